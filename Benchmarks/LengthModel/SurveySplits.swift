extension LengthSurvey {
    /// Fits the lines of all locales together.
    /// - Parameters:
    ///   - apart: the locales that are fitted separately.
    ///   - lengths: selects lengths in characters or in seconds.
    ///   - isIncluded: returns whether to include the project with the given number.
    func fit(
        apart: Set<String>, of lengths: (Lengths) -> LengthHistogram = \.characters,
        where isIncluded: (Int) -> Bool = { _ in true }
    ) -> JointLengthFit {
        let samples = locales.compactMap { locale, projects in
            LengthSample(
                locale: locale,
                projects: projects.enumerated().reduce(into: [:]) { result, entry in
                    if let known = entry.element, isIncluded(entry.offset) { result[entry.offset] = lengths(known) }
                })
        }
        return JointLengthFit(samples, apart: apart)
    }

    /// Halves of the projects with about the same number of pairs of each locale.
    var halves: ProjectHalves {
        let pairs = locales.sorted { $0.key < $1.key }.map {
            $0.value.map { Int(($0?.characters.countedPairs ?? 0).rounded()) }
        }
        return ProjectHalves(pairs, projects: projects)
    }

    /// The robustness of lines against the choice of projects: the share of halves of random splits in which 6 to 14 %
    /// of the translations exceed the p90 fitted on the other half. The splits are the same in every run. Unlike
    /// ``halves``, they aren't balanced.
    /// - Returns: the share by locale. A locale is missing if it isn't in both halves of any split.
    func stability(apart: Set<String>, splits: Int = 20) -> [String: Double] {
        var (held, all): ([String: Int], [String: Int]) = ([:], [:])
        for split in 0..<splits {
            for half in [true, false] {
                let lines = fit(apart: apart, where: { Self.isFirst($0, split) == half }).lines(at: 0.9)
                for (locale, line) in lines {
                    let measured = lengths(of: [locale]) { Self.isFirst($0, split) != half }.characters
                    guard measured.pairs > 0 else { continue }
                    all[locale, default: 0] += 1
                    if abs(measured.exceedance(of: line) - 0.1) <= 0.04 { held[locale, default: 0] += 1 }
                }
            }
        }
        return all.reduce(into: [:]) { $0[$1.key] = Double(held[$1.key] ?? 0) / Double($1.value) }
    }

    /// Whether a project is in the first half of a split: a pseudorandom bit (the last step of SplitMix64).
    private static func isFirst(_ project: Int, _ split: Int) -> Bool {
        var bits = UInt64(project) << 32 | UInt64(split) &+ 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return (bits ^ (bits >> 31)) & 1 == 0
    }
}
