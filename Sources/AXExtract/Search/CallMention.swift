import AXSource

/// Looks in raw bytes for calls of initializers, so that files without any are never parsed.
struct CallMention: Sendable {
    private let search: StemSearch
    private let lengths: [Int]

    /// - Parameter names: The names of types.
    init(of names: Set<String>) {
        let names = names.sorted()
        search = StemSearch(names)
        lengths = names.map(\.utf8.count)
    }

    /// Whether one of the names stands where it may be called.
    func isFound(in text: some Collection<UInt8>) -> Bool {
        text.withContiguousStorageIfAvailable { bytes in
            search.contains(in: bytes) { isCall(bytes, $0, of: $1) }
        } ?? true
    }

    /// Whether a name is a word of its own, with a parenthesis, generic arguments or `.init` behind it.
    private func isCall(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, of name: Int) -> Bool {
        if start > 0, bytes[start - 1].isIdentifierByte { return false }
        let rest = bytes[(start + lengths[name])...]
        return rest.first == UInt8(ascii: "(") || rest.first == UInt8(ascii: "<") || rest.starts(with: Self.initializer)
    }

    private static let initializer = Array(".init".utf8)
}
