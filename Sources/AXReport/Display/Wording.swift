import AXLocale
import AXSource

/// A number with the noun that it counts: “1 file”, “2 files”.
package func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// The display name of a language.
enum LanguageTitle {
    /// The name with the tag: “German (de)”. If the name isn't known, only the tag.
    static func of(_ locale: String) -> String {
        guard let name = LanguageTag(locale)?.englishName else { return locale }
        return of(locale, named: name)
    }

    static func of(_ locale: String, named name: String) -> String {
        name == locale ? locale : "\(name) (\(locale))"
    }
}

extension Severity {
    /// The severity as the first word of a sentence.
    var title: String {
        switch self {
        case .error: "Error"
        case .warning: "Warning"
        case .note: "Note"
        }
    }
}

extension Diagnostic {
    /// The message and the explanation as sentences with final punctuation.
    var sentences: String {
        [message, explanation].compactMap { $0 }.map(\.ended).joined(separator: " ")
    }
}

extension String {
    /// The string with a full stop, unless it already ends with punctuation or with a quoted sentence. A quoted
    /// punctuation mark such as “.” isn't a sentence.
    var ended: String {
        if last.map({ ".!?…:".contains($0) }) == true { return self }
        let quoted = reversed().drop { $0 == "”" }.prefix(2)
        let isSentence =
            last == "”" && quoted.first.map { ".!?…。！？।؟".contains($0) } == true && quoted.last != "“"
        return isSentence ? self : self + "."
    }
}

extension Diagnostic {
    /// The key for reports. A very long key is shortened, because thousands of findings may repeat it.
    var shownKey: String? {
        guard let bytes = key?.bytes else { return nil }
        guard bytes.count > Self.longestKey else { return key?.text }
        let end = bytes[...Self.longestKey].lastIndex { !WTF8.isContinuation($0) } ?? Self.longestKey
        return WTF8.string(bytes[..<end]) + "…"
    }

    /// The maximum length of a key in reports, in UTF-8 bytes. Even source strings that are used as keys rarely reach a
    /// tenth of it.
    private static let longestKey = 1_024
}
