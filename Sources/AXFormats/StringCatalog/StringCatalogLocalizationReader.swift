import AXLocale
import AXModel
import AXScan
import AXSource

/// Reads one localization: its string with all variations, the substitutions, the states.
struct StringCatalogLocalizationReader {
    private let tree: JSONTree
    private(set) var states: [VariationPath: TranslationState] = [:]
    private(set) var substitutions: [String: Substitution] = [:]
    /// The values of a string set after the first one.
    private(set) var furtherValues: [LocatedText] = []

    init(_ tree: JSONTree) {
        self.tree = tree
    }

    /// The string; nil for a localization without one.
    mutating func read(localization: Int) -> Variation? {
        if let substitutions = tree.value("substitutions", of: localization) { read(substitutions: substitutions) }
        return variation(localization, .plain, argument: Self.onlyArgument)
    }

    /// The name of the number that determines the plural form if the format string doesn't name it.
    static let onlyArgument = "value"

    /// The string of a node that contains a string unit, variations or a string set. As in Xcode's import, variations
    /// take precedence over a unit at the same level. The first value of a string set counts.
    private mutating func variation(_ node: Int, _ path: VariationPath, argument: String) -> Variation? {
        if let variations = tree.value("variations", of: node), path.steps.count < VariationPath.maximumSteps,
            let varied = varied(variations, path, argument: argument)
        {
            return varied
        }
        if let unit = tree.value("stringUnit", of: node) { return plain(unit, path) }
        return tree.value("stringSet", of: node).flatMap { firstOfSet($0, path) }
    }

    /// Device takes precedence over plural at the same level.
    private mutating func varied(_ node: Int, _ path: VariationPath, argument: String) -> Variation? {
        if let device = tree.value("device", of: node), let forms = devices(device, path, argument: argument) {
            return .device(forms)
        }
        return tree.value("plural", of: node).flatMap { plurals($0, path, argument: argument) }.map {
            .plural(argument: argument, $0)
        }
    }

    private mutating func devices(_ node: Int, _ path: VariationPath, argument: String) -> [String: Variation]? {
        var forms: [String: Variation] = [:]
        for member in tree.members(of: node) {
            let name = tree.string(member.key)
            forms[name] = variation(member.value, path + .device(name), argument: argument)
        }
        return forms.isEmpty ? nil : forms
    }

    private mutating func plurals(_ node: Int, _ path: VariationPath, argument: String) -> [PluralCategory: Variation]?
    {
        var forms: [PluralCategory: Variation] = [:]
        for member in tree.members(of: node) {
            guard let category = PluralCategory(rawValue: tree.string(member.key)) else { continue }
            forms[category] = variation(member.value, path + .plural(category), argument: argument)
        }
        return forms.isEmpty ? nil : forms
    }

    private mutating func plain(_ node: Int, _ path: VariationPath) -> Variation? {
        guard let value = tree.value("value", of: node), tree.nodes[value].isText else { return nil }
        readState(of: node, at: path)
        return .plain(tree.located(value))
    }

    private mutating func firstOfSet(_ node: Int, _ path: VariationPath) -> Variation? {
        let values = tree.value("values", of: node).map { tree.elements(of: $0) } ?? []
        guard let first = values.first, tree.nodes[first].isText else { return nil }
        readState(of: node, at: path)
        if path == .plain {
            furtherValues += values.dropFirst().filter { tree.nodes[$0].isText }.map { tree.located($0) }
        }
        return .plain(tree.located(first))
    }

    private mutating func read(substitutions node: Int) {
        for member in tree.members(of: node) {
            let name = tree.string(member.key)
            guard let text = variation(member.value, VariationPath([.substitution(name)]), argument: name) else {
                continue
            }
            let number = tree.value("argNum", of: member.value).flatMap { node in
                tree.nodes[node].kind == .number ? Int(tree.string(node)) : nil
            }
            let specifier = tree.value("formatSpecifier", of: member.value).flatMap { node in
                tree.nodes[node].isText ? tree.string(node) : nil
            }
            substitutions[name] = Substitution(argument: number, specifier: specifier ?? "", text: text)
        }
    }

    /// Most units have a single, translated string, and share their dictionary of states.
    private mutating func readState(of node: Int, at path: VariationPath) {
        guard let state = tree.value("state", of: node), tree.nodes[state].isText else { return }
        if path.steps.isEmpty, tree.isText(state, "translated") {
            states = states.isEmpty ? Self.translated : states.merging(Self.translated) { $1 }
        } else {
            states[path] = TranslationState(catalogName: tree.string(state))
        }
    }

    private static let translated: [VariationPath: TranslationState] = [.plain: .translated]
}
