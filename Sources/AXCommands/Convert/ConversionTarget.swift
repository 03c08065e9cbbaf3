import AXFormats

/// An output of `convert --to`. To add one, add a type, and list it in `ConversionTargets.swift`.
protocol ConversionTarget: Sendable {
    /// The value of `--to`.
    var id: String { get }
    /// Whether to write a file for a locale that has no translations yet, so that a translator can start on it.
    var packsNewLocales: Bool { get }
    /// Whether to add the notes from a catalog's sidecar file to the comments.
    var takesRoleNotes: Bool { get }

    func write(_ input: ConversionInput, in environment: CommandEnvironment) throws(CommandFailure) -> WrittenCatalogs
}

extension ConversionTarget {
    var takesRoleNotes: Bool { true }
}
