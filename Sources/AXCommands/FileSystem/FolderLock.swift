/// A folder that one run has for itself.
struct FolderLock: Sendable {
    /// Whether the file system really keeps others out; false where it knows no locks.
    let isExclusive: Bool
    /// Gives the folder back. To be called once.
    let release: @Sendable () -> Void
}
