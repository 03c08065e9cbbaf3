/// Selects the localizations of a bundle that Apple's systems use for a user.
///
/// The rules are those of Apple's matcher, `ualoc_localizationsToUse`. It selects the first of these that exists:
/// - the same name
/// - the same name in modern form
/// - the name whose fallback chain meets the chain of the user's language after the fewest steps
/// - Brazilian Portuguese, if the user's language is European Portuguese
/// - `zxx`, for content without a language
/// - the bundle's development language
///
/// Chains never cross scripts (`az-Cyrl` never falls back to `az`), and cross languages only within Apple's groups of
/// related languages.
package struct LocalizationMatch: Sendable {
    private struct Candidate: Sendable {
        /// The localization's name in the bundle.
        let original: String
        let name: LocalizationName
        let chain: [String]
        /// Additional steps for a region that isn't the language's usual one, because it is a worse match.
        let penalty: Int

        init?(_ original: String) {
            guard let name = LocalizationName(original) else { return nil }
            self.original = original
            self.name = name
            chain = name.chain
            penalty = name.hasUnusualRegion ? 1 : 0
        }
    }

    private let candidates: [Candidate]
    /// Whether the bundle has a localization for content without a language, `zxx`.
    private let hasNoLanguage: Bool

    /// - Parameter available: the localizations of a bundle, as named by their `.lproj` folders; `Base` is ignored.
    package init(available: [String]) {
        candidates = available.compactMap(Candidate.init)
        hasNoLanguage = available.contains("zxx")
    }

    /// The localizations for a user: the best match, followed by fallbacks for strings that it lacks.
    /// - Parameter wanted: the user's languages in order of preference.
    /// - Returns: names as in the bundle; empty if the system uses the development language.
    package func localizations(for wanted: [String]) -> [String] {
        let names = wanted.compactMap(LocalizationName.init)
        guard let best = names.lazy.compactMap(nearest).first ?? brazilian(for: names) else {
            return hasNoLanguage ? ["zxx"] : []
        }
        let taken = best.distance > 0 ? exactVariety(of: best.index, among: names) ?? best.index : best.index
        return [candidates[taken].original] + fallbacks(for: taken)
    }

    /// The localization that a user hears; nil if it is the development language's.
    package func localization(for wanted: String) -> String? { localizations(for: [wanted]).first }

    /// The closest candidate, or the first of several equally close ones; nil if no candidate matches.
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

    /// European Portuguese falls back to Brazilian only if no language of the user has a match.
    private func brazilian(for wanted: [LocalizationName]) -> (index: Int, distance: Int)? {
        guard let portuguese = wanted.first(where: { $0.modern == "pt-PT" }) else { return nil }
        return candidates.lastIndex { isBrazilian($0, for: portuguese) }.map { ($0, 0) }
    }

    private func isBrazilian(_ candidate: Candidate, for wanted: LocalizationName) -> Bool {
        wanted.modern == "pt-PT" && candidate.name.modern == "pt-BR"
    }

    /// The distance of a candidate: -1 for the same name, and 0 for the same name in modern form. Otherwise, it is the
    /// number of steps in both chains to the point where they meet, plus the candidate's penalty, plus 1 if the
    /// language differs. Nil if the chains don't meet.
    private func distance(of candidate: Candidate, from wanted: LocalizationName, _ chain: [String]) -> Int? {
        if candidate.name.plain == wanted.plain { return -1 }
        if candidate.name.modern == wanted.modern { return 0 }
        guard candidate.name.group == wanted.group else { return nil }
        let steps = chain.indices.compactMap { step in
            candidate.chain.firstIndex(of: chain[step]).map { own in
                step + own + (own > 0 ? candidate.penalty : 0)
            }
        }
        return steps.min().map { $0 + (candidate.name.language == wanted.language ? 0 : 1) }
    }

    /// The index of the localization for the last variety of the matched language in the user's list that has its own
    /// localization, such as `fr-CA` in [`fr-CH`, `fr-CA`]. Nil if there isn't one, if the match has no region, or if
    /// its language is Chinese.
    private func exactVariety(of index: Int, among wanted: [LocalizationName]) -> Int? {
        let found = candidates[index].name
        guard found.hasRegion, found.language != "zh" else { return nil }
        return wanted.filter { $0.language == found.language }.compactMap { name in
            candidates.firstIndex { $0.name.plain == name.plain || $0.name.modern == name.modern }
        }.last
    }

    private func fallbacks(for taken: Int) -> [String] {
        candidates[taken].chain.flatMap { step in
            candidates.indices.filter { index in
                let name = candidates[index].name.modern
                // The Chinese of Hong Kong falls back to that of Taiwan.
                return index != taken && (name == step || step == "zh-Hant-HK" && name == "zh-Hant-TW")
            }
            .map { candidates[$0].original }
        }
    }
}
