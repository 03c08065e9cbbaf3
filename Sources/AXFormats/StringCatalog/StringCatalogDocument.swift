import AXLocale
import AXModel
import AXScan
package import AXSource

/// A string catalog: every member of its JSON with its place, known or not.
package struct StringCatalogDocument: Sendable {
    package let file: SourceFile
    let tree: JSONTree

    package init(_ file: SourceFile) {
        self.file = file
        tree = JSONTree(file.text)
    }

    /// The object `strings`, whose members are the entries; nil where the file has none.
    var strings: JSONTree.Member? {
        tree.root.flatMap { tree.member("strings", of: $0) }.flatMap { isObject($0.value) ? $0 : nil }
    }

    /// The language of the texts that stand in the source code, as the file spells it; nil where it does not say.
    var sourceTag: StringKey? {
        guard let root = tree.root, let value = tree.value("sourceLanguage", of: root), tree.nodes[value].isText else {
            return nil
        }
        return StringKey(bytes: tree.bytes(value))
    }

    /// The entries in the order of the file, repeated keys among them.
    var entries: [JSONTree.Member] { strings.map { tree.members(of: $0.value) } ?? [] }

    /// The localizations of an entry, by language.
    func localizations(of entry: JSONTree.Member) -> [JSONTree.Member] {
        tree.value("localizations", of: entry.value).map { tree.members(of: $0) } ?? []
    }

    func key(_ member: JSONTree.Member) -> StringKey { StringKey(bytes: tree.bytes(member.key)) }

    func isObject(_ node: Int) -> Bool { tree.nodes[node].kind == .object }

    /// Why the file is refused as a whole; nil when it is a catalog.
    var refusal: StringCatalogRefusal? {
        if let fault = tree.fault { return .notJSON(fault) }
        guard let root = tree.root, isObject(root) else { return .notObject }
        return strings == nil ? .noStrings : nil
    }
}

/// Why a file is no catalog.
enum StringCatalogRefusal: Hashable, Sendable {
    case notJSON(JSONSyntaxError)
    /// The JSON is no object.
    case notObject
    /// There is no object named `strings`.
    case noStrings
}

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

/// The states of texts as catalogs spell them.
enum StringCatalogState {
    static func state(_ name: String) -> TranslationState {
        switch name {
        case "new": .new
        case "needs_review": .needsReview
        case "machine_translated": .machineTranslated
        case "translated": .translated
        case "stale": .stale
        default: .other(name)
        }
    }

    static func name(_ state: TranslationState) -> String {
        switch state {
        case .new: "new"
        case .needsReview: "needs_review"
        case .machineTranslated: "machine_translated"
        case .translated: "translated"
        case .stale: "stale"
        case .other(let name): name
        }
    }
}
