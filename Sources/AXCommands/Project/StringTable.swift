import AXLocaleData

/// A string table. It has a name and a folder, and consists of files for each locale, of a string catalog, or of both.
struct StringTable: Hashable, Sendable {
    /// The name of the files without the extension, such as `Localizable`.
    let name: String
    /// The folder that contains the `.lproj` folders or the string catalog.
    let folder: String
    /// The files, sorted by locale. If two folders have the same locale, the one with the modern name comes first. A
    /// `.strings` file comes before the `.stringsdict` file that overlays it.
    var files: [TableFile]
    /// The string catalogs with this name. Xcode uses only one of them.
    var catalogs: [String] = []

    /// The path of the first file for each locale.
    var locales: [String: String] {
        Dictionary(files.map { ($0.locale, $0.path) }) { first, _ in first }
    }

    /// The path of the first file for a locale.
    func path(for locale: String) -> String? {
        files.first { $0.locale == locale }?.path
    }

    /// The files with strings in a locale, including string catalogs.
    func paths(for locale: String) -> [String] {
        files.filter { $0.locale == locale }.map(\.path) + catalogs
    }

    var paths: [String] { files.map(\.path) + catalogs }

    /// Whether the table is for the Settings app. The languages of such a table may differ from those of the app.
    var isOfSettings: Bool { Self.isOfSettings(folder: folder) }

    /// Whether the tables in a folder are for the Settings app.
    static func isOfSettings(folder: String) -> Bool { PathName.name(of: folder) == "Settings.bundle" }
}

/// The file of a string table for one locale.
struct TableFile: Hashable, Sendable {
    /// A language tag; `Base` for a base file of a table that also has a file in the development language or a string
    /// catalog.
    var locale: String
    /// The name of the `.lproj` folder without its extension.
    let folderName: String
    let path: String

    /// Whether the folder has a legacy name, such as `English` or `zh_CN`.
    var isLegacy: Bool { LocaleName.isLegacy(folderName) }
}

extension StringTable {
    /// Groups strings files into tables. Files outside `.lproj` folders are omitted, except string catalogs.
    /// - Parameter tag: returns the language tag that a tag in the project stands for.
    static func tables(of paths: [String], tag: (String) -> String) -> [StringTable] {
        var tables: [Key: StringTable] = [:]
        for path in paths {
            let folderName = localizationFolder(of: path)
            let folder = PathName.parent(of: path)
            let key = Key(
                folder: folderName == nil ? folder : PathName.parent(of: folder), name: PathName.stem(of: path))
            if PathName.fileExtension(of: path) == KnownFiles.catalog {
                tables[key, default: StringTable(name: key.name, folder: key.folder, files: [])].catalogs.append(path)
                continue
            }
            guard let folderName else { continue }
            let locale = LocaleName.tag(ofFolder: folderName).map(tag) ?? LocaleName.base
            let file = TableFile(locale: locale, folderName: folderName, path: path)
            tables[key, default: StringTable(name: key.name, folder: key.folder, files: [])].files.append(file)
        }
        return tables.values
            .map { table in
                var table = table
                table.sortFiles()
                return table
            }
            .sorted { ($0.folder, $0.name) < ($1.folder, $1.name) }
    }

    /// The name of the `.lproj` folder that contains a file, without its extension; nil for a file outside such a
    /// folder.
    static func localizationFolder(of path: String) -> String? {
        let parent = PathName.parent(of: path)
        return PathName.fileExtension(of: parent) == "lproj" ? PathName.stem(of: parent) : nil
    }

    /// The name of a file's folder if it looks like a misspelled `.lproj` folder, such as `es_419.proj`; otherwise nil.
    static func misspelledFolder(of path: String) -> String? {
        let parent = PathName.parent(of: path)
        let ending = PathName.fileExtension(of: parent)
        guard !ending.isEmpty, ending != "lproj", NearestName.of(ending, in: ["lproj"]) != nil,
            LocaleName.tag(ofText: PathName.stem(of: parent)) != nil
        else { return nil }
        return PathName.name(of: parent)
    }

    /// The table with its base files assigned to `language`. If the table already has strings in that language, or has
    /// a string catalog, it is returned unchanged.
    func resolvingBase(to language: String) -> StringTable {
        guard paths(for: language).isEmpty else { return self }
        var table = self
        for index in files.indices where files[index].locale == LocaleName.base {
            table.files[index].locale = language
        }
        table.sortFiles()
        return table
    }

    private mutating func sortFiles() {
        files.sort { ($0.locale, $0.isLegacy ? 1 : 0, $0.path) < ($1.locale, $1.isLegacy ? 1 : 0, $1.path) }
    }

    private struct Key: Hashable {
        let folder: String
        let name: String
    }
}
