import AXSource

/// The levels of rules in one block of the configuration: `{hint-unterminated: off, label-too-long: note}`.
struct RuleLevels: Hashable, Sendable {
    enum Level: Hashable, Sendable {
        case off
        case severity(Severity)

        /// - Parameter text: `off`, `note`, `warning` or `error`.
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

    /// The name that represents all rules.
    static let all = "all"

    /// The levels by rule id, or ``all``.
    var levels: [String: Level] = [:]

    /// The level for a rule's id, or else for `all`; nil if neither has a level.
    func level(of rule: String) -> Level? {
        levels[rule] ?? levels[Self.all]
    }

    /// Adds the levels of `other`, which override the existing ones.
    mutating func merge(_ other: RuleLevels) {
        levels.merge(other.levels) { $1 }
    }
}
