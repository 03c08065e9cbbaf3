/// The key of an entry in a strings table, compared by code units.
///
/// Apple's runtime distinguishes a composed `é` from a decomposed one; Swift's `String` doesn't. WTF-8 preserves lone
/// surrogates.
public struct StringKey: Hashable, Sendable {
    /// The key in WTF-8.
    public let bytes: [UInt8]

    /// - Parameter bytes: the key in WTF-8.
    public init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Creates a key from a string.
    public init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// Hashes all bytes in one call, since there are hundreds of thousands of keys.
    @inlinable
    public func hash(into hasher: inout Hasher) {
        hasher.combine(bytes.count)
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }

    /// The key for display. A lone surrogate appears as U+FFFD.
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
