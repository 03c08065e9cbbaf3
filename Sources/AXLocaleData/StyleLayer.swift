internal import Yams

/// What one file of locale data states.
struct StyleLayer: Sendable {
    /// A file that isn't decoded yet.
    struct File: Sendable {
        /// The language tag, as the file's name spells it.
        let tag: String
        let text: String
        /// Whether the file is compiled in. A file that somebody else wrote may be hostile.
        var isEmbedded = false
    }

    /// The file's language tag, as its name spells it.
    let tag: String
    let changes: [StyleChange]
    let problems: [LocaleFileProblem]

    /// Decodes the text of `<tag>.yml`. An empty file states nothing.
    init(_ file: File) {
        tag = file.tag
        var log = ProblemLog(file: file.tag + ".yml", text: file.text)
        changes = Self.changes(in: file, &log)
        problems = log.problems
    }

    private static func changes(in file: File, _ log: inout ProblemLog) -> [StyleChange] {
        if !file.isEmbedded, let violation = YAMLLimits.violation(in: file.text) {
            log.add(violation.message, line: violation.line, column: violation.column)
            return []
        }
        do {
            // Every value is read from its text: YAML's own types are not needed.
            guard let root = try Yams.compose(yaml: file.text, .basic), !isEmpty(root) else { return [] }
            return StyleField.changes(in: root, StyleField.all, &log)
        } catch let error as YamlError {
            report(error, in: &log)
        } catch {
            log.add("The file isn't valid YAML.", at: nil)
        }
        return []
    }

    /// A file of nothing but comments.
    private static func isEmpty(_ root: Node) -> Bool {
        root.scalar.map { $0.string.isEmpty } ?? false
    }

    private static func report(_ error: YamlError, in log: inout ProblemLog) {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            log.add("The file isn't valid YAML: \(problem).", at: mark)
        case .duplicatedKeysInMapping(let names, let context):
            log.add("Repeated keys: \(names.sorted().joined(separator: ", ")).", at: context.mark)
        default:
            log.add("The file isn't valid YAML.", at: nil)
        }
    }
}
