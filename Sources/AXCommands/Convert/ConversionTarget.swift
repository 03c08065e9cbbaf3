import AXFormats

/// What `convert --to` can make. A new one is a type and one line in `ConversionTargets.swift`.
protocol ConversionTarget: Sendable {
    /// The name that `--to` takes.
    var id: String { get }
    /// Whether a locale that has no texts yet is packed, for a translator to begin with.
    var packsNewLocales: Bool { get }
    /// Whether what the tool knows about the texts of a catalog, in the file beside it, goes into the comments.
    var takesRoleNotes: Bool { get }

    func write(_ input: ConversionInput, in workplace: Workplace) throws(CommandFailure) -> WrittenCatalogs
}

extension ConversionTarget {
    var takesRoleNotes: Bool { true }
}
