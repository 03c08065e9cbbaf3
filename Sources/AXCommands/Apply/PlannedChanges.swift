import AXFormats
import AXModel
import AXSource

/// The changes that plans make, file by file.
struct PlannedChanges {
    /// What happens to a string that findings keep out.
    enum OnReject: String, CaseIterable, Sendable {
        /// The project keeps its string.
        case keep
        /// The project gets the string in the development language.
        case source
    }

    let onReject: OnReject
    private let environment: CommandEnvironment
    /// In the order in which they were first changed.
    private var files: [PlannedFile] = []
    private var indices: [String: Int] = [:]

    private struct PlannedFile {
        let path: String
        /// Of the first change.
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

    /// nil if the project's unit stays unchanged.
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
        return unit.forms.flatMap { form -> [CatalogChange] in
            let setting = CatalogChange.set(unit.key, at: form.path, value: form.text.string)
            let state = form.state.map { CatalogChange.state(unit.key, at: form.path, $0) }
            return (own[form.path] == form.text.string ? [] : [setting]) + (state.map { [$0] } ?? [])
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
    /// A string that a file can't contain.
    struct Refusal: Hashable {
        let key: StringKey
        /// Why, as one sentence.
        let sentence: String
    }

    /// Only the files that differ, and the strings that can't be written.
    /// - Throws: an error if a file can't be read or edited.
    func fileChanges() throws(CommandFailure) -> (changes: [FileChange], refusals: [Refusal]) {
        var changes: [FileChange] = []
        var refusals: [Refusal] = []
        for file in files {
            let old = try existing(file.path)
            let start = old ?? SourceFile(path: file.path, text: emptyText(of: file))
            let table = try ParsedStringsFile(withoutFindings: start)
            if let reason = table.parsed.value.readOnlyReason {
                throw CommandFailure(.input, "\(PathName.printable(file.path)): can't be changed: \(reason)")
            }
            let planned = table.parsed.value.edits(for: file.changes)
            refusals += planned.refused.filter(\.isOfString).map {
                Refusal(key: $0.change.key ?? "", sentence: $0.sentence(inFile: file.path))
            }
            let change = FileChange(old: old, new: try FileChange(start, planned.edits).new)
            if !change.isEmpty { changes.append(change) }
        }
        return (changes, refusals.uniqued())
    }

    /// nil for a file that doesn't exist yet.
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
    /// Whether a string would be lost, and not only its state.
    fileprivate var isOfString: Bool {
        switch change {
        case .set, .add, .insert, .remove: true
        case .state, .comment, .keptByHand, .sort, .canonicalize: false
        }
    }
}
