/// Two halves of a survey's projects with about the same number of pairs of each locale. Models are fitted on one half
/// and measured in the other.
///
/// With random halves, all projects of a rare locale could be in the same half. Therefore, the projects are assigned by
/// their numbers of pairs per locale, regardless of the lengths. Beginning with the largest, each project is assigned
/// to the half that has fewer pairs of its locales (R. L. Graham: Bounds on Multiprocessing Timing Anomalies, SIAM
/// Journal on Applied Mathematics 17, 1969). Then single projects are moved to the other half as long as this makes the
/// halves more similar. If no locale has many pairs, projects are assigned alternately.
struct ProjectHalves: Sendable {
    /// A project's share of all pairs of a locale.
    private struct Share {
        /// The number of the locale. The last number represents the projects themselves, because the halves should also
        /// have the same number of projects.
        let row: Int
        let fraction: Double
    }

    /// The minimum number of pairs of a locale that affects the halves. Locales with fewer pairs give little
    /// information, and would compete with the others.
    private static let leastPairs = 1000
    /// The maximum number of rounds in which projects are moved.
    private static let mostRounds = 100

    /// Whether each project is in the first half.
    private var isFirst: [Bool]
    private let shares: [[Share]]
    /// For each row, the first half's share minus that of the second half.
    private var surplus: [Double]

    /// - Parameters:
    ///   - pairs: for each locale, the number of pairs in each project.
    ///   - projects: the number of projects.
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

    /// Whether a project is in a half.
    /// - Parameters:
    ///   - project: the number of the project.
    ///   - half: 0 or 1.
    func contains(_ project: Int, half: Int) -> Bool { isFirst[project] == (half == 0) }

    private mutating func shareOut() {
        let sizes = shares.map { $0.reduce(0) { $0 + $1.fraction } }
        for project in shares.indices.sorted(by: { (sizes[$1], $0) < (sizes[$0], $1) }) {
            isFirst[project] = shares[project].reduce(0) { $0 + $1.fraction * surplus[$1.row] } <= 0
            add(project, isFirst[project] ? 1 : -1)
        }
    }

    /// Moves projects to the other half if this reduces the sum of the squared surpluses.
    /// - Returns: whether any project was moved.
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
