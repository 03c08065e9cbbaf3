/// The strings files of a project that belong to Interface Builder documents.
///
/// The document `Base.lproj/Player.xib` is localized by `Player.strings` in `.lproj` folders next to `Base.lproj`, or
/// by `Player.xcstrings` in `mul.lproj` or next to the `.lproj` folders.
package struct InterfaceTables: Hashable, Sendable {
    private let tables: Set<Key>

    private struct Key: Hashable {
        let folder: String
        let name: String
    }

    /// - Parameter paths: The paths of the project's strings files. Only those with the extensions `strings`,
    ///   `stringsdict` and `xcstrings` are used.
    package init(paths: some Sequence<String>) {
        tables = Set(paths.compactMap { Self.key($0, ["strings", "xcstrings", "stringsdict"]) })
    }

    /// Whether a strings file for the document exists in any locale.
    package func hasTable(for path: String) -> Bool {
        Self.key(path, ["xib", "storyboard"]).map(tables.contains) ?? false
    }

    /// The table name of the document: its name without the extension.
    static func name(for path: String) -> String {
        key(path, ["xib", "storyboard"])?.name ?? path
    }

    /// Whether the document is in an `.lproj` folder, so that a strings file can localize it.
    static func isInLocalizationFolder(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().last?.hasSuffix(".lproj") ?? false
    }

    /// The name of a file without its extension, and its folder without the `.lproj` folder; nil for any other
    /// extension.
    private static func key(_ path: String, _ extensions: Set<String>) -> Key? {
        let bytes = path.utf8
        guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")),
            extensions.contains(path[bytes.index(after: dot)...].lowercased())
        else { return nil }
        let start = bytes[..<dot].lastIndex(of: UInt8(ascii: "/"))
        let name = String(path[(start.map(bytes.index(after:)) ?? path.startIndex)..<dot])
        guard let start else { return Key(folder: "", name: name) }
        var folder = path[..<start]
        if folder.utf8.suffix(6).elementsEqual(".lproj".utf8) {
            folder = folder.utf8.lastIndex(of: UInt8(ascii: "/")).map { folder[..<$0] } ?? ""
        }
        return Key(folder: String(folder), name: name)
    }
}
