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
