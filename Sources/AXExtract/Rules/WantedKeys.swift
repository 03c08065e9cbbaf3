import AXLocale
import AXModel
import AXSource

/// Keys by everything that a source may hold in their place.
struct WantedKeys: Sendable {
    /// As they are, in documents of Interface Builder.
    private let plain: Set<StringKey>
    /// As literals of code spell them.
    private let spelled: [[UInt8]: StringKey]
    /// Tell of most literals that they are none of those, without making a copy to look them up.
    private let spelledHashes: Set<UInt64>
    /// By the letters and digits that a constant's name has of them.
    private let named: [[UInt8]: [StringKey]]
    /// With a NUL for each format specifier: `Plays %@` is made of `"Plays \(song)"`.
    private let templates: [[UInt8]: [StringKey]]
    /// By what stands before the first dot: in `2en-CB-bYH.text`, an object.
    private let objects: [[UInt8]: [StringKey]]
    private let looksNamed: FoldedName.Filter
    /// The length of the longest key as a literal or a name spells it, in bytes.
    let longest: Int

    init(_ keys: [StringKey]) {
        plain = Set(keys)
        spelled = Dictionary(keys.map { (Self.spelled($0), $0) }) { first, _ in first }
        named = keys.reduce(into: [:]) { named, key in
            for name in Self.names(of: key) where !name.isEmpty { named[name, default: []].append(key) }
        }
        templates = Dictionary(grouping: keys.filter { $0.bytes.contains(UInt8(ascii: "%")) }, by: Self.template)
        objects = Dictionary(grouping: keys.filter { $0.bytes.contains(Self.dot) }) { key in
            Array(key.bytes.prefix { $0 != Self.dot })
        }
        spelledHashes = Set(spelled.keys.map { FNV1a($0).value })
        looksNamed = FoldedName.Filter(named.keys)
        longest = max(spelled.keys.map(\.count).max() ?? 0, keys.map(\.bytes.count).max() ?? 0)
    }

    func key(_ value: [UInt8]) -> StringKey? {
        let key = StringKey(bytes: value)
        return plain.contains(key) ? key : nil
    }

    func key(spelled literal: Slice<UnsafeBufferPointer<UInt8>>) -> StringKey? {
        spelledHashes.contains(FNV1a(literal).value) ? spelled[Array(literal)] : nil
    }

    func keys(ofTemplate template: [UInt8]) -> [StringKey] { templates[template] ?? [] }

    func keys(ofObject object: [UInt8]) -> [StringKey] { objects[object] ?? [] }

    func keys(named name: [UInt8]) -> [StringKey] { named[name] ?? [] }

    /// False for the last part of a dotted name that certainly belongs to none of the keys.
    func mayName(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool { looksNamed.accepts(name) }

    private static let dot = UInt8(ascii: ".")

    private static func template(of key: StringKey) -> [UInt8] {
        Message(parsing: key.text).segments.flatMap { segment -> [UInt8] in
            guard case .placeholder(let specifier) = segment else { return Array(segment.raw.utf8) }
            return specifier.raw == "%%" ? [UInt8(ascii: "%")] : [0]
        }
    }

    /// What a constant's name has of a key. Of the forms of a plural, `songs##{one}`, `songs_other`, one name is made.
    private static func names(of key: StringKey) -> [[UInt8]] {
        let symbol = key.bytes.contains(UInt8(ascii: "%")) ? CatalogSymbol.name(of: key.text) : nil
        if let symbol { return [FoldedName.bytes(key.bytes), FoldedName.bytes(symbol.utf8)] }
        let whole = FoldedName.bytes(key.bytes)
        guard let last = key.bytes.split(whereSeparator: { !$0.isASCIIAlphanumeric }).last,
            last.count < whole.count, PluralCategory(rawValue: String(decoding: last, as: UTF8.self)) != nil
        else { return [whole] }
        return [whole, Array(whole.dropLast(last.count))]
    }

    private static func spelled(_ key: StringKey) -> [UInt8] {
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

/// A key or a name of code without what generators of constants change: `player.play_all` and `playerPlayAll` are one.
enum FoldedName {
    /// The letters and digits in lower case; bytes beyond ASCII stay.
    static func bytes(_ name: some Sequence<UInt8>) -> [UInt8] {
        name.compactMap(folded)
    }

    private static func folded(_ byte: UInt8) -> UInt8? {
        byte.isASCIILetter ? byte | 0x20 : byte.isASCIIDigit || byte >= 0x80 ? byte : nil
    }

    /// Tells of most names that none of some known ones ends in them, without folding them.
    struct Filter: Sendable {
        private var ends = [Bool](repeating: false, count: 1 << 16)

        init(_ known: some Sequence<[UInt8]>) {
            for name in known { ends[Self.place(of: name)] = true }
        }

        /// False for what certainly ends no known name.
        func accepts(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool { ends[Self.place(of: name)] }

        /// Made of the last three letters or digits.
        private static func place(of name: some BidirectionalCollection<UInt8>) -> Int {
            var value = 0
            var count = 0
            for byte in name.reversed() {
                guard let folded = folded(byte) else { continue }
                value = value << 8 | Int(folded)
                count += 1
                if count == 3 { break }
            }
            return (value ^ value >> 9) & 0xFFFF
        }
    }
}
