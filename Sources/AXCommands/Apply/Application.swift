import AXLocale
import AXModel
import AXSource

/// The changes that applying a delivery would make to a project. Planning them doesn't write any files.
struct Application {
    /// The planned changes to one table in one locale.
    struct Part {
        let plan: ApplyPlan
        let placement: UnitPlacement
        /// The project's strings for the table in the locale; nil if there aren't any.
        let current: Catalog?
    }

    private(set) var parts: [Part] = []
    private(set) var remarks: [String]
    /// Whether a whole file, table or locale of the delivery is skipped.
    private(set) var leavesOut = false
    /// The errors that prevent whole files of the delivery from being applied, by path.
    private let fileErrors: [String: [Diagnostic]]
    /// The locales that the project has translations in.
    private let locales: Set<String>
    /// The locale that the delivery must be in, if `--to` names a translation's folder or file; otherwise nil.
    private let wanted: String?

    /// - Parameters:
    ///   - options: the options for checking the delivery; `source` is the project or file to apply the delivery to.
    ///   - project: the project at that location.
    /// - Throws: an error if the configuration is invalid, or if a file of the delivery or of the project can't be
    ///   read.
    init(
        _ options: CheckOptions, of project: Project, safety: ApplySafety, in environment: CommandEnvironment
    ) throws(CommandFailure) {
        try project.requireValidConfiguration()
        let wanted = project.locale(ofTranslationAt: options.source ?? "")
        var options = options
        options.source = options.source.map(project.source(forDeliveryTo:))
        let input = try CheckInput.read(options, in: environment)
        let findings = try input.check().diagnostics
        var delivered = input.tables
        delivered.failures = input.failures
        try self.init(
            delivered, checked: findings, into: CheckedTableReader(environment: environment).tables(of: project),
            of: project, wanted: wanted, safety: safety)
    }

    /// - Parameters:
    ///   - delivered: the translations, with the project's source strings.
    ///   - findings: the findings of a check of the translations.
    ///   - existing: the tables of the project.
    ///   - wanted: the locale that the translations must be in; nil for any.
    /// - Throws: an error if a file can't be read.
    init(
        _ delivered: CheckedTables, checked findings: [Diagnostic], into existing: CheckedTables, of project: Project,
        wanted: String? = nil, safety: ApplySafety
    ) throws(CommandFailure) {
        // Strings in an unreadable file would seem to be missing, and would be added a second time.
        if let failure = (existing.failures + delivered.failures).first { throw CommandFailure(.input, failure) }
        self.wanted = wanted
        let translations = delivered.groups.flatMap(\.translations).flatMap(\.paths)
        locales = project.translatedLocales(in: existing, besides: Set(translations.map(PathName.normalized)))
        remarks = delivered.unmatched + delivered.remarks
        leavesOut = !delivered.unmatched.isEmpty
        let paths = Set(delivered.files.map(\.table.file.path))
        fileErrors = Dictionary(
            grouping: safety.fileErrors(among: findings).filter { paths.contains($0.path) }, by: \.path)
        let kept = Set(delivered.groups.flatMap(\.source.paths))
        for (path, errors) in fileErrors.sorted(by: { $0.key < $1.key }) where !kept.contains(path) {
            let messages = errors.map { "\(PathName.printable($0.message)) [\($0.id)]" }
            leaveOut(path, Set(messages).sorted().joined(separator: "; "))
        }
        for group in delivered.groups {
            guard let folder = group.folder, let table = project.table(named: group.source.table, in: folder) else {
                let isKnown = project.tables.contains { $0.name == group.source.table }
                leaveOut(
                    "“\(group.source.table)”",
                    isKnown
                        ? "the project has no table with this name in a matching folder"
                        : "the project has no table with this name")
                continue
            }
            let own = existing.groups.first { $0.folder == table.folder && $0.source.table == table.name }
            for translation in group.translations {
                add(translation, to: table, group, own, project, findings, safety)
            }
        }
    }

    private mutating func add(
        _ delivered: Catalog, to table: StringTable, _ group: CheckedGroup, _ own: CheckedGroup?, _ project: Project,
        _ findings: [Diagnostic], _ safety: ApplySafety
    ) {
        let isSound = delivered.paths.allSatisfy { path in
            // In a file with several locales, an error in one locale doesn't affect the others. If the file couldn't be
            // read, its locale isn't known.
            fileErrors[path, default: []].allSatisfy {
                $0.locale != nil && $0.locale != delivered.locale && !delivered.isInUnknownLanguage
            }
        }
        guard isSound else { return }
        // The locale may come from the contents of a delivery and would become the name of a folder, so it must be
        // checked.
        if let reason = reasonAgainst(delivered.locale, safety) { return leaveOut(delivered.path, reason) }
        let current = own?.translations.first { $0.locale == delivered.locale }
        let plan = ApplyPlan(
            delivered, into: table, source: group.wholeSource, current: current,
            others: own?.translations.filter { $0.locale != delivered.locale } ?? [], findings: findings, safety: safety
        )
        let placement = UnitPlacement(
            table: table, locale: delivered.locale, folderName: project.folderName(for: delivered.locale),
            source: group.source)
        parts.append(Part(plan: plan, placement: placement, current: current))
    }

    private mutating func leaveOut(_ name: String, _ reason: String) {
        remarks.append("\(PathName.printable(name)): not applied: \(reason)")
        leavesOut = true
    }

    /// The reason why strings in the locale can't be applied; nil if they can.
    private func reasonAgainst(_ locale: String, _ safety: ApplySafety) -> String? {
        let name = "“\(PathName.printable(locale))”"
        guard let tag = LanguageTag(locale) else { return "\(name) isn't a language tag" }
        if tag.isUnknown { return "the file doesn't specify its language; use --locale" }
        if let wanted, wanted != locale {
            return "the delivered locale is \(name), but --to specifies a translation in "
                + "“\(PathName.printable(wanted))”"
        }
        // A locale that the project already has is accepted, even if its tag isn't valid.
        if locales.contains(locale) { return nil }
        if !LanguageTagValidation(locale).isValid { return "\(name) isn't a valid language tag" }
        guard !safety.allowsNewLocales, let existing = EquivalentLocale.find(locale, among: locales) else { return nil }
        return
            "the project already has this locale as “\(PathName.printable(existing))”; to add the strings to that "
            + "locale, use --locale \(PathName.printable(existing)); to add \(name) as well, use --allow "
            + "\(ApplySafety.newLocale)"
    }

    /// Whether the delivery has strings but all of them are skipped. Such a delivery probably belongs to another
    /// project.
    var isForeign: Bool {
        let decisions = parts.flatMap(\.plan.decisions)
        return !decisions.isEmpty && decisions.allSatisfy(\.isSkipped)
    }
}

extension Project {
    /// The locales that the project has translations in.
    /// - Parameter delivered: the paths of the delivered files, which may be in the project's folder.
    func translatedLocales(in tables: CheckedTables, besides delivered: Set<String> = []) -> Set<String> {
        func isOwn(_ path: String) -> Bool { !delivered.contains(PathName.normalized(path)) }
        let read = tables.groups.flatMap(\.translations).filter { $0.paths.contains(where: isOwn) }
        let found = self.tables.flatMap(\.files).filter { isOwn($0.path) }
        return Set(read.map(\.locale) + found.map(\.locale)).subtracting([developmentLanguage.tag])
    }

    /// The path that a delivery for `path` is checked against:
    /// - For an `.lproj` folder, it's the project's folder.
    /// - For a file of a table, it's the table's file in the development language.
    /// - All other paths stay the same.
    fileprivate func source(forDeliveryTo path: String) -> String {
        if PathName.fileExtension(of: path) == "lproj" { return root }
        let path = PathName.normalized(path)
        let table = tables.first { $0.paths.map(PathName.normalized).contains(path) }
        return table?.paths(for: developmentLanguage.tag).first ?? path
    }

    /// The locale of a translation's `.lproj` folder, or of a file in one; nil for all other paths.
    fileprivate func locale(ofTranslationAt path: String) -> String? {
        let folder = PathName.fileExtension(of: path) == "lproj" ? path : PathName.parent(of: path)
        guard PathName.fileExtension(of: folder) == "lproj",
            let tag = LocaleName.tag(ofFolder: PathName.stem(of: folder)).map(configuration.canonicalLocale)
        else { return nil }
        return tag == developmentLanguage.tag ? nil : tag
    }

    fileprivate func table(named name: String, in folder: String) -> StringTable? {
        tables.first { $0.name == name && PathName.normalized($0.folder) == PathName.normalized(folder) }
    }

    /// The name of a locale's folder in the project, such as `zh_CN`; the locale itself if it has no folder.
    fileprivate func folderName(for locale: String) -> String {
        tables.flatMap(\.files).first { $0.locale == locale }?.folderName ?? locale
    }
}

extension Catalog {
    fileprivate var isInUnknownLanguage: Bool { LanguageTag(locale)?.isUnknown == true }
}

extension LanguageTag {
    fileprivate var isUnknown: Bool { language == "und" }
}
