import AXReport
import AXSource

/// A new entry of `suppressions` in a configuration file. The rest of the file stays unchanged.
struct ConfigurationSuppression {
    let rule: String
    let key: String
    let reason: String

    /// - Throws: an error if the file isn't valid, or if its layout doesn't allow the entry to be added.
    func change(to target: (path: String, file: SourceFile?)) throws(CommandFailure) -> FileChange {
        guard let file = target.file else {
            return FileChange(old: nil, new: SourceFile(path: target.path, text: newSection()))
        }
        let old = try Self.members(of: file)
        if old.contains(where: isThis) { return FileChange(old: file, new: file) }
        for edit in try edits(of: file) {
            // The layout of the file may be one that the edit doesn't support.
            guard let new = try? file.applying([edit]), let members = try? Self.members(of: new),
                members.contains(where: isThis), old.allSatisfy({ entry in members.contains { $0 == entry } })
            else { continue }
            return FileChange(old: file, new: new)
        }
        throw CommandFailure(
            .configuration,
            "\(PathName.printable(target.path)): the suppression can't be added here; add it by hand: \(newSection())")
    }

    /// The reason in a file for the same suppression; nil if the file doesn't contain it.
    func reason(in file: SourceFile) throws(CommandFailure) -> String? {
        let ofKey = try Self.section(of: file).flatMap { section in
            Self.members(of: section.value).first { $0.key == pattern }
        }
        let ofRule = ofKey.flatMap { member in Self.members(of: member.value).first { $0.key == rule } }
        if case .text(let reason)? = ofRule?.value.content { return reason }
        return nil
    }

    /// The pattern that matches only the key.
    private var pattern: String {
        key.reduce(into: "") { pattern, character in
            if "*?[]{},\\".contains(character) { pattern.append("\\") }
            pattern.append(character)
        }
    }

    /// The text as a JSON string, which is also a valid YAML string.
    private func quoted(_ text: String) -> String { JSONText.compact(text) }

    private var entry: String { "\(rule): \(quoted(reason))" }

    /// - Parameter indent: the spaces before each line except the first.
    private func newSection(_ indent: String = "") -> String {
        "suppressions:\n\(indent)  \(quoted(pattern)):\n\(indent)    \(entry)\n"
    }

    private typealias Entry = (pattern: String, rule: String)

    private func isThis(_ entry: Entry) -> Bool { entry.pattern == pattern && entry.rule == rule }

    /// The suppressions of a file.
    private static func members(of file: SourceFile) throws(CommandFailure) -> [Entry] {
        try section(of: file).map { members(of: $0.value) }?.flatMap { member in
            members(of: member.value).map { (member.key, $0.key) }
        } ?? []
    }

    private static func section(of file: SourceFile) throws(CommandFailure) -> YAMLValue.Member? {
        try root(of: file).flatMap { root in members(of: root).first { $0.key == "suppressions" } }
    }

    private static func root(of file: SourceFile) throws(CommandFailure) -> YAMLValue? {
        do throws(YAMLParseError) {
            return try YAMLReader.value(of: file)
        } catch {
            throw CommandFailure(.configuration, "\(PathName.printable(file.path)): \(error.message)")
        }
    }

    private static func members(of value: YAMLValue) -> [YAMLValue.Member] {
        if case .mapping(let members) = value.content { members } else { [] }
    }

    /// The edits to try, beginning with the best one.
    private func edits(of file: SourceFile) throws(CommandFailure) -> [TextEdit] {
        guard let section = try Self.section(of: file) else {
            let first = try Self.root(of: file).flatMap { Self.members(of: $0).first }
            let indent = String(repeating: " ", count: first.map { Self.indent(of: $0, file) } ?? 0)
            let isComplete = file.text.last.map { $0 == UInt8(ascii: "\n") } ?? true
            let atEnd = TextEdit.insertion(
                at: file.text.count, (isComplete ? "" : "\n") + indent + newSection(indent))
            // The file may end with a document end marker (`...`), and text after the marker isn't allowed.
            let atStart = first.map { TextEdit.insertion(at: $0.keySpan.start, newSection(indent) + indent) }
            return [atEnd, atStart].compactMap(\.self)
        }
        if let known = Self.members(of: section.value).first(where: { $0.key == pattern }) {
            return [insertion(entry, before: known.value, in: file), insertion(entry, below: known, in: file)]
        }
        let isFlow = Self.isFlow(section.value, file)
        let first = Self.members(of: section.value).first
        let column = first.map { Self.indent(of: $0, file) } ?? Self.indent(of: section, file) + 2
        let indent = String(repeating: " ", count: column + 2)
        let text = isFlow ? "\(quoted(pattern)): {\(entry)}" : "\(quoted(pattern)):\n\(indent)\(entry)"
        return [insertion(text, before: section.value, in: file), insertion(text, below: section, in: file)]
    }

    /// The edit that inserts a string as the value of a member without a value.
    private func insertion(_ text: String, below member: YAMLValue.Member, in file: SourceFile) -> TextEdit {
        let rest = file.text[member.keySpan.end...]
        let indent = String(repeating: " ", count: Self.indent(of: member, file) + 2)
        return .insertion(at: rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex, "\n\(indent)\(text)")
    }

    /// The edit that inserts a string as the first member of a mapping.
    private func insertion(_ text: String, before value: YAMLValue, in file: SourceFile) -> TextEdit {
        let first = Self.members(of: value).first
        if Self.isFlow(value, file) {
            return .insertion(at: value.span.start + 1, first == nil ? text : text + ", ")
        }
        let indent = String(repeating: " ", count: first.map { Self.indent(of: $0, file) } ?? 2)
        return .insertion(at: first?.keySpan.start ?? value.span.start, "\(text)\n\(indent)")
    }

    /// Whether a mapping is written in braces.
    private static func isFlow(_ value: YAMLValue, _ file: SourceFile) -> Bool {
        file.text.indices.contains(value.span.start) && file.text[value.span.start] == UInt8(ascii: "{")
    }

    private static func indent(of member: YAMLValue.Member, _ file: SourceFile) -> Int {
        let before = file.text[..<member.keySpan.start]
        return before.count - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)
    }
}
