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
        /// The names of the folders that contain the table.
        let folders: [Substring]
        /// Whether the table is a string catalog. If a string in a catalog isn't translated into a language, Xcode uses
        /// the source string.
        let isCatalog: Bool
        /// The strings by locale and key.
        var strings: [String: [StringKey: Unit]] = [:]
        /// The keys that are in at least one locale.
        var keys: Set<StringKey> = []
    }

    let developmentLanguage: String
    /// The tables in `.lproj` folders and string catalogs, in the order of the project.
    private let all: [Table]
    /// The same tables, and the strings files outside `.lproj` folders, by name.
    private let tables: [String: [Table]]

    /// Reads the tables of the project. Files that can't be read are skipped, because `check` reports them.
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
            // The runtime ignores a file that it can't parse.
            guard read.parsed.value.status == .ok else {
                result.strings[locale] = result.strings[locale] ?? [:]
                continue
            }
            for catalog in read.parsed.value.catalogs(locale: locale, table: table.name) {
                result.keys.formUnion(catalog.units.map(\.key))
                // A `.stringsdict` file comes after the `.strings` file whose entries it replaces.
                result.strings[catalog.locale, default: [:]]
                    .merge(catalog.units.map { ($0.key, $0) }) { $1 }
            }
        }
        return result
    }

    /// The locales that have strings, starting with the development language. Only language tags are included, because
    /// a locale in a string catalog can have any name, and locales are used in file names.
    var locales: [String] {
        let all = Set(all.flatMap(\.strings.keys)).filter { LanguageTag($0) != nil }
        return [developmentLanguage] + all.subtracting([developmentLanguage, LocaleName.base]).sorted()
    }

    /// The table that the code in a file uses: the nearest one that contains the key or, if none contains it, the
    /// nearest one with the given name. Returns nil if no table has this name.
    /// - Parameter name: the name of the table; nil for any table.
    fileprivate func table(_ name: String?, with key: StringKey, for path: String) -> Table? {
        nearest(name, with: key, for: path).first
    }

    /// Whether the strings for a key can differ if the code in a file computes the table.
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

/// The strings of a project as VoiceOver users with one locale hear them.
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
            // The literal may be a key. If no table contains it, it is spoken unchanged.
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

    /// Looks up a string like the runtime (`CFBundle_Strings.c` in swift-corelibs-foundation). The table in the locale
    /// is used or, if there isn't one, the table in the development language. If a string in a catalog isn't
    /// translated, the source string is spoken. If a strings file doesn't contain the key, the default string in the
    /// code is spoken or, if there isn't one, the key.
    /// - Parameter name: the name of the table; nil if the code computes it.
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
        // If the source language has a different string for the key, the key isn't a string in that language.
        let isKey = text.mayBeKey || original.map { $0.onlyText?.string != text } ?? false
        if defaultText == nil, isKey { return SpokenText([.rawKey(text)]) }
        return inLanguage(source, SpokenText(format: text, expressions))
    }

    /// The string, marked as foreign if its language isn't the user's. Regions are ignored: German strings aren't
    /// foreign to a user in Austria.
    private func inLanguage(_ language: String, _ text: SpokenText) -> SpokenText {
        func base(_ tag: String) -> Substring { tag.prefix { $0 != "-" } }
        return base(language) == base(locale) ? text : text.foreign(language)
    }
}

extension SpokenText {
    /// The same string, marked as being in a language other than the user's.
    fileprivate func foreign(_ locale: String) -> SpokenText {
        SpokenText(
            parts.map { part in
                switch part {
                // Only letters show that a part is in a foreign language; punctuation doesn't.
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
