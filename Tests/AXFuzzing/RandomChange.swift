import AXLocale
import AXModel
import AXSource
import AXTestSupport

/// Draws one change to a file.
struct RandomChange {
    let change: CatalogChange
    /// The table, the language, the key and the path of the change; nil for a change to the whole file.
    let place: FileTexts.Place?

    /// - Returns: nil if nothing in the file can be changed in this way.
    init?(in texts: FileTexts, _ random: inout SeededGenerator) {
        let kind = random.number(below: 12)
        if kind == 0 {
            self.init(change: random.isOne(in: 2) ? .sort : .canonicalize, place: nil)
        } else if kind == 1 {
            self.init(adding: texts, &random)
        } else if let place = random.pick(texts.places) {
            let value = Self.text(&random)
            switch kind {
            case 2: self.init(change: .remove(place.key), place: place)
            // A comment of only whitespace counts as missing.
            case 3: self.init(change: .comment(place.key, random.isOne(in: 4) ? nil : "c" + value), place: place)
            case 4: self.init(change: .state(place.key, at: place.path, Self.state(&random)), place: place)
            case 5, 6: self.init(newForm: place, value, &random)
            default: self.init(change: .set(place.key, at: place.path, value: value), place: place)
            }
        } else {
            return nil
        }
    }

    private init(change: CatalogChange, place: FileTexts.Place?) {
        self.change = change
        self.place = place
    }

    private init(adding texts: FileTexts, _ random: inout SeededGenerator) {
        let neighbor = random.pick(texts.places)
        let key = StringKey("new " + Self.text(&random))
        let place = FileTexts.Place(
            table: neighbor?.table ?? 0, locale: neighbor?.locale ?? FileTexts.placeLocale, key: key, path: .plain)
        let comment = random.isOne(in: 2) ? nil : Self.text(&random)
        self.init(change: .add(key, value: Self.text(&random), comment: comment), place: place)
    }

    /// Sets a random case of the innermost variation of a string, which may have it already, or of a first variation.
    private init(newForm place: FileTexts.Place, _ value: String, _ random: inout SeededGenerator) {
        let stem: [VariationPath.Step]
        switch place.path.steps.last {
        case .plural?, .device?, .width?: stem = place.path.steps.dropLast()
        case .substitution?, nil: stem = place.path.steps
        }
        let category = random.pick(PluralCategory.allCases) ?? .other
        let step: VariationPath.Step = random.isOne(in: 4) ? .device("iphone") : .plural(category)
        let path = VariationPath(stem + [step])
        let new = FileTexts.Place(table: place.table, locale: place.locale, key: place.key, path: path)
        self.init(change: .set(place.key, at: path, value: value), place: new)
    }

    private static func text(_ random: inout SeededGenerator) -> String {
        (0..<random.number(below: 5)).map { _ in random.pick(texts) ?? "" }.joined()
    }

    private static func state(_ random: inout SeededGenerator) -> TranslationState {
        random.pick([.new, .needsReview, .machineTranslated, .translated, .stale]) ?? .new
    }

    private static let texts = [
        "a", "b c", " ", "\n", "\r\n", "\t", "\"", "'", "\\", "/*", "*/", "--", "]]>", "<b>", "&amp;", "&", ";", "=",
        "%@",
        "%lld", "%#@n@", "é", "e\u{301}", "\u{301}", "😀", "\u{A0}", "\u{2028}", "{", "}", "/", "日本",
    ]
}
