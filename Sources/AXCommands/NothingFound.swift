extension CommandFailure {
    /// A folder without anything that the command reads: success would hide a wrong path.
    /// - Parameters:
    ///   - work: What the command would do, such as “check”.
    ///   - readsStrings: Whether it reads strings files besides sources.
    ///   - paths: Those that the user named; empty for the current folder.
    static func nothing(
        to work: String, readsStrings: Bool = true, at paths: [String], in files: any FileSystem
    ) -> CommandFailure {
        let strings = "strings file (\(KnownFiles.list(KnownFiles.tables.union(KnownFiles.exchange)))) or "
        let sources = "source file (\(KnownFiles.list(KnownFiles.sources))) found in "
        let places = (paths.isEmpty ? [files.currentFolder] : paths).map { PathName.printable($0) }
        return CommandFailure(
            .input, "nothing to \(work): no \(readsStrings ? strings : "")\(sources)\(places.joined(separator: ", "))")
    }
}
