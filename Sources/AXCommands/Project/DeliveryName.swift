/// What the path of a delivered file says about its table and its locale.
struct DeliveryName: Hashable, Sendable {
    /// The table's name.
    let table: String
    /// A language tag; nil when the path names none.
    let locale: String?
    /// Whether the file lies in `Base.lproj`.
    var isBase = false

    /// Every reading of a path, the most certain one first:
    /// `de.lproj/Localizable.strings`, `Localizable-de.strings` (or `_`, `.`, also in front), `de/Localizable.strings`,
    /// `de.strings`.
    static func readings(of path: String) -> [DeliveryName] {
        let stem = PathName.stem(of: path)
        if let folder = StringTable.localizationFolder(of: path) {
            let tag = LocaleName.tag(ofFolder: folder)
            return [DeliveryName(table: stem, locale: tag, isBase: tag == nil)]
        }
        var readings = splits(of: stem).compactMap { table, text in
            LocaleName.tag(ofText: text).map { DeliveryName(table: table, locale: $0) }
        }
        if let tag = LocaleName.tag(ofText: PathName.name(of: PathName.parent(of: path))) {
            readings.append(DeliveryName(table: stem, locale: tag))
        }
        if let tag = LocaleName.tag(ofText: stem) { readings.append(DeliveryName(table: "", locale: tag)) }
        readings.append(DeliveryName(table: stem, locale: nil))
        return readings
    }

    /// The ways to take a name apart at a separator, with the longer locale first: `Localizable-zh-Hant` is tried as
    /// `zh-Hant`, then as `Hant`; after those, the locale in front.
    private static func splits(of stem: String) -> [(table: String, locale: String)] {
        let cuts = stem.indices.filter { "-_.".contains(stem[$0]) }
        let behind = cuts.map { (String(stem[..<$0]), String(stem[stem.index(after: $0)...])) }
        let before = cuts.reversed().map { (String(stem[stem.index(after: $0)...]), String(stem[..<$0])) }
        return (behind + before).filter { !$0.0.isEmpty && !$0.1.isEmpty }
    }
}
