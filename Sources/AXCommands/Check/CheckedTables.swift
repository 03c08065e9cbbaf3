import AXFormats
import AXModel
import AXSource

/// A file to be judged.
struct CheckedFile: Sendable {
    var table: ReadTable
    /// The locale that the file's place names; nil for a file of several.
    let locale: String?

    /// What is wrong with the file itself.
    var findings: [Diagnostic] {
        table.diagnostics.map { finding in
            var finding = finding
            finding.locale = finding.locale ?? locale
            return finding
        }
    }
}

/// A string table in the development language with its translations.
struct CheckedGroup: Sendable {
    let source: Catalog
    /// The folder of the project's table; nil for texts that belong to no table of the project.
    var folder: String?
    var translations: [Catalog] = []
    /// Locales whose strings are not all known: one of their files is a pointer only, or is broken.
    var unread: Set<String> = []

    /// The group with one catalog for each locale: a second file of the same locale overlays the first.
    var joined: CheckedGroup {
        var group = self
        group.translations = translations.joined
        return group
    }

    /// Whether a finding rests on what is known: a broken file is one finding, and not one for each string after the damage.
    func knows(_ finding: Diagnostic) -> Bool {
        guard Self.needWholeTables.contains(finding.id), let locale = finding.locale else { return true }
        return unread.isDisjoint(with: [locale, source.locale])
    }

    private static let needWholeTables = Set(
        RuleCatalogue.pages.filter { $0.traits.contains(.needsWholeTables) }.map(\.id))
}

/// All that a check looks at.
struct CheckedTables: Sendable {
    var groups: [CheckedGroup] = []
    /// Texts that are judged by themselves: nothing to compare them with was found.
    var alone: [Catalog] = []
    /// Every file that was read.
    var files: [CheckedFile] = []
    /// Tables of which a delivered locale has no file.
    var missing: [Delivery.Missing] = []
    /// Why something was left out, a line each.
    var remarks: [String] = []
    /// What could not be read.
    var failures: [String] = []

    /// Every catalog, each once.
    var catalogs: [Catalog] { alone + groups.flatMap { [$0.source] + $0.translations } }

    /// Whether a path is that of the file that was read last, and not all that belongs there could be read: a pointer lies
    /// in place of the table, or the table is broken.
    func isUnread(_ path: String) -> Bool {
        files.last.map { file in
            file.table.file.path == path
                && (file.table.isPointer || file.table.diagnostics.contains { $0.key == nil && $0.severity == .error })
        } ?? false
    }
}
