/// What is at a path in place of what lies on the disk.
enum OverlaidEntry: Hashable, Sendable {
    case file([UInt8])
    /// A symbolic link and where it leads: from its own folder, or an absolute path.
    case link(String)
    /// Nothing, and nothing below it.
    case absent
}
