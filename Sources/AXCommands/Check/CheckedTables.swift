import AXFormats
import AXModel
import AXSource

/// A strings file to check.
struct CheckedFile: Sendable {
    var table: ParsedStringsFile
    /// The locale that the file's path specifies; nil for a file with several locales.
    let locale: String?
    /// The name of the table.
    let name: String
    let catalogs: [Catalog]

    /// Whether the file is a Git LFS pointer or can't be parsed.
    var isUnread: Bool {
        table.isPointer || table.diagnostics.contains { $0.key == nil && $0.severity == .error }
    }

    var isEmptyTable: Bool { table.file.text.isEmpty && PathName.fileExtension(of: table.file.path) == "strings" }

    /// The findings about the file as a part of a project. An empty `.strings` file is a valid empty table in a
    /// project, but damaged in a delivery.
    var findingsInProject: [Diagnostic] {
        guard isEmptyTable else { return findings }
        return findings.map { finding in
            var finding = finding
            finding.severity = min(finding.severity, .note)
            finding.explanation = "Xcode compiles it into an empty table. Without Xcode, the runtime rejects the file."
            return finding
        }
    }

    /// The findings about the file itself.
    var findings: [Diagnostic] {
        table.diagnostics.map { finding in
            var finding = finding
            finding.locale = finding.locale ?? locale
            return finding
        }
    }
}

/// A string table in the development language, and its translations.
struct CheckedGroup: Sendable {
    private(set) var source: Catalog
    /// The folder of the project's table; nil if the strings don't belong to a table of the project.
    var folder: String?
    var translations: [Catalog] = []
    /// The strings of the table in `Base.lproj`, if the table also has a file in the development language.
    var base: [Catalog] = []
    /// The source strings that only the code contains, because the source file lacks their keys.
    var inCode: [Unit] = []
    /// The locales whose strings aren't all known, because a file is a Git LFS pointer or can't be parsed, or because
    /// only the code contains the source strings.
    var unread: Set<String> = []

    /// Whether the strings are for the Settings app. Their languages aren't those of the app.
    var isOfSettings: Bool { folder.map(StringTable.isOfSettings) ?? false }

    /// The group with one catalog per locale: a second file in the same locale overrides the first.
    var joined: CheckedGroup {
        var group = self
        group.translations = translations.joined
        return group
    }

    /// The group, completed with the source strings in `Base.lproj` whose keys are in the translations.
    var completedByBase: CheckedGroup {
        var group = self
        group.source = source.completed(by: base, for: translations)
        return group
    }

    /// Adds source strings that only the code contains. If the code contains all of them, the source file doesn't show
    /// which keys are in use.
    fileprivate mutating func complete(by inCode: [Unit]) {
        self.inCode = inCode
        if !inCode.isEmpty, source.units.allSatisfy({ $0.key.bytes.isEmpty }) { unread.insert(source.locale) }
    }

    /// The keys that a translation contains but the source lacks.
    var keysLackedBySource: [StringKey] {
        let keys = Set(source.units.map(\.key))
        return translations.flatMap { $0.units.map(\.key).filter { !keys.contains($0) } }
    }

    /// The source, including the strings that only the code contains.
    var wholeSource: Catalog { inCode.isEmpty ? source : source.with(source.units + inCode) }

    /// Whether the strings that a finding depends on were read. A file that can't be parsed is reported once, and not
    /// once per string after the error.
    func knows(_ finding: Diagnostic) -> Bool {
        guard Self.needWholeTables.contains(finding.id), let locale = finding.locale else { return true }
        return unread.isDisjoint(with: [locale, source.locale])
    }

    private static let needWholeTables = Set(
        RuleCatalogue.pages.filter { $0.traits.contains(.needsWholeTables) }.map(\.id))
}

/// All strings files of a check.
struct CheckedTables: Sendable {
    var groups: [CheckedGroup] = []
    /// All tables in all languages. Rules about the whole project search them for other uses of a term. Nil to use
    /// ``groups``.
    var compared: [CheckedGroup]?
    /// The catalogs whose source isn't known.
    var alone: [Catalog] = []
    /// All files that were read.
    var files: [CheckedFile] = []
    /// The locales that tables lack, although other tables have them or a delivery should contain them.
    var missing: [Delivery.Missing] = []
    /// The findings about the delivery as a whole.
    var findings: [Diagnostic] = []
    /// The remarks for standard error, as one line each, such as that a file wasn't checked.
    var remarks: [String] = []
    /// One remark per delivered file that doesn't belong to a table of the project.
    var unmatched: [String] = []
    /// The messages about input that couldn't be read.
    var failures: [String] = []

    var catalogs: [Catalog] { alone + groups.flatMap { [$0.source] + $0.translations } }

    /// Adds the source strings that only the code contains, by the name of their table. If several tables have the
    /// name, a string belongs to the tables that translate it, or else to the first one. If no table has the name, it
    /// belongs to a table without files.
    /// - Parameter language: the language of the code; nil to omit strings without a table, as for a delivery.
    mutating func complete(by inCode: [String: [Unit]], in language: String?) {
        for (table, units) in inCode.sorted(by: { $0.key < $1.key }) {
            let own = groups.indices.filter { groups[$0].source.table == table }
            if own.isEmpty, let language {
                let source = Catalog(path: units[0].path ?? "", locale: language, table: table, units: [])
                groups.append(CheckedGroup(source: source))
                groups[groups.count - 1].complete(by: units)
            }
            if own.count == 1 {
                groups[own[0]].complete(by: units)
                continue
            }
            let keys = own.map { Set(groups[$0].translations.flatMap(\.units).map(\.key)) }
            let known = keys.reduce(into: Set<StringKey>()) { $0.formUnion($1) }
            for (index, group) in own.enumerated() {
                groups[group].complete(
                    by: units.filter { keys[index].contains($0.key) || index == 0 && !known.contains($0.key) })
            }
        }
    }

    /// Whether a path is that of the last file that was read, and the file is a Git LFS pointer or couldn't be parsed.
    func isUnread(_ path: String) -> Bool {
        files.last.map { $0.table.file.path == path && $0.isUnread } ?? false
    }
}

/// One string in one language in one file.
struct StringLocation: Hashable, Sendable {
    let path: String
    let locale: String
    let key: StringKey
}

extension StringLocation {
    init(_ unit: Unit, in catalog: Catalog) {
        self.init(path: unit.path ?? catalog.path, locale: catalog.locale, key: unit.key)
    }
}
