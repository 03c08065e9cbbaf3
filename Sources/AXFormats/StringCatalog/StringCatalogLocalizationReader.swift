import AXLocale
import AXModel
import AXScan
import AXSource

/// Reads one localization: its string with all variations, the substitutions, the states.
struct StringCatalogLocalizationReader {
    private let view: JSONView
    private(set) var states: [VariationPath: TranslationState] = [:]
    private(set) var substitutions: [String: Substitution] = [:]
    /// The values of a string set after the first one.
    private(set) var furtherValues: [LocatedText] = []

    init(_ view: JSONView) {
        self.view = view
    }

    /// The string; nil for a localization without one.
    mutating func read(localization: Int) -> Variation? {
        if let value = translatedValue(localization) {
            states = Self.translated
            return .plain(view.located(value))
        }
        var substitutions: Int?
        view.forEachMember(of: localization) { key, value in
            if view.isText(key, "substitutions") { substitutions = value }
        }
        if let substitutions { read(substitutions: substitutions) }
        return variation(localization, .plain, argument: Self.onlyArgument)
    }

    /// The fast path: the value of a localization that, like nearly all, is just a translated string unit.
    @inline(__always)
    private func translatedValue(_ localization: Int) -> Int? {
        let unit = localization &+ 2
        guard Int(view.nodes[localization].next) == unit &+ 5, view.isObject(localization),
            view.isObject(unit), Int(view.nodes[unit].next) == unit &+ 5,
            view.isText(localization &+ 1, "stringUnit"), view.isText(unit &+ 1, "state"),
            view.isText(unit &+ 2, "translated"), view.isText(unit &+ 3, "value"), view.isText(unit &+ 4)
        else { return nil }
        return unit &+ 4
    }

    /// The name of the number that determines the plural form if the format string doesn't name it.
    static let onlyArgument = "value"

    /// The string of a node that contains a string unit, variations or a string set. As in Xcode's import, variations
    /// take precedence over a unit at the same level. The first value of a string set counts.
    private mutating func variation(_ node: Int, _ path: VariationPath, argument: String) -> Variation? {
        var (unit, variations, set): (Int?, Int?, Int?)
        view.forEachMember(of: node) { key, value in
            if view.isText(key, "stringUnit") {
                unit = value
            } else if view.isText(key, "variations") {
                variations = value
            } else if view.isText(key, "stringSet") {
                set = value
            }
        }
        if let variations, path.steps.count < VariationPath.maximumSteps,
            let varied = varied(variations, path, argument: argument)
        {
            return varied
        }
        if let unit { return plain(unit, path) }
        return set.flatMap { firstOfSet($0, path) }
    }

    /// Device takes precedence over plural at the same level.
    private mutating func varied(_ node: Int, _ path: VariationPath, argument: String) -> Variation? {
        var (device, plural): (Int?, Int?)
        view.forEachMember(of: node) { key, value in
            if view.isText(key, "device") {
                device = value
            } else if view.isText(key, "plural") {
                plural = value
            }
        }
        if let device, let forms = devices(device, path, argument: argument) { return .device(forms) }
        return plural.flatMap { plurals($0, path, argument: argument) }.map { .plural(argument: argument, $0) }
    }

    private mutating func devices(_ node: Int, _ path: VariationPath, argument: String) -> [String: Variation]? {
        var forms: [String: Variation] = [:]
        for (key, value) in members(of: node) {
            let name = view.string(key)
            forms[name] = variation(value, path + .device(name), argument: argument)
        }
        return forms.isEmpty ? nil : forms
    }

    private mutating func plurals(_ node: Int, _ path: VariationPath, argument: String) -> [PluralCategory: Variation]?
    {
        var forms: [PluralCategory: Variation] = [:]
        for (key, value) in members(of: node) {
            guard let category = PluralCategory(rawValue: view.string(key)) else { continue }
            forms[category] = variation(value, path + .plural(category), argument: argument)
        }
        return forms.isEmpty ? nil : forms
    }

    /// The last members of a string unit or string set that are called `state` and `name`.
    private func stateAndMember(_ name: StaticString, of node: Int) -> (state: Int?, member: Int?) {
        var found: (state: Int?, member: Int?)
        view.forEachMember(of: node) { key, member in
            if view.isText(key, "state") {
                found.state = member
            } else if view.isText(key, name) {
                found.member = member
            }
        }
        return found
    }

    private mutating func plain(_ node: Int, _ path: VariationPath) -> Variation? {
        let (state, value) = stateAndMember("value", of: node)
        guard let value, view.isText(value) else { return nil }
        if let state { read(state: state, at: path) }
        return .plain(view.located(value))
    }

    private mutating func firstOfSet(_ node: Int, _ path: VariationPath) -> Variation? {
        let (state, values) = stateAndMember("values", of: node)
        guard let values, view.nodes[values].kind == .array, Int(view.nodes[values].next) > values + 1,
            view.isText(values + 1)
        else { return nil }
        if let state { read(state: state, at: path) }
        if path == .plain {
            var next = Int(view.nodes[values + 1].next)
            while next < Int(view.nodes[values].next) {
                if view.isText(next) { furtherValues.append(view.located(next)) }
                next = Int(view.nodes[next].next)
            }
        }
        return .plain(view.located(values + 1))
    }

    private mutating func read(substitutions node: Int) {
        for (key, value) in members(of: node) {
            let name = view.string(key)
            guard let text = variation(value, VariationPath([.substitution(name)]), argument: name) else { continue }
            var (number, specifier): (Int?, String?)
            view.forEachMember(of: value) { key, member in
                if view.isText(key, "argNum"), view.nodes[member].kind == .number {
                    number = Int(String(decoding: view.text[view.span(member).range], as: UTF8.self))
                } else if view.isText(key, "formatSpecifier"), view.isText(member) {
                    specifier = view.string(member)
                }
            }
            substitutions[name] = Substitution(argument: number, specifier: specifier ?? "", text: text)
        }
    }

    /// Most units have a single, translated string, and share their dictionary of states.
    private mutating func read(state: Int, at path: VariationPath) {
        guard view.isText(state) else { return }
        if path.steps.isEmpty, view.isText(state, "translated") {
            states = states.isEmpty ? Self.translated : states.merging(Self.translated) { $1 }
        } else {
            states[path] = TranslationState(catalogName: view.string(state))
        }
    }

    private static let translated: [VariationPath: TranslationState] = [.plain: .translated]

    private func members(of node: Int) -> [(key: Int, value: Int)] {
        var members: [(Int, Int)] = []
        view.forEachMember(of: node) { members.append(($0, $1)) }
        return members
    }
}
