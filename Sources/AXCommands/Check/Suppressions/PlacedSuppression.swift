import AXModel
import AXSource

/// A ``Suppression`` with the strings that it is about and its place.
struct PlacedSuppression: Sendable {
    enum Strings: Sendable {
        /// One key, in some files or in every one, and in source code; of one locale, or of every one.
        case key(StringKey, paths: Set<String>?, locale: String?)
        /// All keys that a pattern of the configuration matches.
        case pattern(Glob)
        /// What begins in a part of a source file, and the keys that are looked up there, wherever they are found fault with.
        case part(path: String, Span, keys: Set<StringKey>)
    }

    let suppression: Suppression
    let strings: Strings
    /// Where the suppression stands.
    let path: String
    let span: Span

    /// - Parameter key: the finding's key, or one of those that it counts.
    func covers(_ key: StringKey?, at location: RuleLocation) -> Bool {
        // What crashes an app is suppressed by its own name or not at all.
        let isNamed = suppression.rules.contains(location.rule)
        guard isNamed || suppression.covers(location.rule) && location.severity < .error else { return false }
        switch strings {
        case .key(let own, let paths, let locale):
            let isInReach = paths?.contains(location.path) ?? true
            return key == own && (isInReach || RuleCatalogue.ofSourcesAlone.contains(location.rule))
                && (locale == nil || locale == location.locale)
        case .pattern(let glob): return key.map { glob.matches($0.text) } ?? false
        case .part(let path, let span, let keys):
            return location.path == path && span.start <= location.start && location.start < span.end
                || key.map(keys.contains) ?? false
        }
    }

    /// Whether the suppression stands in source code.
    var isInCode: Bool { if case .part = strings { true } else { false } }
}
