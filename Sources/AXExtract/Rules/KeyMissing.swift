import AXModel
package import AXSource

/// The code looks up a key that no table of the project contains, or that is only in tables that the code doesn't use.
package enum KeyMissing: SourceRule {
    package static let page = RulePage(
        id: "key-missing", concern: .sources,
        summary: "A key that the code looks up isn't in any table.",
        why: """
            If a table lacks a key, the runtime returns the default value or, if there isn't one, the key itself, and \
            VoiceOver speaks that in every language (Apple, NSLocalizedString). Translators never see the string.
            """,
        example: Example(
            "playButton.accessibilityLabel = NSLocalizedString(\"player.play\", comment: \"Starts the song\")\n",
            others: ["player.stop": "Stop"]),
        instead: Example(
            "playButton.accessibilityLabel = NSLocalizedString(\"player.play\", comment: \"Starts the song\")\n",
            others: ["player.play": "Play"]),
        severity: .error, or: [.warning])

    package static func check(_ entry: ExtractedEntry, in tables: ProjectTables) -> [Diagnostic] {
        guard let first = entry.occurrences.first, let table = table(lacking: entry, in: tables) else { return [] }
        let isRaw = entry.value == nil && IdentifierText.isIdentifier(entry.key.text)
        let spoken =
            entry.value.map { ($0, "the default value") }
            ?? (entry.key.text, isRaw || first.arguments.isEmpty ? "the key itself" : "with its values")
        let locales = tables.translations(of: table, lacking: entry.key)
        let count = tables.translations(of: table).count
        let isEverywhere = locales.count == count
        // Every translation has the string, and the source language speaks the default value or the key.
        if !isRaw, locales.isEmpty, count > 0 { return [] }
        var finding = finding(
            at: first, severity: isRaw ? page.severity : .warning,
            "“\(entry.key)” isn't in the table “\(table)”"
                + (isRaw || isEverywhere ? "" : " in \(locales.count) of \(count) languages"),
            why: "VoiceOver speaks “\(spoken.0)”, \(spoken.1), "
                + (isEverywhere ? "in every language." : "in every language that lacks the key.")
                + place(of: entry.key, in: tables),
            key: entry.key,
            notes: entry.occurrences.dropFirst().filter { $0.leafSpan != first.leafSpan || $0.path != first.path }
                .prefix(4).map { note("also used here", at: $0) })
        finding.alsoIn = locales
        return [finding]
    }

    /// A sentence that names another table with the key; empty if no table has it.
    private static func place(of key: StringKey, in tables: ProjectTables) -> String {
        tables.table(with: key).map { " The table “\($0)” has the key." } ?? ""
    }

    /// The project's table that should contain an entry but doesn't; nil if there isn't one.
    static func table(lacking entry: ExtractedEntry, in tables: ProjectTables) -> String? {
        let table = table(of: entry)
        guard tables.hasTable(table), isMissing(entry, from: table, tables), !Wording.isGlue(entry.key.text),
            !entry.occurrences.contains(where: isElsewhere)
        else { return nil }
        return table
    }

    /// Whether no table has the key. If the code's table is certain, a key that only other tables have is missing, too.
    private static func isMissing(_ entry: ExtractedEntry, from table: String, _ tables: ProjectTables) -> Bool {
        guard tables.holds(entry.key) else { return true }
        return entry.occurrences.allSatisfy(\.namesTable) && tables.holdsOnlyElsewhere(entry.key, than: table)
    }

    /// The table in which the code looks up an entry.
    static func table(of entry: ExtractedEntry) -> String {
        entry.occurrences.first?.resolved?.table ?? entry.table ?? ProjectTables.defaultTable
    }

    /// Whether the key is looked up in a bundle outside the project, or in a table that is chosen at run time.
    static func isElsewhere(_ occurrence: Occurrence) -> Bool {
        if occurrence.remark == .computedTable { return true }
        guard let bundle = occurrence.bundle else { return false }
        return foreignBundles.contains { bundle.contains($0) }
    }

    private static let foreignBundles = [
        "com.apple", "UIApplication", "NSApplication", "UIKit", "AppKit", "(for: NSObject.self", "(for: UIView.self",
        "(for: UIViewController.self", "(for: URLSession.self", "(for: WKWebView.self",
    ]
}

extension Occurrence {
    /// Whether the code itself shows which table of the app it uses: it's a literal that an API looks up, or a call to
    /// a system function that isn't a method, without a bundle.
    fileprivate var namesTable: Bool {
        guard kind == .localizedCall, remark == nil, resolved == nil, bundle == nil else { return false }
        guard let function else { return true }
        return LocalizationFunctions.function(function).map { $0.name.first != "." } ?? false
    }
}
