/// What files are called by services that show findings beside the lines of a repository: by their paths from its root.
package struct RepositoryPaths: Sendable {
    /// By the paths of the findings.
    private let names: [String: String]
    /// Whether there is a repository at all.
    let isKnown: Bool

    /// No repository: files are called as in the findings.
    package init() {
        (names, isKnown) = ([:], false)
    }

    /// - Parameter names: paths from the root by the paths of the findings, absolute ones for files outside.
    package init(_ names: [String: String]) {
        (self.names, isKnown) = (names, true)
    }

    func name(of path: String) -> String { names[path] ?? path }
}
