import AXLocaleData
import AXReport
import AXSource

/// Findings with those taken out that somebody waives.
struct WaivedFindings {
    /// What is left, in its order.
    let diagnostics: [Diagnostic]
    let waived: [AcceptedFinding]
    /// One for each waiver that waives nothing or names no rule.
    let idle: [Diagnostic]

    /// - Parameters:
    ///   - rules: the ids that exist.
    ///   - isJudged: whether a run judges the strings of a waiver by its rule; of others, nothing can be said.
    init(
        _ found: [Diagnostic], _ waivers: [PlacedWaiver], rules: [String], isJudged: (PlacedWaiver) -> Bool
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
            let keys = finding.counted.map { $0.strings.map(\.key) } ?? [finding.key].compactMap { $0 }
            let places = Dictionary(
                keys.compactMap { key in byKey.first(covering: key, of: finding).map { (key, $0) } }
            ) {
                first, _ in first
            }
            guard let place = keys.lazy.compactMap({ places[$0] }).first else {
                kept.append(finding)
                continue
            }
            used.formUnion(places.values)
            let left = finding.counted == nil ? nil : finding.counting { places[$0] == nil }
            if let left { kept.append(left) }
            let accepted = finding.counting { places[$0] != nil } ?? finding
            waived.append(AcceptedFinding(accepted, .waiver(waivers[place].waiver.reason)))
        }
        diagnostics = kept
        self.waived = waived
        idle = waivers.indices.compactMap { place in
            Self.unknown(waivers[place], rules)
                ?? (used.contains(place) || !isJudged(waivers[place]) ? nil : Self.unused(waivers[place]))
        }
    }

    private static func unused(_ waiver: PlacedWaiver) -> Diagnostic {
        let names = waiver.waiver.rules.joined(separator: ", ")
        return diagnostic(waiver, .note, "nothing is found that this waiver of \(names) would waive")
    }

    private static func unknown(_ waiver: PlacedWaiver, _ rules: [String]) -> Diagnostic? {
        guard !waiver.waiver.rules.isEmpty else {
            return diagnostic(waiver, .warning, "the waiver names no rule")
        }
        guard let name = waiver.waiver.rules.first(where: { $0 != Waiver.everything && !rules.contains($0) }) else {
            return nil
        }
        let nearest = NearestName.of(name, in: rules).map { "; did you mean ‘\($0)’?" } ?? ""
        return diagnostic(waiver, .warning, "the waiver names no rule: ‘\(name)’\(nearest)")
    }

    private static func diagnostic(_ waiver: PlacedWaiver, _ severity: Severity, _ message: String) -> Diagnostic {
        var finding = Diagnostic(
            id: page.id, severity: severity, path: waiver.path, span: waiver.span, message: message)
        if case .key(let key, _, let locale) = waiver.strings { (finding.key, finding.locale) = (key, locale) }
        return finding
    }

    static let page = RulePage(
        id: "waiver-unused",
        summary: "A waiver waives nothing.",
        why: """
            A comment “axstrings:disable RULE reason”, or a member of ‘waivers’ in the configuration, says that findings \
            of a rule about a string are to be left alone. One that waives nothing any more would hide the next fault; one \
            that names no rule hides nothing.
            """,
        example: Example("/* axstrings:disable label-too-long the band's name */\n\"play\" = \"Play\";\n"),
        instead: Example("\"play\" = \"Play\";\n"),
        severity: .note)
}

/// Waivers by the key that they are about.
private struct WaiverIndex {
    private let waivers: [PlacedWaiver]
    private var byKey: [StringKey: [Int]] = [:]
    private var patterns: [Int] = []

    init(_ waivers: [PlacedWaiver]) {
        self.waivers = waivers
        for (place, waiver) in waivers.enumerated() {
            switch waiver.strings {
            case .key(let key, _, _): byKey[key, default: []].append(place)
            case .pattern: patterns.append(place)
            }
        }
    }

    func first(covering key: StringKey, of finding: Diagnostic) -> Int? {
        (byKey[key, default: []] + patterns).first { waivers[$0].covers(key, of: finding) }
    }
}
