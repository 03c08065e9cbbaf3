package import AXModel

/// How a project's spoken strings reach their attributes: a figure that a team can watch.
package struct Coverage: Sendable {
    /// What becomes of a string.
    enum Part: String, CaseIterable {
        case localizedCall = "localized-call"
        case constant
        case dynamic
        /// The attribute is emptied, or set to what has no words.
        case reset
        case hardCoded = "hard-coded"

        /// In the plural, for people.
        var name: String {
            switch self {
            case .localizedCall: "localized calls"
            case .constant: "constants"
            case .dynamic: "dynamic"
            case .reset: "resets"
            case .hardCoded: "hard-coded"
            }
        }

        init(_ occurrence: Occurrence) {
            switch occurrence.kind {
            case .localizedCall: self = .localizedCall
            case .constant: self = .constant
            case .hardCoded: self = .hardCoded
            case .dynamic: self = occurrence.silence == nil ? .dynamic : .reset
            }
        }
    }

    /// How many strings are spoken.
    let total: Int
    /// In how many files.
    let files: Int
    /// Parts without a string are left out.
    let counts: [Part: Int]

    /// - Parameter occurrences: those that are not spoken play no part.
    package init(_ occurrences: [Occurrence]) {
        let spoken = occurrences.filter { $0.role != .other }
        total = spoken.count
        files = Set(spoken.map(\.path)).count
        counts = Dictionary(grouping: spoken.map(Part.init)) { $0 }.mapValues(\.count)
    }

    /// The parts in their order, with their share in percent.
    var shares: [(part: Part, percent: Double)] {
        Part.allCases.compactMap { part in counts[part].map { (part, 100 * Double($0) / Double(max(total, 1))) } }
    }

    /// “3,940 accessibility strings in 322 files: 41% localized calls (1,615), 18% constants (709), 35% dynamic (1,380), 6%
    /// resets (235), under 1% hard-coded (1).”; nil if nothing is spoken.
    package var sentence: String? {
        guard total > 0 else { return nil }
        let shares = shares.map { part, percent in
            let share = percent < 0.5 ? "under 1%" : "\(Int(percent.rounded()))%"
            return "\(share) \(part.name) (\(Self.grouped(counts[part] ?? 0)))"
        }
        let strings =
            "\(Self.grouped(total)) accessibility \(total == 1 ? "string" : "strings") in \(counted(files, "file"))"
        return "\(strings): \(shares.joined(separator: ", "))."
    }

    /// A number with its thousands apart.
    private static func grouped(_ number: Int) -> String {
        let digits = Array(String(number))
        return digits.enumerated().map { index, digit in
            index > 0 && (digits.count - index) % 3 == 0 ? ",\(digit)" : String(digit)
        }.joined()
    }
}
