/// A folder that one run has locked.
struct FolderLock: Sendable {
    /// False if the file system doesn't support locks, so that other runs aren't kept out.
    let isExclusive: Bool
    /// Releases the lock. Must be called once.
    let release: @Sendable () -> Void
}
