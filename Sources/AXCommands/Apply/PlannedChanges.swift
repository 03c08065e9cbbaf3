import AXFormats
import AXModel
import AXRules
import AXSource

/// The changes that several ``ApplyPlan``s make to a project, grouped by file.
struct PlannedChanges {
    /// The treatment of a string that findings prevent from being applied.
    enum OnReject: String, CaseIterable, Sendable {
        /// The project keeps its string.
        case keep
        /// The source string is written to the project instead.
        case source
    }

    let onReject: OnReject
    private let environment: CommandEnvironment
    /// The files, in the order of their first changes.
    private var files: [PlannedFile] = []
    private var indices: [String: Int] = [:]

    private struct PlannedFile {
        let path: String
        /// The placement of the file's first change.
        let placement: UnitPlacement
        var changes: [LocaleChanges] = []
    }

    init(onReject: OnReject, in environment: CommandEnvironment) {
        self.onReject = onReject
        self.environment = environment
    }

    mutating func add(_ plan: ApplyPlan, _ placement: UnitPlacement, current: Catalog?) {
        var byPath: [String: [CatalogChange]] = [:]
        var order: [String] = []
        for decision in plan.decisions {
            guard let unit = newUnit(for: decision) else { continue }
            let path = placement.path(for: unit, current: decision.current, in: current)
            if byPath[path] == nil { order.append(path) }
            let isInPlace = decision.current.map { ($0.path ?? current?.path) == path } ?? false
            byPath[path, default: []] += changes(
                to: unit, from: isInPlace ? decision.current : nil, in: path, commentedBy: decision.source)
            if !isInPlace, let old = decision.current, let oldPath = old.path ?? current?.path {
                if byPath[oldPath] == nil { order.append(oldPath) }
                byPath[oldPath, default: []].append(.remove(old.key))
            }
        }
        for path in order { add(LocaleChanges(byPath[path] ?? [], in: placement.locale), to: path, placement) }
    }

    /// The unit to write to the project; nil if the project's unit stays unchanged.
    private func newUnit(for decision: UnitDecision) -> Unit? {
        switch decision.outcome {
        case .taken: return decision.unit
        case .refused where onReject == .source:
            return decision.source.flatMap { decision.current?.hasSameStrings(of: $0) == true ? nil : $0 }
        case .refused, .unchanged, .skipped: return nil
        }
    }

    private func changes(
        to unit: Unit, from current: Unit?, in path: String, commentedBy source: Unit?
    ) -> [CatalogChange] {
        let isCatalog = PathName.fileExtension(of: path) == KnownFiles.catalog
        guard current != nil || isCatalog else { return [.insert(unit.commented(by: source))] }
        let own = Dictionary((current?.forms ?? []).map { ($0.path, $0.text.string) }) { $1 }
        // An empty form next to other forms isn't delivered.
        let delivered = unit.forms.filter { form in
            unit.forms.count == 1 || !form.text.isBlank || own[form.path]?.allSatisfy(\.isWhitespace) ?? true
        }
        return delivered.flatMap { form -> [CatalogChange] in
            let setting = CatalogChange.set(unit.key, at: form.path, value: form.text.string)
            let state = form.state.map { CatalogChange.state(unit.key, at: form.path, $0) }
            let isSame = own[form.path].map { $0.utf8.elementsEqual(form.text.string.utf8) } ?? false
            return (isSame ? [] : [setting]) + (state.map { [$0] } ?? [])
        }
    }

    private mutating func add(_ changes: LocaleChanges, to path: String, _ placement: UnitPlacement) {
        let index = indices[path] ?? files.count
        if index == files.count { files.append(PlannedFile(path: path, placement: placement)) }
        indices[path] = index
        files[index].changes.append(changes)
    }
}

extension PlannedChanges {
    struct StringID: Hashable {
        let folder: String
        let table: String
        let locale: String
        let key: StringKey

        init(_ table: StringTable, _ locale: String, _ key: StringKey) {
            folder = table.folder
            self.table = table.name
            self.locale = locale
            self.key = key
        }

        init(_ table: CheckedGroup, _ locale: String, _ key: StringKey) {
            folder = table.folder ?? ""
            self.table = table.source.table
            self.locale = locale
            self.key = key
        }
    }

    /// The changed files, and the strings that can't be written.
    struct Result {
        /// The changes to files whose contents change.
        var changes: [FileChange] = []
        /// The strings that can't be written. Their existing forms in the files stay unchanged.
        var refused: Set<StringID> = []
        /// The reasons why strings can't be written, as one sentence per reason.
        var reasons: [String] = []
    }

    private struct ReadFile {
        let planned: PlannedFile
        /// The file on disk; nil if it doesn't exist yet.
        let old: SourceFile?
        let start: SourceFile
        let contents: any StringsFile

        func id(_ change: CatalogChange, _ locale: String?) -> StringID? {
            change.key.map { StringID(planned.placement.table, locale ?? planned.placement.locale, $0) }
        }
    }

    /// Makes all changes in memory. A string isn't changed at all if one of its forms can't be written, or if it can't
    /// be moved to another file.
    /// - Throws: an error if a file can't be read or edited.
    func result() throws(CommandFailure) -> Result {
        var read: [ReadFile] = []
        for file in files { read.append(try self.read(file)) }
        var result = Result()
        for file in read {
            for refused in file.contents.edits(for: file.planned.changes).refused where refused.isOfString {
                guard let id = file.id(refused.change, refused.locale) else { continue }
                result.refused.insert(id)
                result.reasons.append(refused.sentence(inFile: file.planned.path))
            }
        }
        result.reasons = result.reasons.uniqued()
        for file in read {
            let kept = file.planned.changes.map { part in
                LocaleChanges(
                    part.changes.filter { change in
                        file.id(change, part.locale).map { !result.refused.contains($0) } ?? true
                    }, in: part.locale)
            }
            let edits = file.contents.edits(for: kept).edits
            let change = FileChange(old: file.old, new: try FileChange(file.start, edits).new)
            if !change.isEmpty { result.changes.append(change) }
        }
        return result
    }

    private func read(_ file: PlannedFile) throws(CommandFailure) -> ReadFile {
        let old = try existing(file.path)
        let start = old ?? SourceFile(path: file.path, text: emptyText(of: file))
        let contents = try ParsedStringsFile(withoutFindings: start).parsed.value
        if let reason = contents.readOnlyReason {
            throw CommandFailure(.input, "\(PathName.printable(file.path)): can't be changed: \(reason)")
        }
        return ReadFile(planned: file, old: old, start: start, contents: contents)
    }

    private func existing(_ path: String) throws(CommandFailure) -> SourceFile? {
        do throws(FileError) {
            guard try environment.files.info(path) != nil else { return nil }
            return SourceFile(path: path, raw: try environment.files.read(path))
        } catch {
            throw CommandFailure(.input, error)
        }
    }

    private func emptyText(of file: PlannedFile) -> String {
        let format = Formats.format(forExtension: PathName.fileExtension(of: file.path))
        let source = file.placement.source.locale
        return format?.emptyFile(sourceLanguage: source, locale: file.placement.locale) ?? ""
    }
}

extension RefusedChange {
    /// Whether the change affects the string itself, and not only its state, its comment or the layout of the file.
    fileprivate var isOfString: Bool {
        switch change {
        case .set, .add, .insert, .remove: true
        case .state, .comment, .keptByHand, .sort, .canonicalize: false
        }
    }
}
