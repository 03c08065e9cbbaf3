import AXLocale
import AXModel
import AXSource

/// Looks up keys by the bytes that a source file may contain for them.
struct WantedKeys: Sendable {
    /// The unescaped keys, as in Interface Builder documents.
    private let plain: Set<StringKey>
    /// The keys by their escaped form in a literal.
    private let escaped: [[UInt8]: StringKey]
    /// The hashes of the escaped keys. They rule out most literals, which then needn't be copied to be looked up.
    private let escapedHashes: Set<UInt64>
    /// The keys by their letters and digits, as in a constant's name.
    private let named: [[UInt8]: [StringKey]]
    /// The keys by their text with a NUL in place of each format specifier: `"Plays \(song)"` makes the key `Plays %@`.
    private let templates: [[UInt8]: [StringKey]]
    /// The keys by the part before the first dot, which may be the identifier of an object: `2en-CB-bYH.text`.
    private let objects: [[UInt8]: [StringKey]]
    /// The beginnings of keys with several parts, each up to a separator: `menu.file` for `menu.file-open`.
    private let beginnings: Set<[UInt8]>
    private let beginningHashes: Set<UInt64>
    private let nameFilter: FoldedName.Filter
    /// The length of the longest key in a literal or a name, in bytes.
    let longest: Int

    init(_ keys: [StringKey]) {
        plain = Set(keys)
        escaped = Dictionary(keys.map { (Self.escaped($0), $0) }) { first, _ in first }
        named = keys.reduce(into: [:]) { named, key in
            for name in Self.names(of: key) where !name.isEmpty { named[name, default: []].append(key) }
        }
        templates = Dictionary(grouping: keys.filter { $0.bytes.contains(UInt8(ascii: "%")) }, by: Self.template)
        objects = Dictionary(grouping: keys.filter { $0.bytes.contains(Self.dot) }) { key in
            Array(key.bytes.prefix { $0 != Self.dot })
        }
        escapedHashes = Set(escaped.keys.map { FNV1a($0).value })
        beginnings = Set(keys.flatMap(Self.beginnings))
        beginningHashes = Set(beginnings.map { FNV1a($0).value })
        nameFilter = FoldedName.Filter(named.keys)
        longest = max(escaped.keys.map(\.count).max() ?? 0, keys.map(\.bytes.count).max() ?? 0)
    }

    func key(_ value: [UInt8]) -> StringKey? {
        let key = StringKey(bytes: value)
        return plain.contains(key) ? key : nil
    }

    func key(escaped literal: Slice<UnsafeBufferPointer<UInt8>>) -> StringKey? {
        escapedHashes.contains(FNV1a(UnsafeBufferPointer(rebasing: literal)).value) ? escaped[Array(literal)] : nil
    }

    /// Whether a literal is a key up to one of its separators.
    func isBeginning(_ literal: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        beginningHashes.contains(FNV1a(UnsafeBufferPointer(rebasing: literal)).value)
            && beginnings.contains(Array(literal))
    }

    func keys(ofTemplate template: [UInt8]) -> [StringKey] { templates[template] ?? [] }

    func keys(ofObject object: [UInt8]) -> [StringKey] { objects[object] ?? [] }

    func keys(named name: [UInt8]) -> [StringKey] { named[name] ?? [] }

    /// Whether the last part of a dotted name may end the name of a key.
    func mayName(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool { nameFilter.accepts(name) }

    private static let dot = UInt8(ascii: ".")

    /// The key up to each separator but the first: one part alone is a common word.
    private static func beginnings(of key: StringKey) -> [[UInt8]] {
        let ends = key.bytes.indices.filter { !key.bytes[$0].isASCIIAlphanumeric && key.bytes[$0] < 0x80 }
        return ends.dropFirst().prefix(mostParts).map { Array(key.bytes[..<$0]) }
    }

    /// How many separators of a key are considered. Sentences have more.
    private static let mostParts = 8

    private static func template(of key: StringKey) -> [UInt8] {
        Message(parsing: key.text).segments.flatMap { segment -> [UInt8] in
            guard case .placeholder(let specifier) = segment else { return Array(segment.raw.utf8) }
            return specifier.raw == "%%" ? [UInt8(ascii: "%")] : [0]
        }
    }

    /// The letters and digits of a key in a constant's name. The forms of a plural, such as `songs##{one}` and
    /// `songs_other`, share one name.
    private static func names(of key: StringKey) -> [[UInt8]] {
        let symbol = key.bytes.contains(UInt8(ascii: "%")) ? CatalogSymbol.name(of: key.text) : nil
        if let symbol { return [FoldedName.bytes(key.bytes), FoldedName.bytes(symbol.utf8)] }
        let whole = FoldedName.bytes(key.bytes)
        guard let last = key.bytes.split(whereSeparator: { !$0.isASCIIAlphanumeric }).last,
            last.count < whole.count, PluralCategory(rawValue: String(decoding: last, as: UTF8.self)) != nil
        else { return [whole] }
        return [whole, Array(whole.dropLast(last.count))]
    }

    private static func escaped(_ key: StringKey) -> [UInt8] {
        key.bytes.flatMap { byte -> [UInt8] in
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): [UInt8(ascii: "\\"), byte]
            case 0x0A: Array("\\n".utf8)
            case 0x09: Array("\\t".utf8)
            default: [byte]
            }
        }
    }
}

/// A key or an identifier without the differences that generators of constants make: `player.play_all` and
/// `playerPlayAll` are equal.
enum FoldedName {
    /// The letters and digits in lowercase, and all bytes outside ASCII.
    static func bytes(_ name: some Sequence<UInt8>) -> [UInt8] {
        name.compactMap(folded)
    }

    private static func folded(_ byte: UInt8) -> UInt8? {
        byte.isASCIILetter ? byte | 0x20 : byte.isASCIIDigit || byte >= 0x80 ? byte : nil
    }

    /// A hash filter that rules out most strings that don't end a known name, without folding them.
    struct Filter: Sendable {
        private var ends = [Bool](repeating: false, count: 1 << 16)

        init(_ known: some Sequence<[UInt8]>) {
            for name in known {
                if let hash = Self.hash(of: name) { ends[hash] = true }
            }
        }

        /// False only if no known name ends in `name`.
        func accepts(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool { Self.hash(of: name).map { ends[$0] } ?? true }

        /// A 16-bit hash of the last three bytes of the folded name; nil for a shorter name.
        private static func hash(of name: some BidirectionalCollection<UInt8>) -> Int? {
            var value = 0
            var count = 0
            for byte in name.reversed() {
                guard let folded = folded(byte) else { continue }
                value = value << 8 | Int(folded)
                count += 1
                if count == 3 { return (value ^ value >> 9) & 0xFFFF }
            }
            return nil
        }
    }
}
