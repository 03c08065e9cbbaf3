import AXLocaleData
import AXModel
import AXRules
import AXSource

/// What a check is asked, after options and configuration have been put together.
struct CheckQuestion: Sendable {
    /// Whether all units are judged, or only those that are known to be accessibility strings.
    enum Scope: String, CaseIterable, Sendable {
        case accessibility, all
    }

    let styles: LocaleStyles
    let profile: Profile
    let isComplete: Bool
    let scope: Scope
    let known: KnownStrings

    /// Whether all rules that a suppression names are asked about all of its strings: only then can it be unused.
    /// - Parameter sources: Whether the rules about source code are asked.
    func judges(_ suppression: PlacedSuppression, sources: Bool) -> Bool {
        if suppression.isOfSourcesAlone { return sources }
        guard profile != .spokenOnly,
            sources || RuleCatalogue.ofSourcesAlone.isDisjoint(with: suppression.suppression.rules)
        else { return false }
        if scope == .all { return true }
        switch suppression.strings {
        case .key(let key, _, _): return known.isSpoken(key)
        case .part, .pattern: return false
        }
    }

    /// - Parameter links: what is known of the elements that strings belong to.
    fileprivate func checker(_ links: ElementLinks = ElementLinks()) -> Checker {
        Checker(styles: styles, profile: profile, complete: isComplete, links: links)
    }
}

/// What a check found.
struct CheckFindings: Sendable {
    var diagnostics: [Diagnostic] = []
    /// The files by path, for reports and fixes.
    var files: [String: SourceFile] = [:]
}

extension CheckedTables {
    /// Judges everything.
    func findings(for question: CheckQuestion, progress: ProgressLine? = nil) -> CheckFindings {
        var findings = CheckFindings()
        for file in files where findings.files[file.table.file.path] == nil {
            findings.files[file.table.file.path] = file.table.file
            findings.diagnostics += file.findings
        }
        progress?.begin("Checking strings files", total: groups.map { $0.translations.count + 1 }.reduce(0, +))
        for group in groups {
            defer { (0...group.translations.count).forEach { _ in progress?.advance() } }
            findings.diagnostics += group.findings(for: question).filter(group.knows)
        }
        for catalog in alone { findings.diagnostics += question.checker().faults(of: catalog) }
        for missing in missing where question.isComplete || !missing.mayBeLeftOut {
            guard question.scope == .all || holdsAccessibilityStrings(missing.source, question) else { continue }
            findings.diagnostics.append(missingTable(missing, question.isComplete))
        }
        let repeated = RepeatedFindings(findings.diagnostics)
        findings.diagnostics.removeAll(where: repeated.contains)
        findings.diagnostics.sort {
            ($0.path, $0.span, $0.id, $0.locale ?? "") < ($1.path, $1.span, $1.id, $1.locale ?? "")
        }
        return findings
    }

    private func holdsAccessibilityStrings(_ path: String, _ question: CheckQuestion) -> Bool {
        groups.contains { group in
            group.source.path == path
                && question.known.withRoles(group.source).source.units.contains { !$0.roleSet.isEmpty }
        }
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
    fileprivate func findings(for question: CheckQuestion) -> [Diagnostic] {
        let links = question.known.links.readingTitles(in: [source] + translations)
        var (own, others) = question.known.withRoles(source, translations)
        let checker = question.checker(links)
        guard question.scope == .accessibility else { return checker.check(source: own, translations: others) }
        let faults = ([own] + others).flatMap { catalog in
            checker.faults(of: catalog.with(catalog.units.filter(\.roleSet.isEmpty)))
        }
        own.units.removeAll { $0.roleSet.isEmpty }
        for index in others.indices { others[index].units.removeAll { $0.roleSet.isEmpty } }
        return checker.check(source: own, translations: others) + faults
    }
}

extension Catalog {
    fileprivate func with(_ units: [Unit]) -> Catalog {
        Catalog(path: path, locale: locale, table: table, units: units)
    }
}
