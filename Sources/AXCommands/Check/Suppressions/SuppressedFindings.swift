import AXLocaleData
import AXReport
import AXSource

/// Findings without the suppressed ones.
struct SuppressedFindings {
    /// What is left, in its order.
    let diagnostics: [Diagnostic]
    let suppressed: [AcceptedFinding]
    /// One for each suppression that suppresses nothing, names no rule or gives no reason.
    let idle: [Diagnostic]

    /// - Parameters:
    ///   - rules: the ids that exist.
    ///   - isOwn: whether this run reports what is wrong with a suppression.
    ///   - isJudged: whether a run judges the strings of a suppression by its rule; of others, nothing can be said.
    init(
        _ found: [Diagnostic], _ suppressions: [PlacedSuppression], rules: [String], isOwn: (PlacedSuppression) -> Bool,
        isJudged: (PlacedSuppression) -> Bool
    ) {
        guard !suppressions.isEmpty else {
            (diagnostics, suppressed, idle) = (found, [], [])
            return
        }
        let byKey = SuppressionIndex(suppressions)
        var used: Set<Int> = []
        var kept: [Diagnostic] = []
        var suppressed: [AcceptedFinding] = []
        for finding in found {
            // Of a finding that counts several strings, those that are suppressed leave the count.
            let keys: [StringKey?] = finding.counted.map { $0.strings.map(\.key) } ?? [finding.key]
            let location = RuleLocation(finding)
            let places = Dictionary(keys.map { ($0, byKey.places(covering: $0, at: location)) }) { first, _ in first }
            guard let first = keys.lazy.compactMap({ places[$0]?.first }).first else {
                kept.append(finding)
                continue
            }
            used.formUnion(places.values.joined())
            func isSuppressed(_ key: StringKey) -> Bool { places[key]?.isEmpty == false }
            if finding.counted != nil, let left = finding.counting({ !isSuppressed($0) }) { kept.append(left) }
            let accepted = finding.counting(isSuppressed) ?? finding
            suppressed.append(AcceptedFinding(accepted, .suppression(suppressions[first].suppression.reason)))
        }
        diagnostics = kept
        self.suppressed = suppressed
        let ids = Set(rules)
        var unknown = 0
        idle = suppressions.indices.filter { isOwn(suppressions[$0]) }.compactMap { place in
            Self.unknown(suppressions[place], ids, &unknown)
                ?? (used.contains(place) || !isJudged(suppressions[place]) ? nil : Self.unused(suppressions[place]))
                ?? (suppressions[place].suppression.reason.isEmpty ? Self.unreasoned(suppressions[place]) : nil)
        }
    }

    private static func unused(_ suppression: PlacedSuppression) -> Diagnostic {
        let names = suppression.suppression.rules.joined(separator: ", ")
        return diagnostic(suppression, .note, "unused suppression of \(names)")
    }

    private static func unreasoned(_ suppression: PlacedSuppression) -> Diagnostic {
        let names = suppression.suppression.rules.joined(separator: ", ")
        return diagnostic(suppression, .note, "suppression of \(names) lacks a reason; add one after the rule")
    }

    /// - Parameter count: how many suppressions so far name no rule.
    private static func unknown(_ suppression: PlacedSuppression, _ rules: Set<String>, _ count: inout Int)
        -> Diagnostic?
    {
        guard !suppression.suppression.rules.isEmpty else {
            return diagnostic(suppression, .warning, "suppression doesn't name a rule")
        }
        if let name = suppression.suppression.former.first, let current = FormerNames.rules[name] {
            return diagnostic(suppression, .warning, "rule “\(name)” is now called “\(current)”")
        }
        guard
            let name = suppression.suppression.rules.first(where: {
                $0 != Suppression.everything && !rules.contains($0)
            })
        else {
            return nil
        }
        count += 1
        let offer = count > NearestName.mostOffers ? nil : NearestName.of(name, in: rules)
        let nearest = offer.map { "; did you mean “\($0)”?" } ?? ""
        return diagnostic(suppression, .warning, "suppression names an unknown rule: “\(name)”\(nearest)")
    }

    private static func diagnostic(_ suppression: PlacedSuppression, _ severity: Severity, _ message: String)
        -> Diagnostic
    {
        var finding = Diagnostic(
            id: SuppressionUnused.page.id, severity: severity, path: suppression.path, span: suppression.span,
            message: message)
        if case .key(let key, _, let locale) = suppression.strings { (finding.key, finding.locale) = (key, locale) }
        return finding
    }
}
