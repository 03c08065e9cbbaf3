import AXLocale
import AXSource

/// A number and what it counts: "1 file", "2 files".
package func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// A language as people read it.
enum LanguageTitle {
    /// “German (de)”; the tag alone where nobody knows a name.
    static func of(_ locale: String) -> String {
        guard let name = LanguageTag(locale)?.englishName else { return locale }
        return of(locale, named: name)
    }

    static func of(_ locale: String, named name: String) -> String {
        name == locale ? locale : "\(name) (\(locale))"
    }
}

extension Severity {
    /// The word at the head of a sentence.
    var title: String {
        switch self {
        case .error: "Error"
        case .warning: "Warning"
        case .note: "Note"
        }
    }
}

extension Diagnostic {
    /// Message and explanation as running text, each with a mark at its end.
    var sentences: String {
        [message, explanation].compactMap { $0 }.map(\.ended).joined(separator: " ")
    }
}

extension String {
    /// With a full stop, where none stands last, nor a sentence with one in quotation marks. A mark that is quoted alone is
    /// no sentence.
    var ended: String {
        if last.map({ ".!?…:".contains($0) }) == true { return self }
        let quoted = reversed().drop { $0 == "”" }.prefix(2)
        let isSentence =
            last == "”" && quoted.first.map { ".!?…。！？।؟".contains($0) } == true && quoted.last != "“"
        return isSentence ? self : self + "."
    }
}

extension Diagnostic {
    /// The key as reports show it, cut where it is far longer than keys are: thousands of findings may be about one such key,
    /// and each of them names it.
    var shownKey: String? {
        guard let bytes = key?.bytes else { return nil }
        guard bytes.count > Self.longestKey else { return key?.text }
        let end = bytes[...Self.longestKey].lastIndex { !WTF8.isContinuation($0) } ?? Self.longestKey
        return WTF8.string(bytes[..<end]) + "…"
    }

    /// Bytes of a key that is shown whole. Source strings that are used as keys are rarely as long as a tenth of it.
    private static let longestKey = 1_024
}
