import AXLocaleData
import AXReport
import AXSource

/// Findings with those taken out that somebody waives.
struct WaivedFindings {
    /// What is left, in its order.
    let diagnostics: [Diagnostic]
    let waived: [AcceptedFinding]
    /// One for each waiver that waives nothing, names no rule or gives no reason.
    let idle: [Diagnostic]

    /// - Parameters:
    ///   - rules: the ids that exist.
    ///   - isOwn: whether it is for this run to tell what is wrong with a waiver.
    ///   - isJudged: whether a run judges the strings of a waiver by its rule; of others, nothing can be said.
    init(
        _ found: [Diagnostic], _ waivers: [PlacedWaiver], rules: [String], isOwn: (PlacedWaiver) -> Bool,
        isJudged: (PlacedWaiver) -> Bool
    ) {
        guard !waivers.isEmpty else {
            (diagnostics, waived, idle) = (found, [], [])
            return
        }
        let byKey = WaiverIndex(waivers)
        var used: Set<Int> = []
        var kept: [Diagnostic] = []
        var waived: [AcceptedFinding] = []
        for finding in found {
            // Of a finding that counts several strings, those that are waived leave the count.
            let keys: [StringKey?] = finding.counted.map { $0.strings.map(\.key) } ?? [finding.key]
            let places = Dictionary(keys.map { ($0, byKey.places(covering: $0, of: finding)) }) { first, _ in first }
            guard let first = keys.lazy.compactMap({ places[$0]?.first }).first else {
                kept.append(finding)
                continue
            }
            used.formUnion(places.values.joined())
            func isWaived(_ key: StringKey) -> Bool { places[key]?.isEmpty == false }
            if finding.counted != nil, let left = finding.counting({ !isWaived($0) }) { kept.append(left) }
            let accepted = finding.counting(isWaived) ?? finding
            waived.append(AcceptedFinding(accepted, .waiver(waivers[first].waiver.reason)))
        }
        diagnostics = kept
        self.waived = waived
        let ids = Set(rules)
        var unknown = 0
        idle = waivers.indices.filter { isOwn(waivers[$0]) }.compactMap { place in
            Self.unknown(waivers[place], ids, &unknown)
                ?? (used.contains(place) || !isJudged(waivers[place]) ? nil : Self.unused(waivers[place]))
                ?? (waivers[place].waiver.reason.isEmpty ? Self.unreasoned(waivers[place]) : nil)
        }
    }

    private static func unused(_ waiver: PlacedWaiver) -> Diagnostic {
        let names = waiver.waiver.rules.joined(separator: ", ")
        return diagnostic(waiver, .note, "nothing is found that this waiver of \(names) would waive")
    }

    private static func unreasoned(_ waiver: PlacedWaiver) -> Diagnostic {
        let names = waiver.waiver.rules.joined(separator: ", ")
        return diagnostic(waiver, .note, "the waiver of \(names) gives no reason; write it behind the rule")
    }

    /// - Parameter count: how many waivers so far name no rule.
    private static func unknown(_ waiver: PlacedWaiver, _ rules: Set<String>, _ count: inout Int) -> Diagnostic? {
        guard !waiver.waiver.rules.isEmpty else {
            return diagnostic(waiver, .warning, "the waiver names no rule")
        }
        guard let name = waiver.waiver.rules.first(where: { $0 != Waiver.everything && !rules.contains($0) }) else {
            return nil
        }
        count += 1
        let offer = count > NearestName.mostOffers ? nil : NearestName.of(name, in: rules)
        let nearest = offer.map { "; did you mean “\($0)”?" } ?? ""
        return diagnostic(waiver, .warning, "the waiver names no rule: “\(name)”\(nearest)")
    }

    private static func diagnostic(_ waiver: PlacedWaiver, _ severity: Severity, _ message: String) -> Diagnostic {
        var finding = Diagnostic(
            id: page.id, severity: severity, path: waiver.path, span: waiver.span, message: message)
        if case .key(let key, _, let locale) = waiver.strings { (finding.key, finding.locale) = (key, locale) }
        return finding
    }

    static let page = RulePage(
        id: "waiver-unused",
        summary: "A waiver waives nothing, or gives no reason.",
        why: """
            A comment “axstrings:disable RULE reason”, or a member of “waivers” in the configuration, says that findings \
            of a rule about a string are to be left alone. One that waives nothing any more would hide the next fault; one \
            that names no rule hides nothing. One without a reason leaves nobody a way to tell whether it still holds.
            """,
        example: Example("/* axstrings:disable label-too-long the band's name */\n\"play\" = \"Play\";\n"),
        instead: Example("\"play\" = \"Play\";\n"),
        severity: .note, or: [.warning])
}
