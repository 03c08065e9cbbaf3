/// The names of output files in one folder for tables from several folders.
struct OutputNames {
    /// A table that is written to one or more files.
    struct Table {
        /// The path of the file with the table's source strings.
        let source: String
        /// The name of the table, such as `Localizable`.
        let name: String
    }

    private let tables: [Table]
    /// The number of tables for each name.
    private let counts: [String: Int]
    private let root: String

    /// - Parameter root: the folder to which the sources' folders are relative. If a source is outside it, the common
    ///   folder of all sources is used instead.
    init(_ tables: [Table], below root: String) {
        self.tables = tables
        let isAround = tables.allSatisfy { PathName.relative($0.source, to: root) != nil }
        self.root = isAround ? root : Self.commonFolder(of: tables.map(\.source))
        counts = Dictionary(grouping: tables, by: \.name).mapValues(\.count)
    }

    /// For each table, the folder to prepend to the names of its files. It is empty unless several tables have the same
    /// name; then it is the path of the source's folder.
    /// - Throws: an error if two tables have the same name and the same folder.
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

    /// The innermost folder that contains all paths.
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
