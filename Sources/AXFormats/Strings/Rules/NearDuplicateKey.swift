import AXModel
import AXSource

/// Two keys that look the same but that Apple's runtime distinguishes.
enum NearDuplicateKey: FileRule {
    static let page = RulePage(
        id: "near-duplicate-key", concern: .files,
        summary: "Two keys look the same but are different.",
        why: """
            The runtime compares keys by code unit, so even an invisible character, a leading or trailing space, or a \
            different encoding of `é` (one character, or `e` with a combining accent) makes two keys different. The \
            code most likely uses only one of the two keys; if a translation has only the other one, VoiceOver speaks \
            the raw key.
            """,
        example: Example("\"café\" = \"Café\";\n\"cafe\u{301}\" = \"Café\";"),
        instead: Example("\"café\" = \"Café\";\n\"cafe\" = \"Cafe\";"),
        severity: .warning, or: [.note])

    static func check(_ document: StringsDocument) -> [Diagnostic] {
        // Two plain ASCII keys look the same only if they are equal, so one of the two must contain other characters.
        guard document.loadedEntries.contains(where: { !document.isPlain($0) }) else { return [] }
        let entries = document.tableEntries
        let looks = Set(entries.filter { !document.isPlain($0.entry) }.map { look(of: $0.key) })
        guard !looks.isEmpty else { return [] }
        var seen: [String: KeyedEntry] = [:]
        var findings: [Diagnostic] = []
        for keyed in entries {
            let look = look(of: keyed.key)
            guard looks.contains(look) else { continue }
            if let other = seen[look], other.key != keyed.key {
                findings.append(finding(keyed, like: other, document))
            } else {
                seen[look] = keyed
            }
        }
        return findings
    }

    /// A string that is equal for keys that look the same: without invisible characters, with a space in place of any
    /// white space and, if the key contains words, without leading and trailing spaces. `String` compares by canonical
    /// equivalence, so composed and decomposed characters are equal.
    private static func look(of key: StringKey) -> String {
        guard !key.bytes[...].isPlain else { return key.text }
        let visible = key.text.unicodeScalars.filter { $0.isASCII || !$0.properties.isDefaultIgnorableCodePoint }
            .map { $0.value > 0x20 && $0.isASCII || !$0.properties.isWhitespace ? $0 : " " }
        let look = String(String.UnicodeScalarView(visible))
        return hasWord(look) ? trimmed(look) : look
    }

    /// Whether a key contains words or numbers. Keys that only concatenate values, such as `%@ ` and ` %@`, may
    /// intentionally differ only in spaces.
    private static func hasWord(_ key: String) -> Bool {
        Message(parsing: key).segments.contains { segment in
            guard case .text(let text) = segment else { return false }
            return text.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        }
    }

    private static func trimmed(_ text: String) -> String {
        var text = text[...]
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }

    private static func finding(_ keyed: KeyedEntry, like other: KeyedEntry, _ document: StringsDocument) -> Diagnostic
    {
        // A leading or trailing space can be intentional, for example in a unit that is appended to a number.
        let differsAtEdges = trimmed(keyed.key.text).utf8.elementsEqual(trimmed(other.key.text).utf8)
        return finding(
            .looksLike(keyed.key), at: keyed.entry.keySpan, in: document,
            severity: differsAtEdges ? .note : .warning, explanation: .comparedAsUnits, key: keyed.key,
            notes: [Diagnostic.Note(.otherIsHere, span: other.entry.keySpan)])
    }
}

extension StringsDocument {
    fileprivate func isPlain(_ entry: StringsEntry) -> Bool {
        if entry.keyKind == .quotedWithEscapes { return key(of: entry).bytes[...].isPlain }
        return file.text[content(of: entry.keySpan).range].isPlain
    }
}

extension ArraySlice<UInt8> {
    /// Whether all bytes are printable ASCII, without leading or trailing spaces.
    fileprivate var isPlain: Bool {
        guard let first, let last, first != 0x20, last != 0x20 else { return isEmpty }
        return withUnsafeBufferPointer { $0.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
    }
}

extension String {
    fileprivate static func looksLike(_ key: StringKey) -> String {
        "“\(key)” looks like another key but isn't the same"
    }
    fileprivate static let comparedAsUnits =
        "Apple's runtime compares keys by code unit, so these are two different keys."
    fileprivate static let otherIsHere = "the other key is here"
}
