import AXFormats
import AXModel
import AXSource

/// Every string of a file by its place, compared by code units.
struct FileTexts {
    struct Place: Hashable {
        let table: Int
        let locale: StringKey
        let key: StringKey
        let path: VariationPath
    }

    struct Text: Hashable {
        let string: StringKey
        let state: TranslationState?
        let comment: StringKey?
        let isTranslatable: Bool
        let variable: Variable?
    }

    struct Variable: Hashable {
        let argument: Int?
        let specifier: StringKey

        /// The form with the argument's specifier in place of `%arg`, such as `%1$lld`.
        func spellingOut(_ form: StringKey) -> String {
            let position = argument.map { "%\($0)$" } ?? "%"
            return form.text.replacing("%arg", with: position + specifier.text)
        }
    }

    /// The locale for files that don't specify one.
    static let placeLocale: StringKey = "zz"

    private(set) var texts: [Place: Text] = [:]
    /// The places, in file order.
    private(set) var places: [Place] = []

    init(_ tables: [any StringsFile]) {
        for (number, table) in tables.enumerated() {
            for catalog in table.catalogs(locale: Self.placeLocale.text, table: "Table") {
                let last = Dictionary(catalog.units.enumerated().map { ($0.element.key, $0.offset) }) { $1 }
                for (place, unit) in catalog.units.enumerated() where last[unit.key] == place {
                    add(unit, number, StringKey(catalog.locale))
                }
            }
        }
    }

    private mutating func add(_ unit: Unit, _ table: Int, _ locale: StringKey) {
        for form in unit.forms {
            let place = Place(table: table, locale: locale, key: unit.key, path: form.path)
            if texts[place] == nil { places.append(place) }
            texts[place] = Text(
                string: StringKey(form.text.string), state: form.state,
                comment: unit.comment.map { StringKey($0) }, isTranslatable: unit.isTranslatable,
                variable: Self.variable(at: form.path, of: unit))
        }
    }

    private static func variable(at path: VariationPath, of unit: Unit) -> Variable? {
        guard case .substitution(let name)? = path.steps.first, let variable = unit.substitutions[name] else {
            return nil
        }
        return Variable(argument: variable.argument, specifier: StringKey(variable.specifier))
    }

    /// How much of a string must be the same.
    enum Sameness {
        case whole
        /// Only the text. The argument of a variable depends on the other forms of its string.
        case string
        case none
    }

    /// Describes the first place, in file order, whose string differs; nil if none does.
    func difference(from other: FileTexts, asking sameness: (Place) -> Sameness) -> String? {
        for place in places + other.places {
            let isSame =
                switch sameness(place) {
                case .whole: texts[place] == other.texts[place]
                case .string: Self.isSameString(texts[place], other.texts[place])
                case .none: true
                }
            guard !isSame else { continue }
            return "\(place.locale) “\(place.key)” \(place.path.names): \(Self.shown(texts[place])) became "
                + Self.shown(other.texts[place])
        }
        return nil
    }

    /// Whether two forms differ at most in the notation of their variable's argument. It's read as `%arg` only while
    /// the string refers to the variable, and if the form has the variable's specifier. In XLIFF, that's the specifier
    /// of the first form that has one.
    private static func isSameString(_ text: Text?, _ other: Text?) -> Bool {
        guard let text, let other, text.string != other.string else { return text?.string == other?.string }
        return withExplicitArguments(text) == withExplicitArguments(other)
    }

    private static func withExplicitArguments(_ text: Text) -> String {
        guard let variable = text.variable, variable.argument != nil else { return text.string.text }
        return variable.spellingOut(text.string)
    }

    private static func shown(_ text: Text?) -> String {
        guard let text else { return "nothing" }
        return "“\(text.string)” (\(text.state.map { "\($0)" } ?? "no state"), \(text.comment?.text ?? "no comment"))"
    }
}
