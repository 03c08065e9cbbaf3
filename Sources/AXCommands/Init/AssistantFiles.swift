import AXLocale
import AXLocaleData
import AXReport
import AXRules
import AXScan
import AXSource

/// The files that `init --assistants` writes. Only the parts that an earlier run wrote are replaced; everything else is
/// kept.
struct AssistantFiles {
    /// The language tags to translate into, sorted.
    let locales: [String]
    let environment: CommandEnvironment

    static let translation = "TRANSLATION.md"
    static let agents = "AGENTS.md"
    static let server = ".mcp.json"
    private static let claude = "CLAUDE.md"
    private static let skill = "skills/axstrings/SKILL.md"

    /// The changes to make. Files that are up to date are omitted.
    func changes() throws(CommandFailure) -> [FileChange] {
        var changes = [
            try section(in: Self.translation, try translationSection()),
            try section(in: Self.agents, Self.agentsSection),
        ]
        for path in skillPaths { changes.append(SkillFile(try existing(path), at: path).change) }
        changes.append(try serverChange())
        return changes.filter { !$0.isEmpty }
    }

    private var skillPaths: [String] {
        let folder = try? environment.files.info(".claude")
        return [".agents", folder?.kind == .folder ? ".claude" : nil].compactMap {
            $0.map { PathName.join($0, Self.skill) }
        }
    }

    /// Remarks about files that weren't replaced, and about steps that the user has to take.
    func remarks() throws(CommandFailure) -> [String] {
        var remarks: [String] = []
        for path in skillPaths where SkillFile(try existing(path), at: path).isChangedByPeople {
            remarks.append("\(path): not replaced, because it was changed; to get the current one, delete it")
        }
        if let instructions = try existing(Self.claude), !areOneFile(Self.claude, Self.agents),
            instructions.text.firstRange(of: Array(Self.agents.utf8), from: 0) == nil
        {
            remarks.append(
                "\(Self.claude): add the line “@\(Self.agents)”, so that Claude Code reads \(Self.agents), too")
        }
        return remarks
    }

    /// Whether both paths lead to the same file, as when one is a link to the other.
    private func areOneFile(_ one: String, _ other: String) -> Bool {
        guard let path = try? environment.files.canonicalPath(one) else { return false }
        return path == (try? environment.files.canonicalPath(other))
    }

    // MARK: Markdown

    private static let begin = "<!-- axstrings: begin. `axstrings init --assistants` replaces what follows. -->"
    private static let end = "<!-- axstrings: end -->"

    /// The change that writes our section to a file. The section replaces that of an earlier run, or is added at the
    /// end.
    private func section(in path: String, _ text: String) throws(CommandFailure) -> FileChange {
        let section = "\(Self.begin)\n\(text)\(Self.end)\n"
        guard let old = try existing(path) else {
            return FileChange(old: nil, new: SourceFile(path: path, text: section))
        }
        // Search for bytes rather than characters, because the file may not be valid UTF-8.
        guard let start = old.text.firstRange(of: Array(Self.begin.utf8), from: 0) else {
            let isComplete = old.text.isEmpty || old.text.last == UInt8(ascii: "\n")
            let hasGap = old.text.isEmpty || old.text.suffix(2).elementsEqual("\n\n".utf8)
            let gap = hasGap ? "" : isComplete ? "\n" : "\n\n"
            return try FileChange(old, [.insertion(at: old.text.count, gap + section)])
        }
        guard let close = old.text.firstRange(of: Array(Self.end.utf8), from: start.upperBound) else {
            throw CommandFailure(
                .output,
                "\(path): “\(Self.end)” is missing after the beginning of the section; restore it or remove the section"
            )
        }
        return try FileChange(
            old, [TextEdit(Span(start.lowerBound, close.upperBound), String(section.dropLast()))])
    }

    private func translationSection() throws(CommandFailure) -> String {
        var text = """
            ## Accessibility strings

            VoiceOver speaks these strings: labels, hints, values, action names and announcements. The rules here come before \
            those of general style guides, which ask for commands where a hint needs another form.

            - A label names the element in a word or two. It isn't a sentence, and doesn't name the control type or state.
            - A hint says what happens when the element is used. It doesn't name a gesture, and doesn't repeat the label.
            - Keep placeholders such as %@ and %1$lld exactly, and give every plural form that the language has.
            - Check each translation with `check_translations` of the axstrings server, or with `axstrings check`.


            """
        var briefs: [String] = []
        for locale in locales { briefs.append(try LocaleBrief.of(locale, styles: .embedded).short) }
        text += briefs.joined(separator: "\n")
        return text
    }

    private static let agentsSection = """
        Before you translate or write accessibility labels and hints, read \(translation) and use the axstrings server (\(server)).
        After a change of strings or of views, run `axstrings check --since HEAD` and correct what it reports.

        """

    // MARK: The server

    private static let entry = "\"axstrings\": {\"command\": \"axstrings\", \"args\": [\"mcp\"]}"

    private func serverChange() throws(CommandFailure) -> FileChange {
        guard let old = try existing(Self.server) else {
            let text = """
                {
                  "mcpServers": {
                    \(Self.entry)
                  }
                }

                """
            return FileChange(old: nil, new: SourceFile(path: Self.server, text: text))
        }
        let tree = JSONTree(old.text)
        guard tree.fault == nil, let root = tree.root, tree.nodes[root].kind == .object else {
            throw CommandFailure(.input, "\(Self.server): not a JSON object; add the server by hand: \(Self.entry)")
        }
        guard let servers = tree.value("mcpServers", of: root) else {
            return try insert("\n  \"mcpServers\": {\(Self.entry)}", into: root, of: tree, old)
        }
        guard tree.nodes[servers].kind == .object else {
            throw CommandFailure(
                .input, "\(Self.server): “mcpServers” isn't an object; add the server by hand: \(Self.entry)")
        }
        if tree.value("axstrings", of: servers) != nil { return FileChange(old: old, new: old) }
        return try insert("\n    \(Self.entry)", into: servers, of: tree, old)
    }

    /// Inserts `text` as the first member of a JSON object.
    private func insert(
        _ text: String, into object: Int, of tree: JSONTree, _ file: SourceFile
    ) throws(CommandFailure) -> FileChange {
        let separator = tree.members(of: object).isEmpty ? "" : ","
        return try FileChange(file, [.insertion(at: tree.nodes[object].span.start + 1, text + separator)])
    }

    /// The current contents of a file; nil if it doesn't exist.
    private func existing(_ path: String) throws(CommandFailure) -> SourceFile? {
        do throws(FileError) {
            guard try environment.files.info(path) != nil else { return nil }
            return SourceFile(path: path, raw: try environment.files.read(path))
        } catch {
            throw CommandFailure(.input, error)
        }
    }
}
