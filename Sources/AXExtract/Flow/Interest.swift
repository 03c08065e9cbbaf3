/// Which strings count at a place.
enum Interest: Int, Comparable, Sendable {
    /// Only what is certainly meant for people: localized strings.
    case localized
    /// Strings in the source: localized ones, constants with a known root, and literals.
    case strings
    /// Whatever stands there.
    case everything

    static func < (left: Interest, right: Interest) -> Bool { left.rawValue < right.rawValue }
}
