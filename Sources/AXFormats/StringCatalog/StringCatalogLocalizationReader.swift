import AXLocale
import AXModel
import AXScan
import AXSource

/// Reads one localization: its string in all forms, and the variables.
struct StringCatalogLocalizationReader {
    private let tree: JSONTree
    /// The forms, in the order of ``Unit/forms``: first the string's own forms, then those of the variables.
    private(set) var forms: [Unit.Form] = []
    private(set) var variables: [String: Unit.Variable] = [:]
    /// The values after the first one in a string set that isn't part of a variation.
    private(set) var furtherValues: [LocatedText] = []
    /// Whether the localization is a string set that isn't part of a variation.
    private(set) var isStringSet = false

    init(_ tree: JSONTree) {
        self.tree = tree
    }

    /// - Returns: false for a localization without a string.
    mutating func read(localization: Int) -> Bool {
        guard read(localization, .plain) else { return false }
        if let node = tree.value("substitutions", of: localization) { read(substitutions: node) }
        return true
    }

    /// Reads the string of a node that contains a string unit, variations or a string set. As in Xcode's import,
    /// variations take precedence over a unit at the same level, and device over plural. For a string set, the string
    /// is the first value.
    private mutating func read(_ node: Int, _ path: VariationPath) -> Bool {
        if let variations = tree.value("variations", of: node), path.steps.count < VariationPath.maximumSteps {
            let devices = tree.value("device", of: variations).map(devices) ?? []
            if read(devices, path) { return true }
            let plurals = tree.value("plural", of: variations).map(plurals) ?? []
            if read(plurals, path) { return true }
        }
        if let unit = tree.value("stringUnit", of: node) { return readUnit(unit, path) }
        return tree.value("stringSet", of: node).map { readSet($0, path) } ?? false
    }

    private typealias Case = (step: VariationPath.Step, node: Int)

    private mutating func read(_ cases: [Case], _ path: VariationPath) -> Bool {
        let count = forms.count
        for (step, node) in cases { _ = read(node, path + step) }
        return forms.count > count
    }

    private func devices(_ node: Int) -> [Case] {
        members(of: node).sorted { $0.key < $1.key }.map { (.device($0.key), $0.value) }
    }

    private func plurals(_ node: Int) -> [Case] {
        let cases = members(of: node)
        return PluralCategory.allCases.compactMap { category in
            cases[category.rawValue].map { (.plural(category), $0) }
        }
    }

    /// The members of an object by name. If a name is repeated, the last member is used.
    private func members(of node: Int) -> [String: Int] {
        Dictionary(tree.members(of: node).map { (tree.string($0.key), $0.value) }) { $1 }
    }

    private mutating func readUnit(_ node: Int, _ path: VariationPath) -> Bool {
        guard let form = tree.form(ofUnit: node, path) else { return false }
        forms.append(form)
        return true
    }

    private mutating func readSet(_ node: Int, _ path: VariationPath) -> Bool {
        let values = tree.value("values", of: node).map { tree.elements(of: $0) } ?? []
        guard let first = values.first, tree.nodes[first].isText else { return false }
        if path == .plain {
            isStringSet = true
            furtherValues += values.dropFirst().filter { tree.nodes[$0].isText }.map { tree.located($0) }
        }
        forms.append(Unit.Form(path, tree.located(first), state: tree.value("state", of: node).flatMap(tree.state)))
        return true
    }

    private mutating func read(substitutions node: Int) {
        let all = members(of: node).sorted { $0.key < $1.key }
        for (name, node) in all where read(node, VariationPath([.substitution(name)])) {
            let number = tree.value("argNum", of: node).flatMap { node in
                tree.nodes[node].kind == .number ? Int(tree.string(node)) : nil
            }
            let specifier = tree.value("formatSpecifier", of: node).flatMap { node in
                tree.nodes[node].isText ? tree.string(node) : nil
            }
            variables[name] = Unit.Variable(argument: number, specifier: specifier ?? "")
        }
    }
}

extension JSONTree {
    /// The form of a localization that contains only a string unit, as most localizations do; nil for any other
    /// localization.
    func onlyForm(ofLocalization node: Int) -> Unit.Form? {
        let members = members(of: node)
        guard let unit = members.first, members.index(after: members.startIndex) == members.endIndex,
            isText(unit.key, "stringUnit")
        else { return nil }
        return form(ofUnit: unit.value, .plain)
    }

    fileprivate func form(ofUnit node: Int, _ path: VariationPath) -> Unit.Form? {
        var (value, state): (Int?, Int?)
        for member in members(of: node) {
            if isText(member.key, "value") {
                value = member.value
            } else if isText(member.key, "state") {
                state = member.value
            }
        }
        guard let value, nodes[value].isText else { return nil }
        return Unit.Form(path, located(value), state: state.flatMap(self.state))
    }

    fileprivate func state(_ node: Int) -> TranslationState? {
        guard nodes[node].isText else { return nil }
        return isText(node, "translated") ? .translated : TranslationState(catalogName: string(node))
    }
}
