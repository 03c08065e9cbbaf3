import AXLocaleData
import AXReport
import AXSource

/// Divides findings into suppressed and remaining ones.
struct SuppressedFindings {
    /// The remaining findings, in their original order.
    let diagnostics: [Diagnostic]
    let suppressed: [AcceptedFinding]
    /// The findings about suppressions that have no effect, don't name a valid rule, or lack a reason.
    let idle: [Diagnostic]

    /// - Parameters:
    ///   - rules: the ids of all rules.
    ///   - isOwn: whether this run reports findings about a suppression.
    ///   - isChecked: whether this run applies the rules of a suppression to its strings. Other suppressions aren't
    ///     reported as unused.
    init(
        _ found: [Diagnostic], _ suppressions: [Suppression], rules: [String], isOwn: (Suppression) -> Bool,
        isChecked: (Suppression) -> Bool
    ) {
        guard !suppressions.isEmpty else {
            (diagnostics, suppressed, idle) = (found, [], [])
            return
        }
        let index = SuppressionIndex(suppressions)
        var used: Set<Int> = []
        var kept: [Diagnostic] = []
        var suppressed: [AcceptedFinding] = []
        for finding in found {
            // A finding about several strings counts only those that aren't suppressed.
            let keys: [StringKey?] = finding.counted.map { $0.strings.map(\.key) } ?? [finding.key]
            let location = RuleLocation(finding)
            let matches = Dictionary(keys.map { ($0, index.indices(covering: $0, at: location)) }) { first, _ in first }
            guard let first = keys.lazy.compactMap({ matches[$0]?.first }).first else {
                kept.append(finding)
                continue
            }
            used.formUnion(matches.values.joined())
            func isSuppressed(_ key: StringKey) -> Bool { matches[key]?.isEmpty == false }
            if finding.counted != nil, let rest = finding.counting({ !isSuppressed($0) }) { kept.append(rest) }
            let accepted = finding.counting(isSuppressed) ?? finding
            suppressed.append(AcceptedFinding(accepted, .suppression(suppressions[first].directive.reason)))
        }
        diagnostics = kept
        self.suppressed = suppressed
        let ids = Set(rules)
        var unknown = 0
        idle = suppressions.indices.filter { isOwn(suppressions[$0]) }.compactMap { index in
            let suppression = suppressions[index]
            return Self.unknown(suppression, ids, &unknown)
                ?? (used.contains(index) || !isChecked(suppression) ? nil : Self.unused(suppression))
                ?? (suppression.directive.reason.isEmpty ? Self.unreasoned(suppression) : nil)
        }
    }

    private static func unused(_ suppression: Suppression) -> Diagnostic {
        let names = suppression.directive.rules.joined(separator: ", ")
        return diagnostic(suppression, .note, "unused suppression of \(names)")
    }

    private static func unreasoned(_ suppression: Suppression) -> Diagnostic {
        let names = suppression.directive.rules.joined(separator: ", ")
        return diagnostic(suppression, .note, "suppression of \(names) lacks a reason; add one after the rule")
    }

    /// - Parameter count: the number of unknown rules that have been found so far.
    private static func unknown(_ suppression: Suppression, _ rules: Set<String>, _ count: inout Int)
        -> Diagnostic?
    {
        guard !suppression.directive.rules.isEmpty else {
            return diagnostic(suppression, .warning, "suppression doesn't name a rule")
        }
        if let name = suppression.directive.formerIDs.first, let current = RuleCatalogue.currentIDs[name] {
            return diagnostic(suppression, .warning, "rule “\(name)” is now called “\(current)”")
        }
        guard
            let name = suppression.directive.rules.first(where: {
                $0 != SuppressionDirective.everything && !rules.contains($0)
            })
        else { return nil }
        count += 1
        let offer = count > NearestName.maximumSuggestions ? nil : NearestName.of(name, in: rules)
        let nearest = offer.map { "; did you mean “\($0)”?" } ?? ""
        return diagnostic(suppression, .warning, "suppression names an unknown rule: “\(name)”\(nearest)")
    }

    private static func diagnostic(_ suppression: Suppression, _ severity: Severity, _ message: String)
        -> Diagnostic
    {
        var finding = Diagnostic(
            id: SuppressionUnused.page.id, severity: severity, path: suppression.path, span: suppression.span,
            message: message)
        if case .key(let key, _, let locale) = suppression.strings { (finding.key, finding.locale) = (key, locale) }
        return finding
    }
}
