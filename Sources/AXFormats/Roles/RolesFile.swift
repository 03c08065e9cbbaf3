package import AXModel
import AXScan
package import AXSource

/// Reads files that specify the roles of a project's strings: the output of `extract` in the formats `jsonl` and
/// `json`, or the file of notes that axstrings keeps next to a string catalog.
package enum RolesFile {
    package static let page = RulePage(
        id: "roles-file", concern: .settings,
        summary: "A roles file has a row that can't be read.",
        why: """
            A roles file specifies what each string is for. If a row were silently skipped, its string would be \
            checked for the wrong role, or not at all. axstrings therefore reports the location of the row and exits \
            with code 2.
            """,
        example: Example("{\"key\":\"play.hint\",\"role\":\"hnit\"}\n"),
        instead: Example("{\"key\":\"play.hint\",\"role\":\"hint\"}\n"),
        severity: .error)

    /// The supported schema version of a document. Within a version, members may be added but not changed or removed.
    private static let schemaVersion = "1"

    /// The occurrences in the file. Invalid rows are reported and skipped.
    ///
    /// An occurrence has the values of its row, but no API. Its span isn't a position in a file; rows that specify the
    /// same location have the same span. A row without `kind` describes a key of a strings file.
    package static func parse(_ file: SourceFile) -> Parsed<[Occurrence]> {
        let whole = JSONTree(file.text)
        if let root = whole.root, let list = whole.value("occurrences", of: root) {
            return document(whole, root, list, file)
        }
        let lines = file.text.split(separator: 0x0A).filter { !$0.allSatisfy { $0 <= 0x20 } }
        // A document with a syntax error is reported as one error, not as one error per line.
        if let first = lines.first, JSONTree(Array(first)).fault?.cause == .unexpectedEnd, let fault = whole.fault {
            return Parsed([], diagnostics: [notJSON(fault.span, file)])
        }
        var result: Parsed<[Occurrence]> = Parsed([])
        var locations = RowLocations()
        for line in lines {
            let tree = JSONTree(Array(line))
            var row = RoleRowReader(tree, offset: line.startIndex)
            if let fault = tree.fault {
                let start = line.startIndex + fault.span.start
                result.diagnostics.append(notJSON(Span(start, start + fault.span.length), file))
            } else if let occurrence = tree.root.flatMap({ row.occurrence($0, &locations) }) {
                result.value.append(occurrence)
            }
            result.diagnostics += row.errors.map { diagnostic($0, file) }
        }
        return result
    }

    private static func document(
        _ tree: JSONTree, _ root: Int, _ list: Int, _ file: SourceFile
    ) -> Parsed<[Occurrence]> {
        if let fault = tree.fault { return Parsed([], diagnostics: [notJSON(fault.span, file)]) }
        if let version = tree.value("schemaVersion", of: root), tree.string(version) != schemaVersion {
            let text = "unknown schema version \(tree.string(version)); expected \(schemaVersion)"
            return Parsed([], diagnostics: [diagnostic((tree.nodes[version].span, text), file)])
        }
        var row = RoleRowReader(tree, offset: 0)
        if tree.nodes[list].kind != .array { row.report(list, "“occurrences” must be a list") }
        var locations = RowLocations()
        let occurrences = tree.elements(of: list).compactMap { row.occurrence($0, &locations) }
        return Parsed(occurrences, diagnostics: row.errors.map { diagnostic($0, file) })
    }

    private static func notJSON(_ span: Span, _ file: SourceFile) -> Diagnostic {
        diagnostic(
            (span, "invalid JSON; expected the output of `extract --format jsonl` or `extract --format json`"), file)
    }

    private static func diagnostic(_ error: RoleRowReader.RowError, _ file: SourceFile) -> Diagnostic {
        Diagnostic(
            id: page.id, severity: page.severity, path: file.path, span: error.span, message: error.message)
    }
}

/// Reads the rows of a ``RolesFile`` and collects their errors.
private struct RoleRowReader {
    typealias RowError = (span: Span, message: String)

    private(set) var errors: [RowError] = []
    private let tree: JSONTree
    /// The offset at which the JSON text begins in its file.
    private let offset: Int

    init(_ tree: JSONTree, offset: Int) {
        self.tree = tree
        self.offset = offset
    }

    mutating func report(_ node: Int, _ message: String) {
        let span = tree.nodes[node].span
        errors.append((Span(offset + span.start, offset + span.end), message))
    }

    /// The occurrence that a row represents; nil for an invalid row, whose errors are added to ``errors``.
    mutating func occurrence(_ row: Int, _ locations: inout RowLocations) -> Occurrence? {
        guard tree.nodes[row].kind == .object else {
            report(row, "a row must be an object with “key” and “role”")
            return nil
        }
        let before = errors.count
        let key = required("key", of: row)
        let role: AccessibilityRole? = name("role", required("role", of: row), AccessibilityRole.allCases)
        let kind: Occurrence.Kind? = name("kind", text("kind", of: row), Occurrence.Kind.allCases)
        let resolved = resolved(of: row)
        guard let key, let role, before == errors.count else { return nil }
        let location = location(of: row)
        var occurrence = Occurrence(
            path: text("path", of: row).map(string) ?? "", span: locations.span(of: location), role: role,
            api: .framework(""),
            kind: kind ?? .localizedCall, key: StringKey(bytes: tree.bytes(key)))
        occurrence.resolved = resolved
        occurrence.table = text("table", of: row).map(string)
        occurrence.text = text("text", of: row).map(string)
        occurrence.comment = text("comment", of: row).map(string)
        occurrence.element = text("element", of: row).map(string)
        // Elements can be grouped by screen only if their locations are known.
        if location != nil { occurrence.screen = text("screen", of: row).map(string) }
        occurrence.branch = text("condition", of: row).map { Branch(json: string($0)) } ?? .always
        occurrence.control = text("control", of: row).map(string)
        occurrence.pair = text("pair", of: row).map { StringKey(bytes: tree.bytes($0)) }
        occurrence.visibleText = text("visibleText", of: row).map(string)
        occurrence.traitChanges = strings("traits", of: row).map { TraitChange(.adds, $0) }
        occurrence.remark = text("note", of: row).map { .note(string($0)) }
        return before == errors.count ? occurrence : nil
    }

    /// A string that identifies the location of a row; nil if the row doesn't specify both a path and a line.
    private func location(of row: Int) -> String? {
        guard let line = tree.value("line", of: row), let path = tree.value("path", of: row) else { return nil }
        let column = tree.value("column", of: row).map(tree.string) ?? ""
        return "\(tree.string(line)):\(column):\(tree.string(path))"
    }

    private func string(_ node: Int) -> String { tree.string(node) }

    private mutating func resolved(of row: Int) -> Occurrence.Resolved? {
        guard let node = member("resolved", of: row) else { return nil }
        guard tree.nodes[node].kind == .object else {
            report(node, "“resolved” must be an object with “key”")
            return nil
        }
        guard let key = required("key", of: node) else { return nil }
        return Occurrence.Resolved(
            key: StringKey(bytes: tree.bytes(key)), table: text("table", of: node).map(string), path: "",
            span: Span(at: 0), line: 1)
    }

    private mutating func required(_ name: StaticString, of object: Int) -> Int? {
        guard member(name, of: object) != nil else {
            report(object, "missing “\(name)”")
            return nil
        }
        return text(name, of: object)
    }

    /// The node of a string member; nil if it's missing or `null`. Any other value is reported, and the result is nil.
    private mutating func text(_ name: StaticString, of object: Int) -> Int? {
        guard let node = member(name, of: object) else { return nil }
        if tree.nodes[node].isText { return node }
        report(node, "“\(name)” must be a string")
        return nil
    }

    /// The node of a member; nil if it's missing or `null`.
    private func member(_ name: StaticString, of object: Int) -> Int? {
        guard let node = tree.value(name, of: object) else { return nil }
        return tree.nodes[node].kind == .literal && tree.string(node) == "null" ? nil : node
    }

    private mutating func strings(_ name: StaticString, of object: Int) -> [String] {
        guard let node = member(name, of: object) else { return [] }
        let elements = tree.elements(of: node)
        guard tree.nodes[node].kind == .array, elements.allSatisfy({ tree.nodes[$0].isText }) else {
            report(node, "“\(name)” must be a list of strings")
            return []
        }
        return elements.map(string)
    }

    private mutating func name<Name: RawRepresentable<String>>(
        _ member: String, _ node: Int?, _ all: [Name]
    ) -> Name? {
        guard let node else { return nil }
        let text = string(node)
        if let name = Name(rawValue: text) { return name }
        report(node, "unknown \(member) “\(text)”; expected one of \(all.map(\.rawValue).joined(separator: ", "))")
        return nil
    }
}

extension Branch {
    /// Reads the member `condition` of a row, such as `isOn && !(count == 1)`.
    ///
    /// A single test in the source code can itself contain ` && `. Reading it as two tests doesn't change its meaning.
    fileprivate init(json text: String) {
        self.init(text.split(separator: " && ", maxSplits: 31).map { Test(json: $0) })
    }
}

extension Branch.Test {
    fileprivate init(json text: Substring) {
        let pattern = text.ranges(of: ": ").last
        if text.hasPrefix("!("), text.hasSuffix(")") {
            self = .fails([String(text.dropFirst(2).dropLast())])
        } else if text.hasSuffix(" == nil") {
            self = .isNil(String(text.dropLast(7)))
        } else if text.hasSuffix(": default"), let pattern {
            self = .matchesNothing(String(text[..<pattern.lowerBound]))
        } else if let pattern {
            self = .matches(String(text[..<pattern.lowerBound]), pattern: String(text[pattern.upperBound...]))
        } else {
            self = .holds([String(text)])
        }
    }
}

/// Assigns a number to each location in a roles file, because rows have no offsets.
private struct RowLocations {
    private var numbers: [String: Int] = [:]

    /// The span that represents a location; a row without a location gets its own span.
    mutating func span(of location: String?) -> Span {
        let name = location ?? "\(numbers.count)"
        let number = numbers[name] ?? numbers.count
        numbers[name] = number
        return Span(at: number)
    }
}
