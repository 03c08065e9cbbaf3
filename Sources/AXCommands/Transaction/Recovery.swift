/// What ``FileTransaction/recover(in:_:)`` found and did.
enum Recovery: Hashable, Sendable {
    /// No run was interrupted here.
    case nothing
    /// An interrupted run was completed; the files, relative to the folder.
    case finished([String])
    /// An interrupted run was undone; the files, relative to the folder.
    case rolledBack([String])

    /// A sentence for the user; nil when there is nothing to say.
    var note: String? {
        switch self {
        case .nothing: nil
        case .finished([]), .rolledBack([]):
            "an interrupted run hadn't changed anything yet; its leftover files were removed"
        case .finished(let files): "an interrupted run was completed (\(Self.counted(files)) updated)"
        case .rolledBack(let files): "an interrupted run was undone (\(Self.counted(files)) restored)"
        }
    }

    private static func counted(_ files: [String]) -> String {
        files.count == 1 ? "1 file" : "\(files.count) files"
    }
}
