import AXLocale
import AXModel
import AXScan
package import AXSource

/// A string catalog: all members of its JSON, including unknown ones, with their spans.
package struct StringCatalogDocument: Sendable {
    package let file: SourceFile
    let tree: JSONTree

    package init(_ file: SourceFile) {
        self.file = file
        tree = JSONTree(file.text)
    }

    /// The object `strings`, whose members are the entries; nil if the file has none.
    var strings: JSONTree.Member? {
        tree.root.flatMap { tree.member("strings", of: $0) }.flatMap { isObject($0.value) ? $0 : nil }
    }

    /// The source language of a catalog that doesn't name one, for reading and writing without a language.
    static let usualSource = StringKey("en")

    /// The language of the strings in the source code, as written in the file; nil if the file doesn't specify it.
    var sourceTag: StringKey? {
        guard let root = tree.root, let value = tree.value("sourceLanguage", of: root), tree.nodes[value].isText else {
            return nil
        }
        return StringKey(bytes: tree.bytes(value))
    }

    /// The entries in the order of the file, including those of repeated keys.
    var entries: [JSONTree.Member] { strings.map { Array(tree.members(of: $0.value)) } ?? [] }

    /// The localizations of an entry. Their keys are languages.
    func localizations(of entry: JSONTree.Member) -> [JSONTree.Member] {
        tree.value("localizations", of: entry.value).map { Array(tree.members(of: $0)) } ?? []
    }

    func key(_ member: JSONTree.Member) -> StringKey { StringKey(bytes: tree.bytes(member.key)) }

    func isObject(_ node: Int) -> Bool { tree.nodes[node].kind == .object }

    /// The reason why the file is rejected as a whole; nil if it's a catalog.
    var refusal: StringCatalogRefusal? {
        if let fault = tree.fault { return .notJSON(fault) }
        guard let root = tree.root, isObject(root) else { return .notObject }
        return strings == nil ? .noStrings : nil
    }
}

/// The reason why a file isn't a catalog.
enum StringCatalogRefusal: Hashable, Sendable {
    case notJSON(JSONSyntaxError)
    /// The root isn't an object.
    case notObject
    /// No object is named `strings`.
    case noStrings
}

/// A value in a localization: the value of a string unit, or one value of a string set.
struct StringCatalogValue {
    /// All values of a string set have the same path.
    let path: VariationPath
    let node: Int
    /// The node of the value's state; nil if it doesn't have one.
    let state: Int?
}

extension StringCatalogDocument {
    /// The values in a localization, in the order of the file. Members with unknown names, and variations nested too
    /// deeply, are skipped.
    func values(of localization: Int) -> [StringCatalogValue] {
        var values: [StringCatalogValue] = []
        collect(localization, .plain, into: &values)
        return values
    }

    private func collect(_ node: Int, _ path: VariationPath, into values: inout [StringCatalogValue]) {
        for member in tree.members(of: node) {
            if tree.isText(member.key, "stringUnit") {
                append(unit: member.value, path, to: &values)
            } else if tree.isText(member.key, "stringSet") {
                append(set: member.value, path, to: &values)
            } else if path.steps.count == VariationPath.maximumSteps {
                continue
            } else if tree.isText(member.key, "variations") {
                collect(variations: member.value, path, into: &values)
            } else if tree.isText(member.key, "substitutions") {
                for substitution in tree.members(of: member.value) {
                    let name = tree.string(substitution.key)
                    collect(substitution.value, path + .substitution(name), into: &values)
                }
            }
        }
    }

    private func collect(variations: Int, _ path: VariationPath, into values: inout [StringCatalogValue]) {
        for axis in tree.members(of: variations) {
            for form in tree.members(of: axis.value) {
                guard let step = step(axis: axis.key, name: tree.string(form.key)) else { continue }
                collect(form.value, path + step, into: &values)
            }
        }
    }

    private func step(axis: Int, name: String) -> VariationPath.Step? {
        if tree.isText(axis, "device") { return .device(name) }
        return tree.isText(axis, "plural") ? PluralCategory(rawValue: name).map { .plural($0) } : nil
    }

    private func append(unit: Int, _ path: VariationPath, to values: inout [StringCatalogValue]) {
        guard let value = tree.value("value", of: unit), tree.nodes[value].isText else { return }
        values.append(StringCatalogValue(path: path, node: value, state: tree.value("state", of: unit)))
    }

    private func append(set: Int, _ path: VariationPath, to values: inout [StringCatalogValue]) {
        let state = tree.value("state", of: set)
        let nodes = tree.value("values", of: set).map { tree.elements(of: $0) } ?? []
        values += nodes.filter { tree.nodes[$0].isText }.map { StringCatalogValue(path: path, node: $0, state: state) }
    }

    /// The substitutions that a localization defines.
    func substitutions(of localization: Int) -> [JSONTree.Member] {
        tree.value("substitutions", of: localization).map { Array(tree.members(of: $0)) } ?? []
    }

    /// The references to substitutions in all values of a localization, with their spans in the file.
    func references(of localization: Int) -> [(name: String, span: Span)] {
        values(of: localization).flatMap { value -> [(String, Span)] in
            guard file.text[tree.content(of: value.node).range].contains(UInt8(ascii: "%")) else { return [] }
            let located = tree.located(value.node)
            return VariableReference.inCatalog(located.string).map { ($0.name, located.span(of: $0.range)) }
        }
    }
}

extension TranslationState {
    /// - Parameter name: the state in a string catalog.
    init(catalogName name: String) {
        self =
            switch name {
            case "new": .new
            case "needs_review": .needsReview
            case "machine_translated": .machineTranslated
            case "translated": .translated
            case "stale": .stale
            default: .other(name)
            }
    }

    var catalogName: String {
        switch self {
        case .new: "new"
        case .needsReview: "needs_review"
        case .machineTranslated: "machine_translated"
        case .translated: "translated"
        case .stale: "stale"
        case .other(let name): name
        }
    }
}
