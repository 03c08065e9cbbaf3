import AXExtract
import AXModel
import AXReport
import AXRules
import AXSource

/// The findings of a check: first as the rules make them, then the part that the user asked for, with the severities of the
/// configuration, without the suppressed ones.
struct CheckedFindings {
    /// Every finding that no one suppresses, before the baseline.
    let diagnostics: [Diagnostic]
    let suppressed: [AcceptedFinding]
    /// The files of findings by path, for reports and fixes.
    let files: [String: SourceFile]

    /// Checks, selects, levels and suppresses.
    init(_ input: CheckInput) throws(CommandFailure) {
        let found = input.found()
        files = found.files
        let levelled = input.levelled(try input.selected(found))
        let judged = input.suppressed(levelled)
        diagnostics = input.withoutUsedUnits(judged.diagnostics) + input.levelled(judged.idle)
        suppressed = judged.suppressed
    }
}

extension CheckInput {
    /// What the rules about strings files, localizations and the configuration find, with all files of findings.
    fileprivate func found() -> CheckFindings {
        var found = isUnchanged ? CheckFindings() : foundInStrings()
        workplace.progress?.clear()
        found.diagnostics += project.configurations.diagnostics
        for file in project.configurations.sources + sources.files { found.files[file.path] = file }
        return found
    }

    private func foundInStrings() -> CheckFindings {
        var found = tables.findings(for: question, progress: workplace.progress)
        found.diagnostics += tables.budgetFindings(question.styles)
        found.diagnostics += subject.localizations.map(LocalizationRules.diagnostics) ?? []
        return found
    }

    /// All findings; of them, those about what has changed and about strings in the states that the user named.
    fileprivate func selected(_ found: CheckFindings) throws(CommandFailure) -> [Diagnostic] {
        var diagnostics = found.diagnostics + sources.findings
        if let changes, !isUnchanged {
            let changed = try ChangedFindings(changes, self)
            diagnostics = changed.ofStrings(found.diagnostics)
            diagnostics += try changed.ofSources(sources)
        }
        guard !request.states.isEmpty else { return diagnostics }
        let units = UnitsInState(request.states, in: tables.catalogs)
        return diagnostics.compactMap(units.part)
    }

    /// Findings in the files that the user named, with the severities of the configuration.
    fileprivate func levelled(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.compactMap { diagnostic in
            // A mistake in the configuration affects every part of the project.
            guard diagnostic.id == ConfigurationMistake.page.id || subject.reports(diagnostic) else { return nil }
            return project.levelled(diagnostic)
        }
    }

    fileprivate func suppressed(_ diagnostics: [Diagnostic]) -> SuppressedFindings {
        let knowsAll = !isPart && request.paths.isEmpty
        return SuppressedFindings(
            diagnostics,
            tables.suppressions(isDelivery: subject.kind == .delivery) + project.configuration.suppressions
                + sources.suppressions,
            rules: RuleCatalogue.ids, isOwn: { !$0.isInCode || checksSources },
            isJudged: { knowsAll && question.judges($0, sources: checksSources) })
    }
}

extension CheckInput {
    /// A key that the code looks up and only translations hold is one fault, which is told at the code: the translations are
    /// in use.
    fileprivate func withoutUsedUnits(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
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
