/// Which localizations of a bundle Apple's systems take for a listener.
///
/// The rules are those of Apple's own matcher, `ualoc_localizationsToUse`: the same name; else the same name in today's spelling;
/// else the pair of names whose chains of stand-ins meet soonest. Chains never cross scripts (`az-Cyrl` never gives `az`), and
/// languages only where Apple says so. Where nothing fits, the system goes on with the bundle's development language.
public struct LocalizationMatch: Sendable {
    private struct Candidate: Sendable {
        /// As the bundle spells it.
        let original: String
        let name: LocalizationName
        let chain: [String]
        /// Steps that the chain counts beside its own: a region that is not the language's usual one is taken later.
        let handicap: Int

        init?(_ original: String) {
            guard let name = LocalizationName(original) else { return nil }
            self.original = original
            self.name = name
            chain = name.chain
            handicap = name.hasUnusualRegion ? 1 : 0
        }
    }

    private let candidates: [Candidate]
    /// Whether the bundle has a localization without language, for what needs none.
    private let hasNoLanguage: Bool

    /// - Parameter available: the localizations of a bundle, by the names of their `.lproj` folders; `Base` is none.
    public init(available: [String]) {
        candidates = available.compactMap(Candidate.init)
        hasNoLanguage = available.contains("zxx")
    }

    /// The localizations for a listener, the best one first, then those that stand in for what it lacks.
    /// - Parameter wanted: the listener's languages, the most preferred one first.
    /// - Returns: names as the bundle spells them; none where the development language speaks.
    public func localizations(for wanted: [String]) -> [String] {
        let names = wanted.compactMap(LocalizationName.init)
        guard let best = names.lazy.compactMap(nearest).first ?? brazilian(for: names) else {
            return hasNoLanguage ? ["zxx"] : []
        }
        let taken = best.distance > 0 ? exactVariety(of: best.index, among: names) ?? best.index : best.index
        return [candidates[taken].original] + standIns(for: taken)
    }

    /// The localization that a listener hears; nil where it is that of the development language.
    public func localization(for wanted: String) -> String? { localizations(for: [wanted]).first }

    /// The candidate that is nearest to a wanted name, the first one of several.
    private func nearest(to wanted: LocalizationName) -> (index: Int, distance: Int)? {
        let chain = wanted.chain
        var best: (index: Int, distance: Int)?
        for index in candidates.indices {
            guard let distance = distance(of: candidates[index], from: wanted, chain),
                !isBrazilian(candidates[index], for: wanted), best.map({ distance < $0.distance }) ?? true
            else { continue }
            best = (index, distance)
        }
        return best
    }

    /// European Portuguese takes Brazilian only where nothing else is there for any language of the listener.
    private func brazilian(for wanted: [LocalizationName]) -> (index: Int, distance: Int)? {
        guard let portuguese = wanted.first(where: { $0.modern == "pt-PT" }) else { return nil }
        return candidates.lastIndex { isBrazilian($0, for: portuguese) }.map { ($0, 0) }
    }

    private func isBrazilian(_ candidate: Candidate, for wanted: LocalizationName) -> Bool {
        wanted.modern == "pt-PT" && candidate.name.modern == "pt-BR"
    }

    /// Minus one for the same name, zero for the same name in today's spelling, else the steps of both chains to where they meet,
    /// and one more to another language; nil where they do not meet.
    private func distance(of candidate: Candidate, from wanted: LocalizationName, _ chain: [String]) -> Int? {
        if candidate.name.plain == wanted.plain { return -1 }
        if candidate.name.modern == wanted.modern { return 0 }
        guard candidate.name.group == wanted.group else { return nil }
        let steps = chain.indices.compactMap { step in
            candidate.chain.firstIndex(of: chain[step]).map { own in
                step + own + (own > 0 ? candidate.handicap : 0)
            }
        }
        return steps.min().map { $0 + (candidate.name.language == wanted.language ? 0 : 1) }
    }

    /// A variety of the language found that the listener asks for by name further down the list: `fr-CA` for [`fr-CH`, `fr-CA`].
    private func exactVariety(of index: Int, among wanted: [LocalizationName]) -> Int? {
        let found = candidates[index].name
        guard found.hasRegion, found.language != "zh" else { return nil }
        return wanted.filter { $0.language == found.language }.compactMap { name in
            candidates.firstIndex { $0.name.plain == name.plain || $0.name.modern == name.modern }
        }.last
    }

    private func standIns(for taken: Int) -> [String] {
        candidates[taken].chain.flatMap { step in
            candidates.indices.filter { index in
                let name = candidates[index].name.modern
                // Hong Kong's Chinese is filled up with Taiwan's.
                return index != taken && (name == step || step == "zh-Hant-HK" && name == "zh-Hant-TW")
            }
            .map { candidates[$0].original }
        }
    }
}
