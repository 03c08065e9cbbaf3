/// The key of a string table entry, compared as code units.
///
/// To Apple's runtime `é` composed and `é` decomposed are two keys; Swift's `String` would merge them.
/// The key is held in WTF-8, so that a lone surrogate survives.
public struct StringKey: Hashable, Sendable {
    public let bytes: [UInt8]

    public init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    public init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// All bytes at once: keys are hashed by the hundred thousand.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(bytes.count)
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }

    /// The key for people: a lone surrogate is shown as U+FFFD.
    public var text: String {
        WTF8.string(bytes)
    }
}

extension StringKey: CustomStringConvertible {
    public var description: String { text }
}

extension StringKey: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) {
        self.init(value)
    }
}

extension StringKey: Comparable {
    public static func < (left: StringKey, right: StringKey) -> Bool {
        left.bytes.lexicographicallyPrecedes(right.bytes)
    }
}
