import AXSource

/// A property like `private weak var player: Player?`, without a value and without attributes after `private`.
struct HeldProperty {
    let name: String
    let type: String
    /// The UTF-8 offset of its end.
    let end: Int

    /// - Parameter start: The offset after `private`.
    init?(in bytes: UnsafeBufferPointer<UInt8>, after start: Int) {
        var rest = bytes[start...]
        func word() -> Slice<UnsafeBufferPointer<UInt8>> {
            rest = rest.drop(while: \.isSpaceOrTab)
            let word = rest.prefix(while: \.isIdentifierByte)
            rest = rest[word.endIndex...]
            return word
        }
        var keyword = word()
        if keyword.elementsEqual("weak".utf8) { keyword = word() }
        guard keyword.elementsEqual("var".utf8) else { return nil }
        name = String(decoding: word(), as: UTF8.self)
        rest = rest.drop(while: \.isSpaceOrTab)
        guard rest.first == UInt8(ascii: ":") else { return nil }
        rest = rest.dropFirst()
        type = String(decoding: word(), as: UTF8.self)
        guard type.beginsWithCapital, let mark = rest.first, mark == UInt8(ascii: "?") || mark == UInt8(ascii: "!")
        else { return nil }
        rest = rest.dropFirst().drop(while: \.isSpaceOrTab)
        guard rest.first.map(\.isLineEnd) ?? true else { return nil }
        end = rest.startIndex
    }

    /// The names of the properties that code may set to a member of their types, as in `player = .shared`.
    static func set(of properties: [HeldProperty], in bytes: UnsafeBufferPointer<UInt8>) -> Set<String> {
        let names = Set(properties.map(\.name)).sorted()
        let search = SubstringSearch(names.map { "\($0) = ." })
        var found: Set<String> = []
        _ = search.contains(in: bytes) { _, name in
            found.insert(names[name])
            return false
        }
        return found
    }
}
