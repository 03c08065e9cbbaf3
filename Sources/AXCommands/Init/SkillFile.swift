import AXSource

/// The skill file that `init --assistants` writes. Later runs replace the file unless it was edited. The file contains
/// a mark: a comment with a hash of the rest of the file. If the hash still matches, the file wasn't edited, regardless
/// of the release that wrote it.
struct SkillFile {
    private let old: SourceFile?
    private let path: String

    /// - Parameter old: the current file; nil if it doesn't exist.
    init(_ old: SourceFile?, at path: String) {
        self.old = old
        self.path = path
    }

    var change: FileChange {
        let new = SourceFile(path: path, text: Self.text + Self.mark(of: Self.text) + "\n")
        guard let old else { return FileChange(old: nil, new: new) }
        return FileChange(old: old, new: isOurs ? new : old)
    }

    /// Whether axstrings wrote the file and it was edited afterwards.
    var isChangedByPeople: Bool { stated != nil && !isOurs }

    private var isOurs: Bool { stated.map { $0.hash == TextHash.of($0.rest) } ?? false }

    /// The hash in the mark, and the text without the mark; nil if the file contains no mark.
    private var stated: (hash: String, rest: String)? {
        guard let old, let start = old.text.firstRange(of: Array(Self.markStart.utf8), from: 0),
            let end = old.text.firstRange(of: Array(Self.markEnd.utf8), from: start.upperBound)
        else { return nil }
        func text(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }
        return (
            text(old.text[start.upperBound..<end.lowerBound]),
            text(old.text[..<start.lowerBound]) + text(old.text[end.upperBound...])
        )
    }

    private static let markStart = "<!-- `axstrings init --assistants` replaces this file until it is changed. "
    private static let markEnd = " -->"

    private static func mark(of text: String) -> String { markStart + TextHash.of(text) + markEnd }

    private static let text = """
        ---
        name: axstrings
        description: Translate, write or review accessibility strings (VoiceOver labels, hints, values, announcements) of this \
        app. Use it for every change to .strings, .stringsdict, .xcstrings or XLIFF files, and to accessibility labels and hints \
        in code.
        ---

        # Accessibility strings

        1. Read the section “Accessibility strings” of \(AssistantFiles.translation). It overrides other style guides for labels \
        and hints.
        2. To translate, use the axstrings server: `brief`, `strings_to_translate`, `check_translations` until the findings are \
        gone, then `apply_translations` with `dryRun` false. Without the server, edit the file and run `axstrings check`.
        3. `explain_rule`, or `axstrings rules RULE`, explains a finding with a wrong and a right example. If a finding is wrong \
        for a string, ask before you suppress it.
        4. `preview_screen`, or `axstrings preview --screen NAME`, shows what VoiceOver says.
        5. Never replace a translation that a person has made or approved.


        """
}
