import AXMCP
import AXModel
import AXSource

/// The tables of a project. Calls identify them by name, and also by folder if several have the same name.
struct ServedTables {
    private(set) var tables: CheckedTables
    /// The folder of each table, by the index of its group. Folders are relative to the project's root; `.` is the root
    /// itself.
    private let folders: [String]
    /// The names that are shared by several tables.
    private let repeated: Set<String>
    /// The indices of the groups that contain each key.
    private var having: [StringKey: [Int]] = [:]

    var groups: [CheckedGroup] { tables.groups }

    init(_ tables: CheckedTables, of project: Project) {
        self.tables = tables
        folders = tables.groups.map { group in
            let folder = group.folder ?? PathName.parent(of: group.source.path)
            let relative = PathName.relative(folder, to: project.root) ?? folder
            return relative.isEmpty ? "." : relative
        }
        let names = Dictionary(tables.groups.map { ($0.source.table, 1) }, uniquingKeysWith: +)
        repeated = Set(names.filter { $0.value > 1 }.keys)
        findKeys()
    }

    private mutating func findKeys() {
        having = [:]
        for (index, group) in tables.groups.enumerated() {
            for unit in group.wholeSource.units where having[unit.key]?.last != index {
                having[unit.key, default: []].append(index)
            }
        }
    }

    /// Adds the source strings that are only in the code, by the name of the table.
    mutating func complete(by inCode: [String: [Unit]]) {
        tables.complete(by: inCode, in: nil)
        findKeys()
    }

    func has(_ key: StringKey) -> Bool { having[key] != nil }

    /// The folder of a table whose name isn't unique; otherwise nil.
    func folder(of index: Int) -> String? {
        repeated.contains(groups[index].source.table) ? folders[index] : nil
    }

    /// The indices of the tables that a call specifies; all tables if it specifies none.
    func named(_ arguments: ToolArguments) throws(ToolFailure) -> [Int] {
        let found = groups.indices.filter { isNamed($0, by: arguments) }
        guard found.isEmpty else { return found }
        let (table, folder) = (arguments.text("table"), arguments.text("folder"))
        let named = groups.indices.filter { index in table.map { $0 == groups[index].source.table } ?? true }
        guard let folder, !named.isEmpty else {
            let names = groups.indices.map(name).uniqued().prefix(20).joined(separator: ", ")
            throw ToolFailure("no table has the name “\(Self.shown(table ?? ""))”", next: "Use one of: \(names).")
        }
        let places = named.map { "“\(PathName.printable(folders[$0]))”" }.uniqued().prefix(20).joined(separator: ", ")
        throw ToolFailure(
            "the folder “\(Self.shown(folder))” has no \(table.map { "table “\(Self.shown($0))”" } ?? "tables")",
            next: "Use one of: \(places).")
    }

    /// The index of the only table that contains a key, among the tables that a call specifies.
    func index(of key: StringKey, _ arguments: ToolArguments) throws(ToolFailure) -> Int {
        let found = (having[key] ?? []).filter { isNamed($0, by: arguments) }
        if found.count == 1 { return found[0] }
        if found.isEmpty {
            _ = try named(arguments)
            throw ToolFailure(
                "no table has the key “\(Self.shown(key.text))”",
                next: "Use the keys that strings_to_translate returns.")
        }
        let names = found.map { groups[$0].source.table }.uniqued()
        throw ToolFailure(
            "several tables have the key “\(Self.shown(key.text))”",
            next: names.count > 1
                ? "Add “table”: \(found.map(name).uniqued().joined(separator: ", "))."
                : "Add “folder”: \(found.map { PathName.printable(folders[$0]) }.joined(separator: ", ")).")
    }

    /// A key or name from a call as shown in a message.
    static func shown(_ text: String) -> String { PathName.printable(text.cut(toBytes: 64)) }

    private func name(_ index: Int) -> String {
        let name = PathName.printable(groups[index].source.table)
        return folder(of: index).map { "\(name) in “\(PathName.printable($0))”" } ?? name
    }

    private func isNamed(_ index: Int, by arguments: ToolArguments) -> Bool {
        let isTable = arguments.text("table").map { $0 == groups[index].source.table } ?? true
        return isTable
            && (arguments.text("folder").map { PathName.normalized($0) == PathName.normalized(folders[index]) } ?? true)
    }
}
