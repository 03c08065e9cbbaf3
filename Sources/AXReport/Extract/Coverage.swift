package import AXModel

/// Counts a project's spoken strings by how the code specifies them, such as with a localized call. Teams can track
/// these numbers.
package struct Coverage: Sendable {
    /// How the code specifies a string.
    enum Part: String, CaseIterable {
        case localizedCall = "localized-call"
        case constant
        case dynamic
        /// The attribute is reset, emptied, or intentionally set to a value without words.
        case reset
        case hardCoded = "hard-coded"

        /// The words after a percentage in a report for people: “18% constants”.
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

    /// The number of spoken strings.
    let total: Int
    /// The number of files with spoken strings.
    let files: Int
    /// The number of spoken strings by part, without parts that have no strings.
    let counts: [Part: Int]

    /// - Parameter occurrences: the occurrences of all strings. Those that aren't spoken are ignored.
    package init(_ occurrences: [Occurrence]) {
        let spoken = occurrences.filter { $0.role != .other }
        total = spoken.count
        files = Set(spoken.map(\.path)).count
        counts = Dictionary(grouping: spoken.map(Part.init)) { $0 }.mapValues(\.count)
    }

    /// The parts that have strings, in the order of their declaration, with percentages.
    var shares: [(part: Part, percent: Double)] {
        Part.allCases.compactMap { part in counts[part].map { (part, 100 * Double($0) / Double(max(total, 1))) } }
    }

    /// The coverage as a sentence; nil without spoken strings. For example: “3,940 accessibility strings in 322 files:
    /// 41% localized calls (1,615), 18% constants (709), 35% dynamic (1,380), 6% resets (235), under 1% hard-coded
    /// (1).”
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

    /// The number with thousands separators: 3,940.
    private static func grouped(_ number: Int) -> String {
        let digits = Array(String(number))
        return digits.enumerated().map { index, digit in
            index > 0 && (digits.count - index) % 3 == 0 ? ",\(digit)" : String(digit)
        }.joined()
    }
}
