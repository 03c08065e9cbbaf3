import AXExtract
import AXFormats
import AXSource

enum ProjectKeys {
    /// The keys in the project's tables in the development language and in `Base.lproj`. Tables that can't be read are
    /// skipped, because `check` reports them.
    static func keys(of project: Project, in files: any FileSystem) -> [TableKey] {
        let language = project.developmentLanguage.tag
        let tables = project.tables.flatMap { table in
            (table.paths(for: language) + table.paths(for: "Base")).map { (table.name, $0) }
        }
        return tables.uniqued(on: \.1).flatMap { keys(ofTable: $0.0, $0.1, files) }
    }

    private static func keys(ofTable name: String, _ path: String, _ files: any FileSystem) -> [TableKey] {
        guard let format = Formats.format(forExtension: PathName.fileExtension(of: path)),
            let raw = try? files.read(path)
        else { return [] }
        let file = SourceFile(path: path, raw: raw)
        let lines = LineTable(file.text)
        return format.document(of: file).keys.map { key, span in
            TableKey(table: name, key: key, path: path, span: span, line: lines.position(of: span.start).line)
        }
    }
}
