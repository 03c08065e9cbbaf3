import AXModel
import AXSource

/// The titles that are seen on elements, in each locale.
struct SeenTitles: Sendable {
    private var texts: [String: [StringKey: String]] = [:]

    var isEmpty: Bool { texts.isEmpty }

    func text(of title: StringKey, in locale: String) -> String? { texts[locale]?[title] }

    /// - Parameter titles: the keys of titles by the keys of labels; those that Interface Builder writes are found besides.
    mutating func read(_ catalogs: [Catalog], titles: [StringKey: Set<StringKey>]) {
        var wanted = Set(titles.values.joined())
        for unit in catalogs.first?.units ?? [] {
            for key in InterfaceBuilderTitle.keys(besideLabel: unit.key) { wanted.insert(key) }
        }
        guard !wanted.isEmpty else { return }
        for catalog in catalogs {
            for unit in catalog.units where wanted.contains(unit.key) {
                if case .plain(let text) = unit.text { texts[catalog.locale, default: [:]][unit.key] = text.string }
            }
        }
    }
}

/// The titles that Interface Builder puts into the same table as an element's label, under the same object.
enum InterfaceBuilderTitle {
    private static let label = Array(".accessibilityLabel".utf8)
    /// Of a button, of a button with a configuration, of an item of a bar.
    private static let titles = [".normalTitle", ".configuration.title", ".title"].map { Array($0.utf8) }

    /// The keys that the title of the object may stand under.
    static func keys(besideLabel key: StringKey) -> [StringKey] {
        guard key.bytes.count > label.count, key.bytes[key.bytes.count - label.count] == label[0],
            key.bytes.suffix(label.count).elementsEqual(label)
        else { return [] }
        return titles.map { StringKey(bytes: key.bytes.dropLast(label.count) + $0) }
    }
}
