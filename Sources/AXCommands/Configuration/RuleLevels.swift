import AXSource

/// What a block of the configuration says about rules: `{hint-unterminated: off, label-too-long: note}`.
struct RuleLevels: Hashable, Sendable {
    /// How much a finding of a rule matters.
    enum Level: Hashable, Sendable {
        case off
        case severity(Severity)

        /// `off`, `note`, `warning` or `error`.
        init?(_ text: String) {
            if text == "off" {
                self = .off
            } else if let severity = Severity(rawValue: text) {
                self = .severity(severity)
            } else {
                return nil
            }
        }

        static let names = ["off"] + Severity.allCases.map(\.rawValue)
    }

    /// The name that stands for every rule.
    static let all = "all"

    /// By rule id, or ``all``.
    var levels: [String: Level] = [:]

    /// What is said about a rule: by its id, else by `all`; nil for nothing.
    func level(of rule: String) -> Level? {
        levels[rule] ?? levels[Self.all]
    }

    /// Takes over what `other` says, where both say something `other` counts.
    mutating func merge(_ other: RuleLevels) {
        levels.merge(other.levels) { $1 }
    }
}

extension Configuration {
    /// How much a finding matters after the configuration; nil when it is off.
    ///
    /// `rules` is overridden by `per-locale`, and that by `per-path`. A locale also takes what is said about its
    /// language: `de` counts for `de-AT`, unless `de-AT` says otherwise.
    func severity(of diagnostic: Diagnostic) -> Severity? {
        let path = PathName.absolute(diagnostic.path, from: currentFolder)
        let blocks =
            [rules] + localeBlocks(diagnostic.locale ?? "") + perPath.filter { $0.covers(path) }.map(\.levels)
        switch blocks.compactMap({ $0.level(of: diagnostic.id) }).last {
        case .off: return nil
        case .severity(let severity): return severity
        case nil: return diagnostic.severity
        }
    }

    /// From the language to the full tag.
    private func localeBlocks(_ tag: String) -> [RuleLevels] {
        let subtags = tag.lowercased().split { $0 == "-" || $0 == "_" }
        return subtags.indices.compactMap { perLocale[subtags[...$0].joined(separator: "-")] }
    }
}
