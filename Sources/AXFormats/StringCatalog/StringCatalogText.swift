import AXLocale
import AXModel
import AXScan
import AXSource

/// One text of a localization: a string unit, or a value of a string set.
struct StringCatalogText {
    /// The way to it. All values of a string set stand at the same place.
    let path: VariationPath
    /// The node of the text.
    let value: Int
    /// The node of its state, where it has one.
    let state: Int?
}

extension StringCatalogDocument {
    /// The texts of a localization in the order of the file. Members of unknown names, and those that nest too deep, are
    /// skipped.
    func texts(of localization: Int) -> [StringCatalogText] {
        var texts: [StringCatalogText] = []
        collect(localization, .plain, into: &texts)
        return texts
    }

    private func collect(_ node: Int, _ path: VariationPath, into texts: inout [StringCatalogText]) {
        for member in tree.members(of: node) {
            if tree.isText(member.key, "stringUnit") {
                append(unit: member.value, path, to: &texts)
            } else if tree.isText(member.key, "stringSet") {
                append(set: member.value, path, to: &texts)
            } else if path.steps.count == VariationPath.maximumSteps {
                continue
            } else if tree.isText(member.key, "variations") {
                for (form, step) in forms(of: member.value) { collect(form, path + step, into: &texts) }
            } else if tree.isText(member.key, "substitutions") {
                for substitution in tree.members(of: member.value) {
                    let name = tree.string(substitution.key)
                    collect(substitution.value, path + .substitution(name), into: &texts)
                }
            }
        }
    }

    /// The cases of an object `variations`: of both axes, in the order of the file.
    func forms(of variations: Int) -> [(node: Int, step: VariationPath.Step)] {
        tree.members(of: variations).flatMap { axis in
            tree.members(of: axis.value).compactMap { form in
                step(axis: axis.key, name: tree.string(form.key)).map { (form.value, $0) }
            }
        }
    }

    private func step(axis: Int, name: String) -> VariationPath.Step? {
        if tree.isText(axis, "device") { return .device(name) }
        return tree.isText(axis, "plural") ? PluralCategory(rawValue: name).map { .plural($0) } : nil
    }

    private func append(unit: Int, _ path: VariationPath, to texts: inout [StringCatalogText]) {
        guard let value = tree.value("value", of: unit), tree.nodes[value].isText else { return }
        texts.append(StringCatalogText(path: path, value: value, state: tree.value("state", of: unit)))
    }

    private func append(set: Int, _ path: VariationPath, to texts: inout [StringCatalogText]) {
        let state = tree.value("state", of: set)
        let values = tree.value("values", of: set).map { tree.elements(of: $0) } ?? []
        texts += values.filter { tree.nodes[$0].isText }.map { StringCatalogText(path: path, value: $0, state: state) }
    }
}
