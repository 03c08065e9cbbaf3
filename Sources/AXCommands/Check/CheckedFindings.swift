import AXExtract
import AXLocaleData
import AXModel
import AXReport
import AXRules
import AXSource

/// The findings of a check before the comparison with the baseline: those that the user requested, with the severities
/// of the configuration.
struct CheckedFindings {
    /// The findings, without suppressed ones.
    let diagnostics: [Diagnostic]
    let suppressed: [AcceptedFinding]
    /// The files that findings may be in, by path, for reports and fixes.
    let files: [String: SourceFile]
}

extension CheckInput {
    /// Runs the rules, then selects the findings, sets their severities and removes the suppressed ones.
    func check() throws(CommandFailure) -> CheckedFindings {
        let found = (isUnchanged ? [] : stringFindings()) + project.configurations.diagnostics
        environment.progress?.clear()
        let remaining = suppressed(withConfiguredSeverity(try selected(found)))
        return CheckedFindings(
            diagnostics: withoutUsedUnits(remaining.diagnostics) + withConfiguredSeverity(remaining.idle),
            suppressed: remaining.suppressed, files: files)
    }

    private func stringFindings() -> [Diagnostic] {
        var tables = tables.withRoles(settings.roles)
        var localizations = subject.localizations
        if localizations != nil {
            localizations?.bundles = BundleStrings(tables, of: project, in: environment.files).bundles
        }
        // The lack of a language in a bundle is one finding, not one per table.
        let gaps = localizations.map(BundleLacksLocale.gaps) ?? []
        tables.missing.removeAll { missing in gaps.contains { $0.covers(missing) } }
        return tables.findings(with: settings, progress: environment.progress)
            + tables.lengthFindings(settings.styles) + (localizations.map(LocalizationRules.diagnostics) ?? [])
    }

    private var files: [String: SourceFile] {
        let read = isUnchanged ? [] : tables.files.map(\.table.file)
        let files = Dictionary(read.map { ($0.path, $0) }) { first, _ in first }
        let others = project.configurations.sources + sources.files
        return files.merging(others.map { ($0.path, $0) }) { $1 }
    }

    /// The findings in the specified files and the delivered languages, with the severities of the configuration.
    /// Findings of rules that are off are omitted.
    private func withConfiguredSeverity(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let languages = subject.kind == .delivery ? DeliveredLanguages(tables) : nil
        return diagnostics.compactMap { diagnostic in
            if let languages, languages.leavesOut(diagnostic) || languages.isOnlyAboutSource(diagnostic) { return nil }
            // An error in the configuration affects all parts of the project.
            guard diagnostic.id == ConfigurationError.page.id || subject.reports(diagnostic) else { return nil }
            var finding = project.withConfiguredSeverity(diagnostic)
            if languages?.isInSource(diagnostic) == true { finding?.fixIts = [] }
            return finding
        }
    }

    private func suppressed(_ diagnostics: [Diagnostic]) -> SuppressedFindings {
        SuppressedFindings(
            diagnostics,
            tables.suppressions(isDelivery: subject.kind.isForeign) + project.configuration.suppressions
                + sources.suppressions,
            rules: RuleCatalogue.ids, isOwn: { !$0.isInCode || checksSources },
            isChecked: { checksWholeProject && settings.covers($0, sources: checksSources) })
    }

    /// Removes findings about extra translations whose keys the code uses. The defect is that the source lacks the key,
    /// and it is reported in the code.
    private func withoutUsedUnits(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let missing = Set(diagnostics.filter { $0.id == KeyMissing.page.id }.compactMap(\.key))
        guard !missing.isEmpty else { return diagnostics }
        let used = sources.lacking.mapValues { $0.intersection(missing) }
        let names = Dictionary(tables.catalogs.map { ($0.path, $0.table) }) { first, _ in first }
        return diagnostics.compactMap { finding in
            guard finding.id == ExtraKey.page.id, let keys = names[finding.path].flatMap({ used[$0] }) else {
                return finding
            }
            if finding.counted != nil { return finding.counting { !keys.contains($0) } }
            return finding.key.map(keys.contains) ?? false ? nil : finding
        }
    }
}

// MARK: Strings files

extension CheckedTables {
    /// The tables with the roles of their units.
    func withRoles(_ roles: RoleInference) -> CheckedTables {
        func withRoles(_ group: CheckedGroup) -> CheckedGroup {
            let (source, translations) = roles.withRoles(group.source, group.translations)
            return CheckedGroup(
                source: source, folder: group.folder, translations: translations, inCode: group.inCode,
                unread: group.unread)
        }
        var tables = self
        tables.groups = groups.map(withRoles)
        tables.compared = compared.map { $0.map(withRoles) }
        return tables
    }

    /// Runs the rules about strings and files, except those about lengths.
    /// - Precondition: The units have roles.
    func findings(with settings: CheckSettings, progress: ProgressLine? = nil) -> [Diagnostic] {
        var seen: Set<String> = []
        var findings = files.filter { seen.insert($0.table.file.path).inserted }.flatMap { file in
            settings.checksSource ? file.findingsInProject : file.findings
        }
        progress?.begin("Checking strings files", total: groups.map { $0.translations.count + 1 }.reduce(0, +))
        for group in groups {
            findings += group.findings(with: settings).filter(group.knows)
            for _ in 0...group.translations.count { progress?.advance() }
        }
        let whole = (compared ?? groups).map { ProjectTables.Table(source: $0.source, translations: $0.translations) }
        findings += ProjectRules.diagnostics(for: ProjectTables(whole, styles: settings.styles))
        findings += self.findings
        for catalog in alone { findings += settings.checker().faults(of: catalog) }
        for missing in missing where settings.isComplete || !missing.mayBeLeftOut {
            guard settings.scope == .all || holdsAccessibilityStrings(missing.source) else { continue }
            findings.append(missingTable(missing, settings.isComplete))
        }
        return findings.withoutSuperseded().sorted {
            ($0.path, $0.span, $0.id, $0.locale ?? "") < ($1.path, $1.span, $1.id, $1.locale ?? "")
        }
    }

    private func holdsAccessibilityStrings(_ path: String) -> Bool {
        groups.contains { $0.source.path == path && $0.source.units.contains { !$0.roleSet.isEmpty } }
    }

    private func missingTable(_ missing: Delivery.Missing, _ isComplete: Bool) -> Diagnostic {
        Diagnostic(
            id: MissingTranslation.page.id, severity: isComplete ? .error : .note, path: missing.source,
            span: Span(at: 0),
            message: missing.mayBeLeftOut
                ? "delivered table “\(PathName.printable(missing.table))” has no strings in \(missing.locale)"
                : "table “\(PathName.printable(missing.table))” has no translation in \(missing.locale)",
            locale: missing.locale)
    }
}

extension CheckedGroup {
    fileprivate func findings(with settings: CheckSettings) -> [Diagnostic] {
        let checker = settings.checker(settings.links.readingTitles(in: [source] + translations))
        var (own, others) = (source, translations)
        guard settings.scope == .accessibility else {
            return checker.check(source: own, inCode: inCode, translations: others)
        }
        let faults = ([own] + others).flatMap { catalog in
            checker.faults(of: catalog.with(catalog.units.filter { $0.roleSet.isEmpty }))
        }
        own.units.removeAll { $0.roleSet.isEmpty }
        for index in others.indices { others[index].units.removeAll { $0.roleSet.isEmpty } }
        return checker.check(source: own, inCode: inCode, translations: others) + faults
    }
}

// MARK: Lengths

extension CheckedTables {
    /// The findings about strings that are longer than their comments allow. A translation without its own limit has
    /// the limit of its source.
    fileprivate func lengthFindings(_ styles: LocaleStyles) -> [Diagnostic] {
        var known: [String: LengthBudget?] = [:]
        let ofGroups = groups.flatMap { group in
            let ofSource = Self.budgets(of: group.source, &known)
            return Self.findings(in: group.source, ofSource, styles)
                + group.translations.flatMap { translation in
                    let own = Self.budgets(of: translation, &known)
                    return Self.findings(in: translation, ofSource.merging(own) { $1 }, styles)
                }
        }
        return ofGroups + alone.flatMap { Self.findings(in: $0, Self.budgets(of: $0, &known), styles) }
    }

    /// - Parameter known: a cache of budgets by comment, because translations repeat the comments of their source.
    private static func budgets(
        of catalog: Catalog, _ known: inout [String: LengthBudget?]
    ) -> [StringKey: LengthBudget] {
        catalog.units.reduce(into: [:]) { budgets, unit in
            guard let comment = unit.comment, LengthBudget.mayBeFound(in: comment) else { return }
            let budget = known[comment] ?? LengthBudget(comment)
            known[comment] = .some(budget)
            if let budget { budgets[unit.key] = budget }
        }
    }

    private static func findings(
        in catalog: Catalog, _ budgets: [StringKey: LengthBudget], _ styles: LocaleStyles
    ) -> [Diagnostic] {
        guard !budgets.isEmpty else { return [] }
        let meter = SpeechMeter(styles.style(for: catalog.locale))
        return catalog.units.flatMap { unit -> [Diagnostic] in
            guard let budget = budgets[unit.key] else { return [] }
            return unit.forms.flatMap { form in
                budget.messages(about: form.text.string, meter).map { message in
                    Diagnostic(
                        id: LengthBudget.page.id, severity: LengthBudget.page.severity,
                        path: unit.path ?? catalog.path, span: form.text.span, message: message, key: unit.key,
                        locale: catalog.locale)
                }
            }
        }
    }
}
