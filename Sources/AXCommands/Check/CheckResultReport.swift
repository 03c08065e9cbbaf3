import AXLocaleData
import AXModel
import AXReport
import AXRules
import AXSource

extension CheckResult {
    /// - Parameter includesStrings: whether the report contains the strings that findings are about.
    func report(includesStrings: Bool, failOn level: FailLevel) -> CheckReport {
        let pages = RuleCatalogue.pages.map { ($0.id, $0) }
        let project = input.project
        var background = ReportBackground(
            rules: Dictionary(pages) { $1 },
            accepted: remainder.accepted.map { AcceptedFinding($0, .baseline) } + checked.suppressed,
            developmentLanguage: input.tables.groups.first?.source.locale ?? project.developmentLanguage.tag,
            styles: input.settings.styles, vendors: project.configuration.vendors)
        background.checkedLocales = input.options.paths.isEmpty ? nil : Set(input.tables.catalogs.map(\.locale))
        background.repository = RepositoryPaths(reported + background.accepted.map(\.diagnostic), in: repository)
        if includesStrings {
            background.texts = input.tables.strings(of: reported)
            background.lengths = input.lengths
        }
        return CheckReport(
            diagnostics: reported, files: checked.files, project: project.root, tool: .current, background: background,
            outcome: outcome(failOn: level))
    }

    private func outcome(failOn level: FailLevel) -> CheckOutcome {
        let files = input.tables.files.count + (input.checksSources ? input.project.sources.count : 0)
        var outcome = CheckOutcome(
            exitCode: exitCode(failOn: level), failLevel: level.severity, strings: input.stringCount, files: files,
            command: input.options.command)
        if input.checksSources { outcome.uses = input.sources.occurrences.count }
        outcome.isForAccessibility = input.settings.scope == .accessibility
        outcome.changes = input.changes.map { .init(since: input.options.since, files: $0.before.count) }
        outcome.subject = subject
        outcome.date = Self.today(input.environment.variables)
        return outcome
    }

    /// The name of the input: the paths, or the project's folder.
    private var subject: String {
        let folder = input.environment.files.currentFolder
        let paths = input.options.paths.filter { $0 != ParsedStringsFile.input }
        guard paths.isEmpty else { return paths.joined(separator: ", ") }
        return PathName.name(of: PathName.absolute(input.project.root, from: folder))
    }

    private var repository: RepositoryRoot? {
        let path = input.options.source ?? input.options.paths.first { $0 != ParsedStringsFile.input } ?? "."
        return RepositoryRoot(above: path, in: input.environment.files, variables: input.environment.variables)
    }
}

// MARK: Strings of findings

extension CheckedTables {
    fileprivate func strings(of findings: [Diagnostic]) -> [CheckedString.Place: CheckedString] {
        let wanted = Set(findings.compactMap(CheckedString.Place.init))
        guard !wanted.isEmpty else { return [:] }
        var strings: [CheckedString.Place: CheckedString] = [:]
        func add(_ catalog: Catalog, source: [StringKey: Unit]) {
            for unit in catalog.units {
                let location = CheckedString.Place(
                    path: unit.path ?? catalog.path, locale: catalog.locale, key: unit.key)
                guard wanted.contains(location) else { continue }
                let original = source[unit.key]
                strings[location] = CheckedString(
                    source: original?.shownForms ?? [], judged: unit.shownForms,
                    comment: unit.comment ?? original?.comment)
            }
        }
        for group in groups {
            add(group.source, source: [:])
            let source = Dictionary(group.source.units.map { ($0.key, $0) }) { $1 }
            for translation in group.translations { add(translation, source: source) }
        }
        for catalog in alone { add(catalog, source: [:]) }
        return strings.merging(missingStrings(wanted)) { own, _ in own }
    }

    /// The source strings for findings such as those about missing translations, which are located in the source file
    /// but have the locale of a translation.
    private func missingStrings(_ wanted: Set<CheckedString.Place>) -> [CheckedString.Place: CheckedString] {
        var strings: [CheckedString.Place: CheckedString] = [:]
        for group in groups {
            for unit in group.source.units {
                for translation in group.translations {
                    let location = CheckedString.Place(
                        path: unit.path ?? group.source.path, locale: translation.locale, key: unit.key)
                    guard wanted.contains(location) else { continue }
                    strings[location] = CheckedString(source: unit.shownForms, judged: [], comment: unit.comment)
                }
            }
        }
        return strings
    }
}

extension Unit {
    fileprivate var shownForms: [CheckedString.Form] {
        forms.map { form in
            CheckedString.Form(form.path.names.joined(separator: " "), form.text.string, span: form.text.span)
        }
    }
}

// MARK: Lengths

extension CheckInput {
    fileprivate var lengths: [LocaleLengths] {
        var lengths: [String: TranslationLengths] = [:]
        for group in tables.groups {
            let (source, translations) = settings.roles.withRoles(group.source, group.translations)
            for translation in translations {
                let style = settings.styles.style(for: translation.locale)
                lengths[translation.locale, default: TranslationLengths(style)].add(translation, against: source)
            }
        }
        return lengths.filter { $0.value.texts > 0 }.sorted { $0.key < $1.key }.map { LocaleLengths($0.key, $0.value) }
    }
}

extension LocaleLengths {
    fileprivate init(_ locale: String, _ lengths: TranslationLengths) {
        let expansion = lengths.expansion
        self.init(
            locale: locale, texts: lengths.texts, expansion: expansion.own, usual: expansion.usual,
            long: expansion.long, shareOverP90: lengths.shareOverP90,
            labels: Seconds(lengths.labels, limit: TranslationLengths.labelLimit),
            hints: Seconds(lengths.hints, limit: TranslationLengths.hintLimit))
    }
}

extension LocaleLengths.Seconds {
    fileprivate init?(_ seconds: [Double], limit: Double) {
        guard !seconds.isEmpty else { return nil }
        let sorted = seconds.sorted()
        self.init(
            count: sorted.count, median: sorted[(sorted.count - 1) / 2], p90: sorted[(sorted.count - 1) * 9 / 10],
            limit: limit)
    }
}
