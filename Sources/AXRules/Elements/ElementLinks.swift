public import AXModel
public import AXSource

/// What is known of the elements that the strings of a table belong to, by the strings' keys.
///
/// Texts are compared with each other because they are of one element or of one screen, never because they are equal.
public struct ElementLinks: Sendable {
    /// The key of the label of the same element, for the key of a hint or value.
    public var labels: [StringKey: StringKey]
    /// The keys of the values of the same element, for the key of a label.
    public var values: [StringKey: Set<StringKey>]
    /// The keys of the titles that are seen on the elements that a label names.
    public var titles: [StringKey: Set<StringKey>]
    /// What the element is, as the source code tells it: traits, and control names such as `button`.
    public var kinds: [StringKey: Set<String>]
    /// The labels of each screen.
    public var screens: [[ScreenLabel]]
    /// Texts that are spoken with others as one, or for all that a row holds.
    public var combined: Set<StringKey>
    /// Texts that stand inside a longer label or value, as far as any place shows it.
    public var pieces: Set<StringKey>
    private var seen = SeenTitles()

    public init(
        labels: [StringKey: StringKey] = [:], values: [StringKey: Set<StringKey>] = [:],
        titles: [StringKey: Set<StringKey>] = [:], kinds: [StringKey: Set<String>] = [:],
        screens: [[ScreenLabel]] = [], combined: Set<StringKey> = [], pieces: Set<StringKey> = []
    ) {
        self.labels = labels
        self.values = values
        self.titles = titles
        self.kinds = kinds
        self.screens = screens
        self.combined = combined
        self.pieces = pieces
    }

    /// What extraction found, or a file of roles says.
    public init(_ occurrences: [Occurrence]) {
        self.init()
        let sites = LabelSites(occurrences)
        for occurrence in occurrences {
            guard let key = occurrence.tableKey else { continue }
            kinds[key, default: []].formUnion(occurrence.traits)
            if let control = occurrence.control { kinds[key, default: []].insert(control) }
            guard let label = occurrence.pair, occurrence.role == .hint || occurrence.role == .value else { continue }
            labels[key] = label
            if occurrence.role == .value { values[label, default: []].insert(key) }
        }
        titles = sites.titles
        screens = sites.screens
        combined = CombinedTexts.keys(of: occurrences)
        pieces = SpokenPieces.keys(of: occurrences)
    }

    /// The links with the titles that the catalogs hold: titles are seldom accessibility strings, and so not among the
    /// texts that are judged.
    public func readingTitles(in catalogs: [Catalog]) -> ElementLinks {
        var links = self
        links.seen.read(catalogs, titles: titles)
        return links
    }

    /// The titles that are seen on the elements of a label, in a locale.
    func titles(of label: StringKey, in locale: String) -> [StringKey: String] {
        guard !seen.isEmpty else { return [:] }
        let keys = titles[label, default: []].union(InterfaceBuilderTitle.keys(besideLabel: label))
        return keys.reduce(into: [:]) { $0[$1] = seen.text(of: $1, in: locale) }
    }
}
