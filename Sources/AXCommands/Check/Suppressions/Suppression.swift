import AXExtract
import AXModel
import AXSource

/// A directive that hides the findings of some rules, with a reason:
/// `axstrings:disable label-too-long the name of the band`.
struct SuppressionDirective: Hashable, Sendable {
    /// The rule ids, or `all`.
    let rules: [String]
    /// The former rule ids in the directive. ``rules`` contains the current ids instead.
    let formerIDs: [String]
    let reason: String

    /// The marker at the beginning of a directive in a comment.
    static let marker = "axstrings:disable"
    private static let markerBytes = Array(marker.utf8)
    static let everything = "all"

    /// Whether the text contains ``marker``. This prefilter is much faster than reading thousands of comments.
    static func mayOccur(in text: [UInt8]) -> Bool {
        text.firstRange(of: markerBytes, from: 0) != nil
    }

    /// The directives in a comment, at most one per line.
    static func all(in comment: String) -> [SuppressionDirective] {
        guard comment.utf8.contains(UInt8(ascii: ":")) else { return [] }
        return comment.split(whereSeparator: \.isNewline).compactMap(SuppressionDirective.init)
    }

    private init?(_ line: Substring) {
        guard let marker = line.firstRange(of: Self.marker) else { return nil }
        var words = line[marker.upperBound...].split(whereSeparator: \.isWhitespace)[...]
        guard line[marker.upperBound...].first?.isWhitespace != false else { return nil }
        var rules: [String] = []
        // A comma is followed by another rule.
        while let word = words.popFirst() {
            rules += word.split(separator: ",").map { String($0) }
            if !word.hasSuffix(","), words.first != "," { break }
        }
        self.init(rules: rules, reason: words.drop { ["--", "-", "—", ":"].contains($0) }.joined(separator: " "))
    }

    init(rules: [String], reason: String) {
        formerIDs = rules.filter { RuleCatalogue.currentIDs[$0] != nil }
        self.rules = rules.map { RuleCatalogue.currentIDs[$0] ?? $0 }
        self.reason = reason
    }
}

/// A ``SuppressionDirective``, its location, and the strings that it applies to.
struct Suppression: Sendable {
    enum Strings: Sendable {
        /// One key in the given files and locale; nil for all files or all locales. Includes findings about the key by
        /// rules that check only source code, regardless of `paths`.
        case key(StringKey, paths: Set<String>?, locale: String?)
        /// All keys that match a pattern in the configuration.
        case pattern(Glob)
        /// The findings in a part of a source file, and all findings about the keys that this part uses.
        case part(path: String, Span, keys: Set<StringKey>)
    }

    let directive: SuppressionDirective
    let strings: Strings
    /// The file that contains the directive.
    let path: String
    let span: Span

    /// - Parameter key: the finding's key, or one of the keys that the finding counts.
    func covers(_ key: StringKey?, at location: RuleLocation) -> Bool {
        // `all` doesn't hide errors, such as findings about strings that crash the app. An error is only suppressed if
        // the directive names its rule.
        let coversAll = directive.rules.contains(SuppressionDirective.everything) && location.severity < .error
        guard coversAll || directive.rules.contains(location.rule) else { return false }
        switch strings {
        case .key(let own, let paths, let locale):
            let isInReach = paths?.contains(location.path) ?? true
            return key == own && (isInReach || RuleCatalogue.sourceOnlyIDs.contains(location.rule))
                && (locale == nil || locale == location.locale)
        case .pattern(let glob): return key.map { glob.matches($0.text) } ?? false
        case .part(let path, let span, let keys):
            return location.path == path && span.start <= location.start && location.start < span.end
                || key.map(keys.contains) ?? false
        }
    }

    var isInCode: Bool { if case .part = strings { true } else { false } }
}
