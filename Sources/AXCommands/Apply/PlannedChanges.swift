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
    /// Each file before and after the changes, in the order in which they were first changed.
    private var files: [(old: SourceFile?, new: SourceFile)] = []

    init(onReject: OnReject, in environment: CommandEnvironment) {
        self.onReject = onReject
        self.environment = environment
    }

    /// Only the files that differ.
    var changes: [FileChange] { files.map { FileChange(old: $0.old, new: $0.new) }.filter { !$0.isEmpty } }

    /// - Throws: an error if a file can't be read or edited.
    mutating func carry(
        out plan: ApplyPlan, _ placement: UnitPlacement, current: Catalog?
    ) throws(CommandFailure) {
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
        for path in order { try edit(path, byPath[path] ?? [], placement) }
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
            let state = unit.states[form.path].map { CatalogChange.state(unit.key, at: form.path, $0) }
            return (own[form.path] == form.text.string ? [] : [setting]) + (state.map { [$0] } ?? [])
        }
    }

    private mutating func edit(
        _ path: String, _ changes: [CatalogChange], _ placement: UnitPlacement
    ) throws(CommandFailure) {
        let index = try index(of: path, placement)
        let table = try ParsedStringsFile(withoutFindings: files[index].new)
        if let reason = table.parsed.value.readOnlyReason {
            throw CommandFailure(.input, "\(PathName.printable(path)): can't be changed: \(reason)")
        }
        let edits = table.parsed.value.edits(for: changes, locale: placement.locale)
        files[index].new = try FileChange(files[index].new, edits).new
    }

    /// The index of a file in ``files``. A file that doesn't exist yet begins empty.
    private mutating func index(of path: String, _ placement: UnitPlacement) throws(CommandFailure) -> Int {
        if let index = files.firstIndex(where: { $0.new.path == path }) { return index }
        do throws(FileError) {
            if try environment.files.info(path) != nil {
                let file = SourceFile(path: path, raw: try environment.files.read(path))
                files.append((file, file))
            } else {
                let format = Formats.format(forExtension: PathName.fileExtension(of: path))
                let text = format?.emptyFile(sourceLanguage: placement.source.locale, locale: placement.locale)
                files.append((nil, SourceFile(path: path, text: text ?? "")))
            }
        } catch {
            throw CommandFailure(.input, error)
        }
        return files.count - 1
    }
}
