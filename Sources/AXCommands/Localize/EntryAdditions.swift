import AXExtract
import AXFormats
import AXLocale
import AXModel
import AXSource

/// Adds the entries of rewritten strings to one file of a table.
struct EntryAdditions {
    let path: String
    let target: TargetTable
    /// The rewritten strings that need a new entry in the file. If several share an entry, only the first is included.
    let rewritten: [RewrittenString]
    /// The project's source strings without plural forms, by key.
    let texts: [StringKey: String]
    let macros: Set<String>

    /// - Throws: an error if the file can't be read or changed.
    func change(in environment: CommandEnvironment) throws(CommandFailure) -> FileChange {
        let old = try existing(in: environment)
        let table: ParsedStringsFile
        if let old {
            table = old
        } else {
            table = try ParsedStringsFile(withoutFindings: SourceFile(path: path, text: emptyText))
        }
        if let reason = table.parsed.value.readOnlyReason {
            throw CommandFailure(.input, "\(PathName.printable(path)): can't be changed: \(reason)")
        }
        guard table.parsed.value.status == .ok, table.parsed.value.lostKeys.isEmpty else {
            throw CommandFailure(
                .input,
                "\(PathName.printable(path)): can't add strings to a file that doesn't load completely; "
                    + "run `check` to see why")
        }
        var change = try VerifiedChange.of(table, to: changes(in: table), locale: nil)
        for locale in otherLocales(in: table) {
            let read = ParsedStringsFile(withoutFindings: change.new, like: table)
            let next = try VerifiedChange.of(read, to: openForms(for: locale), locale: locale)
            change = FileChange(old: change.old, new: next.new)
        }
        return FileChange(old: old?.file, new: change.new)
    }

    private func existing(in environment: CommandEnvironment) throws(CommandFailure) -> ParsedStringsFile? {
        do throws(FileError) {
            guard try environment.files.info(path) != nil else { return nil }
        } catch {
            throw CommandFailure(.input, error)
        }
        return try ParsedStringsFile(withoutFindings: path, in: environment)
    }

    private var emptyText: String {
        Formats.format(forExtension: PathName.fileExtension(of: path))?
            .emptyFile(sourceLanguage: target.language, locale: target.language) ?? ""
    }

    private func changes(in table: ParsedStringsFile) -> [CatalogChange] {
        let isFilledByXcode = table.parsed.value.extractedKeys != nil
        return rewritten.flatMap { string -> [CatalogChange] in
            let isSeen = isFilledByXcode && isSeenByXcode(string)
            let found = ExtractedEntries.grouped([string.occurrence(showsComment: isSeen)]).value
            let explanation = EntryExplanation(found, texts: texts, comments: .new, macros: macros)
            let additions = CatalogAdditions(explanation, isFilledByXcode: isFilledByXcode)
            guard string.message.isPlural, let entry = found.first else { return additions.changes(for: found) }
            let comment = isSeen ? explanation.extractedComment(for: entry) : explanation.comment(for: entry)
            let unit = CatalogChange.insert(
                PluralUnit(string, comment: comment, isCatalog: isCatalog).unit(for: target.language))
            return isFilledByXcode && !isSeen ? [unit, .keptByHand(entry.key)] : [unit]
        }
    }

    private func isSeenByXcode(_ string: RewrittenString) -> Bool {
        ExtractedEntries.grouped([string.occurrence(showsComment: true)]).value.first?.isSeenByXcode(macros: macros)
            ?? false
    }

    private var isCatalog: Bool { target.catalog != nil }

    /// The languages of the catalog without the source language. They get plural forms that are marked as untranslated.
    /// Empty if no string has plural forms, or if the table isn't a string catalog.
    private func otherLocales(in table: ParsedStringsFile) -> [String] {
        guard isCatalog, rewritten.contains(where: \.message.isPlural) else { return [] }
        let source = table.parsed.value.sourceLanguage ?? target.language
        let locales = table.parsed.value.catalogs(locale: source, table: target.table.name).map(\.locale)
        return Set(locales).subtracting([source]).sorted()
    }

    /// The changes that add untranslated plural forms for a language.
    private func openForms(for locale: String) -> [CatalogChange] {
        rewritten.filter(\.message.isPlural).map {
            .insert(PluralUnit($0, comment: nil, isCatalog: true).unit(for: locale, isOpen: true))
        }
    }
}
