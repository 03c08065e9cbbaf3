internal import Yams

/// The content of a file of locale data.
struct StyleLayer: Sendable {
    /// A file that isn't decoded yet.
    struct File: Sendable {
        /// The language tag in the file's name.
        let tag: String
        let text: String
        /// Whether the file is compiled in. Other files may be hostile.
        var isEmbedded = false
    }

    /// The language tag in the file's name.
    let tag: String
    let changes: [StyleChange]
    let problems: [LocaleFileProblem]

    /// Decodes `<tag>.yml`. The file may be empty.
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
            // Values are parsed from their text, so YAML's types aren't needed.
            guard let root = try Yams.compose(yaml: file.text, .basic, .default, .utf8), !isEmpty(root) else {
                return []
            }
            return StyleField.changes(in: root, StyleField.all, &log)
        } catch let error as YamlError {
            report(error, in: &log)
        } catch {
            log.add("The file isn't valid YAML.", at: nil)
        }
        return []
    }

    /// Whether the file is empty or contains only comments.
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
