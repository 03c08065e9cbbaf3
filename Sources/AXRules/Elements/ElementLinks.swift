package import AXModel
package import AXSource

/// The elements that the strings of a table belong to, by the strings' keys.
///
/// Rules compare strings that belong to the same element or screen.
package struct ElementLinks: Sendable {
    /// Maps the key of a hint or value to the key of the same element's label.
    package var labels: [StringKey: StringKey]
    /// Maps the key of a label to the keys of the same element's values.
    package var values: [StringKey: Set<StringKey>]
    /// Maps the key of a label to the keys of the visible titles of the elements that the label names.
    package var titles: [StringKey: Set<StringKey>]
    /// Maps the key of a string to the kinds of its element according to the source code: traits, and control names
    /// such as `button`.
    package var kinds: [StringKey: Set<String>]
    /// The labels of each screen.
    package var screens: [[ScreenLabel]]
    /// Strings that users hear as part of a longer one; see ``CombinedStrings``.
    package var combined: Set<StringKey>
    /// Strings that the code concatenates into a longer label, value or hint in at least one location.
    package var pieces: Set<StringKey>
    /// The strings to which the code appends punctuation.
    private(set) var closed: Set<StringKey> = []
    private var seen = SeenTitles()

    package init(
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

    /// The links that extraction found, or that a roles file specifies.
    package init(_ occurrences: [Occurrence]) {
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
        combined = CombinedStrings.keys(of: occurrences)
        pieces = SpokenPieces.keys(of: occurrences)
        closed = Set(occurrences.filter(\.isClosedByCode).compactMap(\.tableKey))
    }

    /// A copy that also contains the strings of titles in the given catalogs. Titles are rarely accessibility strings,
    /// so the checked units usually don't include them.
    package func readingTitles(in catalogs: [Catalog]) -> ElementLinks {
        var links = self
        links.seen.read(catalogs, titles: titles)
        return links
    }

    /// The visible titles of the elements that a label names. Maps the key of each title to its string in the locale.
    func titles(of label: StringKey, in locale: String) -> [StringKey: String] {
        guard !seen.isEmpty else { return [:] }
        let keys = titles[label, default: []].union(InterfaceBuilderTitle.keys(forLabel: label))
        return keys.reduce(into: [:]) { $0[$1] = seen.text(of: $1, in: locale) }
    }
}

/// Finds strings that users hear as part of a longer one: several strings that the code sets as one attribute, and
/// strings of views that are spoken together with the views in them.
enum CombinedStrings {
    /// A location where the code sets an accessibility attribute, in one branch.
    private struct Site: Hashable {
        let path: String
        let span: Span
        let role: AccessibilityRole
        let branch: Branch
    }

    /// Views that contain others. VoiceOver treats a table cell or a list row as one element.
    private static let containers: Set<String> = [
        "vstack", "hstack", "zstack", "lazyvstack", "lazyhstack", "grid", "gridrow", "group", "section", "list", "cell",
        "uitableviewcell", "uicollectionviewcell", "contentview",
    ]

    static func keys(of occurrences: [Occurrence]) -> Set<StringKey> {
        var keysBySite: [Site: Set<StringKey>] = [:]
        var combined: Set<StringKey> = []
        for occurrence in occurrences {
            guard let key = occurrence.tableKey else { continue }
            if occurrence.element.map({ containers.contains($0.lowercased()) }) == true { combined.insert(key) }
            // The rows of a roles file don't have a location in the code.
            guard !occurrence.span.isEmpty else { continue }
            let site = Site(
                path: occurrence.path, span: occurrence.span, role: occurrence.role, branch: occurrence.branch)
            keysBySite[site, default: []].insert(key)
        }
        for keys in keysBySite.values where keys.count > 1 { combined.formUnion(keys) }
        return combined
    }
}

/// The visible titles of elements, in each locale.
private struct SeenTitles: Sendable {
    private var texts: [String: [StringKey: String]] = [:]

    var isEmpty: Bool { texts.isEmpty }

    func text(of title: StringKey, in locale: String) -> String? { texts[locale]?[title] }

    /// - Parameter titles: the keys of titles by the keys of labels. Titles with keys from Interface Builder don't need
    ///   an entry.
    mutating func read(_ catalogs: [Catalog], titles: [StringKey: Set<StringKey>]) {
        var wanted = Set(titles.values.joined())
        for unit in catalogs.first?.units ?? [] {
            for key in InterfaceBuilderTitle.keys(forLabel: unit.key) { wanted.insert(key) }
        }
        guard !wanted.isEmpty else { return }
        for catalog in catalogs {
            for unit in catalog.units where wanted.contains(unit.key) {
                if case .plain(let text) = unit.text { texts[catalog.locale, default: [:]][unit.key] = text.string }
            }
        }
    }
}

/// The titles whose strings Interface Builder writes to the same table as a label, for the same object.
private enum InterfaceBuilderTitle {
    private static let label = Array(".accessibilityLabel".utf8)
    /// The endings of the keys of titles: for a button, a button with a configuration, and a bar item.
    private static let titles = [".normalTitle", ".configuration.title", ".title"].map { Array($0.utf8) }

    static func keys(forLabel key: StringKey) -> [StringKey] {
        guard key.bytes.count > label.count, key.bytes[key.bytes.count - label.count] == label[0],
            key.bytes.suffix(label.count).elementsEqual(label)
        else { return [] }
        return titles.map { StringKey(bytes: key.bytes.dropLast(label.count) + $0) }
    }
}

/// Finds strings that the code concatenates with others into one label, value or hint: “scheduled %@” in “Line 5,
/// scheduled 10:30”.
///
/// Users hear strings in two branches at one location together only if one branch is inside the other. A string outside
/// all branches is heard with each of them.
private struct SpokenPieces {
    fileprivate struct Site: Hashable {
        let path: String
        let span: Span
        let role: AccessibilityRole
    }

    /// The keys of the strings in each branch at the location. The expression of a value represents a value that isn't
    /// localized.
    private var texts: [Branch: Set<StringKey>] = [:]

    static func keys(of occurrences: [Occurrence]) -> Set<StringKey> {
        // The rows of a roles file don't have a location in the code.
        let inCode = occurrences.filter { !$0.span.isEmpty && [.label, .value, .hint].contains($0.role) }
        var sites: [Site: SpokenPieces] = [:]
        for occurrence in inCode { sites[Site(occurrence), default: SpokenPieces()].add(occurrence) }
        return inCode.reduce(into: []) { keys, occurrence in
            guard let key = occurrence.tableKey, let site = sites[Site(occurrence)] else { return }
            if site.joins(key, in: occurrence.branch) { keys.insert(key) }
        }
    }

    private mutating func add(_ occurrence: Occurrence) {
        texts[occurrence.branch, default: []].insert(occurrence.tableKey ?? occurrence.key)
    }

    /// Whether another string or value is spoken together with the string in the given branch.
    private func joins(_ key: StringKey, in branch: Branch) -> Bool {
        if texts[branch, default: []].contains(where: { $0 != key }) { return true }
        return texts.contains { other, keys in
            guard branch != other, branch.isInside(other) else { return false }
            // A fallback is never spoken with the string that it replaces.
            return keys.contains { $0 != key && !Self.isFallback(branch, for: $0) }
        }
    }

    private static func isFallback(_ branch: Branch, for key: StringKey) -> Bool {
        branch.tests.contains { test in
            if case .isNil(let expression) = test.kind { expression.hasSuffix(key.text) } else { false }
        }
    }
}

extension SpokenPieces.Site {
    fileprivate init(_ occurrence: Occurrence) {
        self.init(path: occurrence.path, span: occurrence.span, role: occurrence.role)
    }
}

extension Occurrence {
    /// Whether the code appends punctuation to the string: `hint + "."`.
    fileprivate var isClosedByCode: Bool {
        concatenations.contains { concatenation in
            guard case .text(let end)? = concatenation.pieces.last, let mark = end.first else { return false }
            return concatenation.pieces.dropLast().last == .itself && mark.isPunctuation
        }
    }
}
