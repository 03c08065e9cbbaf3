import AXModel
import AXReport
import AXSource

/// The source strings that are only in the code, such as default values and the keys of `Text("Play")`, and the strings
/// of Interface Builder documents without a strings file in the development language.
struct PseudoCodeStrings {
    /// The strings by the path of the strings file in the development language in which they belong. The file may not
    /// exist.
    private(set) var byPath: [String: [Unit]] = [:]
    /// The keys of strings for which the project has no suitable file, by the name of their table.
    private var keysWithoutFile: [String: [StringKey]] = [:]

    /// Creates an instance without strings.
    init() {}

    /// Reads the sources of a project.
    /// - Parameter selection: the paths that the user specified. Only the tables in it get strings.
    init(_ project: Project, for selection: PathSelection, in environment: CommandEnvironment) {
        guard !project.sources.isEmpty else { return }
        var tables = CheckedTableReader(environment: environment).tables(of: project)
        let strings = ProjectExtraction(
            project, allStrings: true, in: environment.files, progress: environment.progress
        ).strings(lackedByTablesOf: project, read: tables.files, in: environment)
        tables.complete(by: strings, in: nil)
        let language = project.developmentLanguage.tag
        for group in tables.groups where !group.inCode.isEmpty {
            let table = project.tables.first { $0.name == group.source.table && $0.folder == group.folder }
            if let table { add(group.inCode, to: Self.path(of: table, in: language), selection) }
        }
        let read = Set(tables.groups.map(\.source.table))
        for (name, units) in strings where !read.contains(name) {
            if let table = project.tables.first(where: { $0.name == name && !$0.files.isEmpty }) {
                add(units, to: Self.path(of: table, in: language), selection)
            } else {
                keysWithoutFile[name] = units.filter { selection.contains($0.path ?? "") }.map(\.key)
            }
        }
    }

    private mutating func add(_ units: [Unit], to path: String, _ selection: PathSelection) {
        if selection.contains(path) { byPath[path] = units }
    }

    /// The path of the file for strings of a table without variations. The file may not exist, for example next to a
    /// `.stringsdict` file.
    private static func path(of table: StringTable, in language: String) -> String {
        let own = table.paths(for: language)
        let folder = own.first.map(PathName.parent) ?? PathName.join(table.folder, "\(language).lproj")
        return own.first { PathName.fileExtension(of: $0) != "stringsdict" }
            ?? PathName.join(folder, "\(table.name).\(KnownFiles.table)")
    }

    /// Remarks about tables without a file, one line each.
    var remarks: [String] {
        keysWithoutFile.sorted { $0.key < $1.key }.filter { !$0.value.isEmpty }.map { table, keys in
            "\(counted(keys.count, "string")) of the code left out because the project has no strings file "
                + "“\(PathName.printable(table))”: \(keys.namedForReport)"
        }
    }
}

extension [StringKey] {
    /// The first keys in quotation marks, and the number of other keys.
    var namedForReport: String {
        let most = 10
        let names = prefix(most).map { "“\(PathName.printable($0.text))”" }.joined(separator: ", ")
        return count > most ? "\(names) and \(count - most) more" : names
    }
}
