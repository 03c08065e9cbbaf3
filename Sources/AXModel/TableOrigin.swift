/// The string table that a path of a project names: a file in an `.lproj` folder, or a catalog.
public struct TableOrigin: Hashable, Sendable {
    /// The names of the folders in which the table's `.lproj` folders or its catalog lie, from the top.
    public let folders: [String]
    /// The file name without its extension.
    public let table: String

    /// - Parameter path: such as the `original` of an XLIFF file: `App/en.lproj/Localizable.strings`.
    public init(_ path: String) {
        var names = path.split(separator: "/").map(String.init).filter { $0 != "." }
        let file = names.popLast() ?? path
        table = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
        if names.last?.hasSuffix(".lproj") == true { names.removeLast() }
        folders = names
    }
}
