import AXSource

/// The types whose members are localized strings: those that the options name, and those whose names show that a tool
/// generates them from tables.
struct ConstantRoots: Sendable {
    /// The roots that the options name: `L10n` or `Texts.Player`.
    private let names: Set<String>

    /// SwiftGen and Tuist generate types such as `L10n`, `AppStrings` and `CoreL10n`, and teams write types such as
    /// `Localizations`. R.swift generates `R.string`.
    private static let suffixes = ["Strings", "L10n", "Localizable", "Localization", "Localizations", "Translations"]
    private static let resources = "R.string"

    init(_ names: [String]) {
        self.names = Set(names)
    }

    /// The number of parts in the root of a dotted name, including the name of a module before it; nil without such a
    /// root.
    func length(in path: [String]) -> Int? {
        let one = path.first.map { names.contains($0) || Self.isGenerated($0) } ?? false
        if one, path.count > 1 { return 1 }
        guard path.count > 2, path[0].beginsWithCapital else { return nil }
        let two = "\(path[0]).\(path[1])"
        return two == Self.resources || names.contains(two) || names.contains(path[1]) || Self.isGenerated(path[1])
            ? 2 : nil
    }

    /// Whether the options name the root of a dotted name, so that the tables must have a key for it.
    func names(_ path: [String]) -> Bool {
        path.first.map(names.contains) ?? false || names.contains(path.prefix(2).joined(separator: "."))
    }

    private static func isGenerated(_ name: String) -> Bool {
        name.beginsWithCapital && suffixes.contains { name.hasSuffix($0) }
    }
}
