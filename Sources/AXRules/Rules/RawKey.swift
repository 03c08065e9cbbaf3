import AXModel
import AXSource

/// A string whose value is a key, usually its own.
enum RawKey: StringRule {
    static let page = RulePage(
        id: "raw-key", concern: .translations,
        summary: "The string is a key instead of readable text.",
        why: """
            If a string is missing, Apple's runtime returns its key, which the app shows and VoiceOver speaks. The \
            same happens in every language whose strings file repeats the key as the value. VoiceOver may speak dots \
            and underscores by name.
            """,
        example: Example(
            "player.play.label", locale: "de", role: "label", key: "player.play.label", source: "Play"),
        instead: Example("Wiedergabe", locale: "de", role: "label", key: "player.play.label", source: "Play"),
        severity: .error, or: [.warning], traits: [.blocksApply])

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard let text = unit.onlyText, text.string.mayBeKey else { return [] }
        // A string that equals its source is a name, an address or a file name, or else the defect is in the source.
        if let source, source.checkedForms.contains(where: { $0.string == text.string }) { return [] }
        if text.string.isHostName { return [] }
        let isOwn = unit.key.text == text.string
        if source == nil, !isOwn, isPlaceholder(text.string, of: unit, in: context) {
            return [
                context.finding(
                    page, unit, text, severity: .warning, "string looks like a key: \(text.string.quoted)",
                    why:
                        "The actual string may never have been written. If the actual string is missing, "
                        + "VoiceOver speaks this key."
                )
            ]
        }
        guard isOwn || names(text.string, in: context) else { return [] }
        if source == nil, !isOwn || !text.string.isSurelyKey(isSpoken: !unit.roleSet.isEmpty) { return [] }
        return [
            context.finding(
                page, unit, text,
                isOwn
                    ? "string is its own key: \(text.string.quoted)"
                    : "string is the key of another string: \(text.string.quoted)")
        ]
    }

    /// Whether a spoken string in the development language is an identifier with an underscore.
    private static func isPlaceholder(_ text: String, of unit: Unit, in context: RuleContext) -> Bool {
        !unit.roleSet.isEmpty && text.isSurelyKey(isSpoken: true) && text.contains("_") && !text.hasPrefix("_")
    }

    private static func names(_ text: String, in context: RuleContext) -> Bool {
        // A key that equals its own source string may be a name.
        context.sourceUnits[StringKey(text)].map { $0.onlyText?.string != text } ?? false
    }
}

extension String {
    /// Whether the string looks like a key: only letters, digits, periods, underscores and hyphens, with a period, an
    /// underscore or a capital after a lowercase letter. It must have a letter, unlike “127.0.0.1”, and must not begin
    /// or end with a period.
    package var mayBeKey: Bool {
        var isKey = false
        var last: UInt8 = 0
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): break
            case UInt8(ascii: "A")...UInt8(ascii: "Z"):
                if (0x61...0x7A).contains(last) { isKey = true }
            case UInt8(ascii: "."), UInt8(ascii: "_"): isKey = true
            default: return false
            }
            last = byte
        }
        return isKey && utf8.first != UInt8(ascii: ".") && last != UInt8(ascii: ".") && contains(where: \.isLetter)
    }

    /// Whether the string ends like the name of a host, website or brand: “irc.server.com”, “Booking.com”.
    fileprivate var isHostName: Bool {
        guard let point = lastIndex(of: "."), !contains("_") else { return false }
        return Self.domains.contains(self[index(after: point)...].lowercased())
    }

    /// Common top-level domains and names in home networks.
    private static let domains: Set<String> = [
        "com", "org", "net", "edu", "gov", "io", "app", "dev", "me", "co", "info", "tv", "ai", "eu", "uk", "us", "ca",
        "au", "de", "at", "ch", "fr", "it", "es", "pt", "nl", "be", "se", "dk", "fi", "pl", "cz", "ru", "ua", "jp",
        "cn", "kr", "in", "br", "mx", "local", "lan", "onion",
    ]

    /// Whether the string can't be meant for people, even without a source to compare it with: it has two separators or
    /// an underscore. If VoiceOver speaks it, one separator is enough in a string such as `search.empty` or
    /// `player.closeButton`, whose ending isn't that of a file or website.
    package func isSurelyKey(isSpoken: Bool) -> Bool {
        let parts = split { $0 == "." || $0 == "_" }
        guard !hasPrefix("www."), parts.count > 1, mayBeKey, !isHostName else { return false }
        if parts.count > 2 || contains("_") { return true }
        return isSpoken && parts.allSatisfy { $0.first?.isLowercase == true }
            && (parts[1].count > 4 || parts[1].contains(where: \.isUppercase))
    }
}
