/// Replaces an item on the disk.
enum OverlaidEntry: Hashable, Sendable {
    case file([UInt8])
    /// A symbolic link with its destination, absolute or relative to its folder.
    case link(String)
    /// Hides the item and everything in it, except other entries.
    case absent
}
