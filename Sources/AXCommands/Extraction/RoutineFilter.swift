import AXModel

/// Which localization functions count, where the user names some: what genstrings does with `-s` and `-SwiftUI`.
struct RoutineFilter {
    private let names: Set<String>
    /// The functions that stand for others with the same beginning.
    private static let families = ["NSLocalizedString", "CFCopyLocalizedString"]

    /// - Parameter names: functions; none for all.
    init(_ names: [String]) {
        self.names = Set(names)
    }

    /// The functions among `names` that are the project's own.
    static func own(of names: [String]) -> [String] {
        names.filter { name in !families.contains { name.hasPrefix($0) } && name != "Text" }
    }

    func includes(_ occurrence: Occurrence) -> Bool {
        guard !names.isEmpty else { return true }
        guard let function = occurrence.function else { return false }
        if names.contains(function) { return true }
        return Self.families.contains { names.contains($0) && function.hasPrefix($0) }
    }
}
