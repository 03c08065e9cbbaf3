import AXFormats
import AXLocale
import AXLocaleData
import AXModel
import AXPreview
import AXRules
import AXSource

/// The strings of a project's tables in all locales.
struct ProjectTexts: Sendable {
    /// A table in all locales.
    struct Table: Sendable {
        /// The names of the folders around it.
        let folders: [Substring]
        /// Whether the table is a string catalog. If a language lacks one of a catalog's strings, Xcode uses the source
        /// string.
        let isCatalog: Bool
        /// By locale.
        var strings: [String: [StringKey: Unit]] = [:]
        /// The keys that at least one locale has.
        var keys: Set<StringKey> = []
    }

    let developmentLanguage: String
    /// In the order of the project's tables.
    private let all: [Table]
    /// By name.
    private let tables: [String: [Table]]

    /// Files that can't be read are skipped; `check` reports them.
    init(_ project: Project, in environment: CommandEnvironment) {
        developmentLanguage = project.developmentLanguage.tag
        let language = developmentLanguage
        let own = project.tables.filter { !$0.isOfSettings }
        let read = own.concurrentMap { table in
            Self.table(table.resolvingBase(to: language), in: environment)
        }
        all = read
        let named = Dictionary(grouping: zip(own.map(\.name), read), by: \.0).mapValues { $0.map(\.1) }
        // The runtime uses a strings file outside `.lproj` folders in every language.
        let others = project.looseTables.filter { PathName.fileExtension(of: $0) == "strings" }.map { path in
            StringTable(
                name: PathName.stem(of: path), folder: PathName.parent(of: path),
                files: [TableFile(locale: language, folderName: "", path: path)])
        }
        let unlocalized = others.filter { named[$0.name] == nil }.map { ($0.name, Self.table($0, in: environment)) }
        tables = named.merging(Dictionary(grouping: unlocalized, by: \.0).mapValues { $0.map(\.1) }) { own, _ in own }
    }

    private static func table(_ table: StringTable, in environment: CommandEnvironment) -> Table {
        var result = Table(folders: table.folder.split(separator: "/"), isCatalog: !table.catalogs.isEmpty)
        for path in table.paths {
            guard let read = try? ParsedStringsFile(withoutFindings: path, in: environment) else { continue }
            let locale = table.files.first { $0.path == path }?.locale ?? ""
            // The runtime reads nothing from a file that it can't parse.
            guard read.parsed.value.status == .ok else {
                result.strings[locale] = result.strings[locale] ?? [:]
                continue
            }
            for catalog in read.parsed.value.catalogs(locale: locale, table: table.name) {
                result.keys.formUnion(catalog.units.map(\.key))
                // A .stringsdict file comes after the .strings file whose entries it replaces.
                result.strings[catalog.locale, default: [:]]
                    .merge(catalog.units.map { ($0.key, $0) }) { $1 }
            }
        }
        return result
    }

    /// The locales that have strings, the development language first. Only language tags are included, because a string
    /// catalog can contain any name as a locale, and file names are made from the locales.
    var locales: [String] {
        let all = Set(all.flatMap(\.strings.keys)).filter { LanguageTag($0) != nil }
        return [developmentLanguage] + all.subtracting([developmentLanguage, LocaleName.base]).sorted()
    }

    /// The table that code at a path uses: the nearest one that has the key or, if none has it, the nearest one with
    /// the name. nil if no table has the name.
    /// - Parameter name: nil for any table.
    fileprivate func table(_ name: String?, with key: StringKey, for path: String) -> Table? {
        nearest(name, with: key, for: path).first
    }

    /// Whether code at a path that computes the table may speak different strings for a key.
    fileprivate func isAmbiguous(_ key: StringKey, for path: String) -> Bool {
        let texts = nearest(nil, with: key, for: path).map {
            $0.strings[developmentLanguage]?[key]?.forms.map(\.text.string)
        }
        return Set(texts).count > 1
    }

    private func nearest(_ name: String?, with key: StringKey, for path: String) -> [Table] {
        let named = name.map { tables[$0] ?? [] } ?? all
        let having = named.filter { $0.keys.contains(key) }
        let candidates = having.isEmpty ? named : having
        if candidates.count < 2 { return candidates }
        let folders = path.split(separator: "/")
        let common = candidates.map { zip($0.folders, folders).prefix { $0 == $1 }.count }
        let most = common.max()
        return zip(candidates, common).filter { $0.1 == most }.map(\.0)
    }
}

/// The strings of a project as a listener in one locale hears them.
struct LocaleTexts: SpokenTexts {
    let locale: String
    let words: VoiceOverWords
    private let project: ProjectTexts
    /// The localization that the system chooses for the locale.
    private let localization: String

    init(_ project: ProjectTexts, in locale: String, _ styles: LocaleStyles) {
        self.project = project
        self.locale = locale
        let locales = project.locales
        localization =
            locales.contains(locale)
            ? locale : LocalizationMatch(available: locales).localization(for: locale) ?? project.developmentLanguage
        words = styles.style(for: locale).voiceOver
    }

    func text(_ occurrence: Occurrence) -> SpokenText {
        wholeText(occurrence).applying(occurrence.textChanges)
    }

    private func wholeText(_ occurrence: Occurrence) -> SpokenText {
        switch occurrence.silence {
        case .reset?, .emptied?: return SpokenText()
        case .wordless?: return SpokenText(occurrence.key.text)
        case .verbatim?, nil: break
        }
        let expressions = occurrence.arguments.map(\.expression)
        switch occurrence.kind {
        case .hardCoded:
            return SpokenText(literal: occurrence.text ?? occurrence.key.text, expressions)
        case .dynamic:
            guard occurrence.remark == .unresolved(.literalOfUnknownType) else {
                return SpokenText(expression: occurrence.key.text)
            }
            if !expressions.isEmpty { return SpokenText(literal: occurrence.key.text, expressions) }
            // The literal may be a key. It is spoken unchanged if no table has it.
            return string(
                occurrence.key, Self.defaultTable, defaultText: occurrence.key.text, expressions, at: occurrence.path)
        case .localizedCall, .constant:
            guard let key = occurrence.tableKey else { return SpokenText([.runtime(occurrence.key.text)]) }
            let table = occurrence.kind == .constant ? occurrence.resolved?.table : occurrence.table
            let isKnown = table != nil || occurrence.remark != .computedTable
            if !isKnown, project.isAmbiguous(key, for: occurrence.path) { return SpokenText([.runtime(key.text)]) }
            return string(
                key, isKnown ? table ?? Self.defaultTable : nil, defaultText: occurrence.text, expressions,
                at: occurrence.path)
        }
    }

    private static let defaultTable = "Localizable"

    /// Looks up a string as the runtime does (`CFBundle_Strings.c` in swift-corelibs-foundation): in the locale's table
    /// or, if there isn't one, in the development language's. If a string catalog lacks the translation, the source
    /// string is spoken. If a strings file lacks the key, the default string in the code is spoken or, without one, the
    /// key.
    /// - Parameter name: the table; nil if the code computes it.
    private func string(
        _ key: StringKey, _ name: String?, defaultText: String?, _ expressions: [String], at path: String
    ) -> SpokenText {
        let source = project.developmentLanguage
        let table = project.table(name, with: key, for: path)
        let original = table?.strings[source]?[key]
        if let own = table?.strings[localization]?[key], own.isDelivered(for: original ?? own) {
            if own.onlyText?.string == key.text, key.text.isSurelyKey(isSpoken: true) {
                return SpokenText([.rawKey(key.text)])
            }
            return inLanguage(localization, own.spoken(in: localization, expressions))
        }
        let hasTable = table?.strings[localization] != nil && table?.isCatalog == false
        if let original, !hasTable { return inLanguage(source, original.spoken(in: source, expressions)) }
        let text = defaultText ?? key.text
        // A key that the source language gives another string isn't itself a string in that language.
        let isKey = text.mayBeKey || original.map { $0.onlyText?.string != text } ?? false
        if defaultText == nil, isKey { return SpokenText([.rawKey(text)]) }
        return inLanguage(source, SpokenText(format: text, expressions))
    }

    /// A string, marked as foreign if its language isn't the listener's. Regions don't matter: to a listener in
    /// Austria, German strings aren't foreign.
    private func inLanguage(_ language: String, _ text: SpokenText) -> SpokenText {
        func base(_ tag: String) -> Substring { tag.prefix { $0 != "-" } }
        return base(language) == base(locale) ? text : text.foreign(language)
    }
}

extension SpokenText {
    /// The same string, marked as being in a language that isn't the listener's.
    fileprivate func foreign(_ locale: String) -> SpokenText {
        SpokenText(
            parts.map { part in
                switch part {
                // Punctuation doesn't belong to a language.
                case .text(let text): text.contains(where: \.isLetter) ? .foreign(text, locale: locale) : part
                case .forms(let forms):
                    .forms(forms.map { Form(category: $0.category, text: $0.text.foreign(locale)) })
                case .choice(let options):
                    .choice(options.map { Option(branch: $0.branch, text: $0.text.foreign(locale)) })
                case .foreign, .rawKey, .runtime, .pause, .voiceOver: part
                }
            })
    }
}
