import AXSource

/// The table that Apple's runtime makes of the entries of a file: each key once, the last entry of a key wins.
///
/// Keys are compared as code units. The index is an open-addressing hash table over the file's own bytes; only keys with
/// escapes are decoded. Its hash is seeded, so that no file can be made to collide.
struct StringsTable {
    /// For each key, in the order in which keys first appear: the entry that wins.
    private(set) var winners: [Int32]
    /// Entries that a later one replaces, with the entry that replaces each first.
    private(set) var replaced: [(entry: Int32, by: Int32)]

    /// - Parameter entries: the entries that load.
    init(of entries: ArraySlice<StringsEntry>, in text: UnsafeBufferPointer<UInt8>) {
        winners = []
        winners.reserveCapacity(entries.count)
        replaced = []
        var index = KeyIndex(capacity: entries.count)
        for (number, entry) in entries.enumerated() {
            let slot = index.insert(entry, text)
            if slot == winners.count {
                winners.append(Int32(number))
            } else {
                replaced.append((winners[slot], Int32(number)))
                winners[slot] = Int32(number)
            }
        }
    }
}

/// Finds the number of a key among those seen before.
private struct KeyIndex {
    /// The number of the key in each place, or -1.
    private var places: [Int32]
    private var hashes: [UInt32] = []
    /// Where the bytes of each key stand: in the text, or, when negative, in ``decoded`` from −1 downwards.
    private var starts: [Int] = []
    private var lengths: [Int] = []
    private var decoded: [UInt8] = []
    private let seed = UInt64.random(in: .min ... .max)

    init(capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        places = Array(repeating: -1, count: size)
        hashes.reserveCapacity(capacity)
        starts.reserveCapacity(capacity)
        lengths.reserveCapacity(capacity)
    }

    /// The number of the entry's key; the next free number for a key that is new.
    @inline(__always)
    mutating func insert(_ entry: StringsEntry, _ text: UnsafeBufferPointer<UInt8>) -> Int {
        guard entry.keyKind != .quotedWithEscapes else { return insertDecoded(entry, text) }
        let quote = entry.keyKind == .word ? 0 : 1
        let start = Int(entry.keyStart) &+ quote
        let bytes = UnsafeBufferPointer(rebasing: text[start..<(Int(entry.keyEnd) &- quote)])
        return insert(bytes, start: start, text)
    }

    private mutating func insertDecoded(_ entry: StringsEntry, _ text: UnsafeBufferPointer<UInt8>) -> Int {
        let start = decoded.count
        let bytes = StringsEscapes.decode(text, entry.keySpan).bytes
        decoded.append(contentsOf: bytes)
        return bytes.withUnsafeBufferPointer { insert($0, start: -1 - start, text) }
    }

    @inline(__always)
    private mutating func insert(
        _ bytes: UnsafeBufferPointer<UInt8>, start: Int, _ text: UnsafeBufferPointer<UInt8>
    ) -> Int {
        let hash = ByteHash.hash(bytes, seed: seed)
        let mask = places.count &- 1
        var place = Int(truncatingIfNeeded: hash) & mask
        while places[place] >= 0 {
            let number = Int(places[place])
            if hashes[number] == UInt32(truncatingIfNeeded: hash >> 32), isKey(number, bytes, text) { return number }
            place = (place &+ 1) & mask
        }
        places[place] = Int32(starts.count)
        hashes.append(UInt32(truncatingIfNeeded: hash >> 32))
        starts.append(start)
        lengths.append(bytes.count)
        return starts.count &- 1
    }

    @inline(__always)
    private func isKey(
        _ number: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        guard lengths[number] == bytes.count else { return false }
        let start = starts[number]
        if start >= 0 {
            return ByteHash.areEqual(UnsafeBufferPointer(rebasing: text[start..<(start &+ bytes.count)]), bytes)
        }
        return decoded[(-1 - start)..<(-1 - start + bytes.count)].elementsEqual(bytes)
    }
}
