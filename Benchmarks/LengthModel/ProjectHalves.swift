/// Two halves of a survey's projects that have about as many pairs of each locale: what is fitted on one is measured in the other.
///
/// Halves by chance leave locales that few projects have on one side, with nothing to fit on the other. So the projects are
/// shared out by how many pairs of which locales they have, whatever the lengths are: the largest first, each to the half that
/// has less of what it has (R. L. Graham: Bounds on Multiprocessing Timing Anomalies, SIAM Journal on Applied Mathematics 17,
/// 1969), and then single ones go over as long as that brings the halves nearer to each other. Where no locale has many pairs,
/// every other project is in the second half.
struct ProjectHalves: Sendable {
    /// What a project has of a locale's pairs.
    private struct Share {
        /// The number of the locale; the last number is that of the projects themselves, of which each half shall have as many.
        let row: Int
        let fraction: Double
    }

    /// Locales of fewer pairs tell nothing, and would be in the way of the others.
    private static let leastPairs = 1000
    /// Each round needs one project to go over; there are few in practice.
    private static let mostRounds = 100

    /// By the number of the project.
    private var isFirst: [Bool]
    private let shares: [[Share]]
    /// By row: the first half's share less that of the second.
    private var surplus: [Double]

    /// - Parameters:
    ///   - pairs: for each locale, how many pairs the projects have, by their number.
    ///   - projects: how many there are.
    init(_ pairs: [[Int]], projects: Int) {
        let counted = pairs.filter { $0.reduce(0, +) >= Self.leastPairs }
        var shares = Array(
            repeating: [Share(row: counted.count, fraction: 1 / Double(max(projects, 1)))], count: projects)
        for (row, counts) in counted.enumerated() {
            let sum = Double(counts.reduce(0, +))
            for (project, count) in counts.enumerated() where count > 0 {
                shares[project].append(Share(row: row, fraction: Double(count) / sum))
            }
        }
        self.shares = shares
        isFirst = Array(repeating: true, count: projects)
        surplus = Array(repeating: 0, count: counted.count + 1)
        shareOut()
        var rounds = 0
        while rounds < Self.mostRounds, exchange() { rounds += 1 }
    }

    /// Whether a project is in one of the halves.
    /// - Parameters:
    ///   - project: its number, below the number of projects.
    ///   - half: 0 or 1.
    func contains(_ project: Int, half: Int) -> Bool { isFirst[project] == (half == 0) }

    private mutating func shareOut() {
        let sizes = shares.map { $0.reduce(0) { $0 + $1.fraction } }
        for project in shares.indices.sorted(by: { (sizes[$1], $0) < (sizes[$0], $1) }) {
            isFirst[project] = shares[project].reduce(0) { $0 + $1.fraction * surplus[$1.row] } <= 0
            add(project, isFirst[project] ? 1 : -1)
        }
    }

    /// Hands projects over that make the sum of the squared surpluses smaller.
    /// - Returns: whether there was one.
    private mutating func exchange() -> Bool {
        var isChanged = false
        for project in shares.indices {
            let side = isFirst[project] ? 1.0 : -1
            let change = shares[project].reduce(0) { $0 + $1.fraction * ($1.fraction - side * surplus[$1.row]) }
            guard change < -1e-9 else { continue }
            add(project, -2 * side)
            isFirst[project].toggle()
            isChanged = true
        }
        return isChanged
    }

    private mutating func add(_ project: Int, _ factor: Double) {
        for share in shares[project] { surplus[share.row] += factor * share.fraction }
    }
}
