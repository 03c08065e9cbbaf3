import AXModel
import AXSource

/// The app's own tests that hold only on a Mac, such as `ProcessInfo.onMac`. In branches, one of the system's tests
/// replaces them.
struct MacTestNames: Sendable {
    private var values: [String: String] = [:]

    /// The names of the system's properties that are true only on a Mac.
    static let ofSystem: Set<String> = ["isMacCatalystApp", "isiOSAppOnMac"]
    static let search = SubstringSearch(ofSystem.sorted())
    private static let systemTest = "ProcessInfo.processInfo.isiOSAppOnMac"

    mutating func add(_ names: Set<String>) {
        for name in names { (values[name], values["!\(name)"]) = (Self.systemTest, "!\(Self.systemTest)") }
    }

    /// The string, its traits and where it's hidden, in terms of the system's tests.
    func applied(to string: Occurrence) -> Occurrence {
        guard !values.isEmpty else { return string }
        var string = string
        string.branch = applied(to: string.branch)
        string.hiddenIn = string.hiddenIn.map(applied)
        string.traitChanges = string.traitChanges.map { $0.moved(to: applied(to: $0.branch), by: $0.updater) }
        return string
    }

    private func applied(to branch: Branch) -> Branch { branch.inserting(values) ?? branch }
}
