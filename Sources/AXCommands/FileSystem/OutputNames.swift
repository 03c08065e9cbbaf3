/// The names of output files below one folder, for tables from several folders.
struct OutputNames {
    /// A table that is written to a file, or to several.
    struct Table {
        /// The path of its source.
        let source: String
        /// Its own name, such as `Localizable`.
        let name: String
    }

    private let tables: [Table]
    /// How many tables have each name.
    private let counts: [String: Int]
    private let root: String

    /// - Parameter root: The folder that the sources' folders are relative to. If it doesn't contain all of them, their
    ///   common folder is used.
    init(_ tables: [Table], below root: String) {
        self.tables = tables
        let isAround = tables.allSatisfy { PathName.relative($0.source, to: root) != nil }
        self.root = isAround ? root : Self.commonFolder(of: tables.map(\.source))
        counts = Dictionary(grouping: tables, by: \.name).mapValues(\.count)
    }

    /// The folder to put before each name: empty, but for tables with the same name the path of each source's folder.
    /// - Throws: An error if two tables have the same name and the same folder.
    func folders() throws(CommandFailure) -> [String] {
        let folders = tables.map { counts[$0.name] == 1 ? "" : folder(of: $0) }
        var sources: [String: String] = [:]
        for (table, folder) in zip(tables, folders) {
            let name = PathName.join(folder, table.name)
            guard let other = sources.updateValue(table.source, forKey: name) else { continue }
            throw CommandFailure(
                .usage,
                "\(PathName.printable(table.source)) and \(PathName.printable(other)) "
                    + "would both be written to \(PathName.printable(name))")
        }
        return folders
    }

    /// The innermost folder that contains all of the paths.
    private static func commonFolder(of paths: [String]) -> String {
        let folders = paths.map { $0.split(separator: "/", omittingEmptySubsequences: false).dropLast() }
        let common = folders.dropFirst().reduce(folders.first ?? []) { common, folder in
            common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
        }
        return common.joined(separator: "/")
    }

    /// The folder that contains the table's localizations, relative to ``root``.
    private func folder(of table: Table) -> String {
        let parent = PathName.parent(of: table.source)
        let folder = PathName.fileExtension(of: parent) == "lproj" ? PathName.parent(of: parent) : parent
        return PathName.relative(folder, to: root) ?? ""
    }
}
