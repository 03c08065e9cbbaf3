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
