import AXSource

/// The table that Apple's runtime makes of the entries of a file: each key once, the last entry of a key wins.
///
/// Keys are compared as code units, in the file's own bytes; only keys with escapes are decoded.
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
    private var index: ByteIndex
    private var keys = KnownKeys()

    init(capacity: Int) {
        index = ByteIndex(capacity: capacity)
        keys.reserveCapacity(capacity)
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
        let bytes = StringsEscapes.decode(text, entry.keySpan).bytes
        let start = keys.keep(bytes)
        return bytes.withUnsafeBufferPointer { insert($0, start: start, text) }
    }

    @inline(__always)
    private mutating func insert(
        _ bytes: UnsafeBufferPointer<UInt8>, start: Int, _ text: UnsafeBufferPointer<UInt8>
    ) -> Int {
        let number = index.insert(bytes) { keys.isKey($0, bytes, text) }
        if number == keys.count { keys.append(start: start, length: bytes.count) }
        return number
    }
}

/// Where the bytes of each key stand: in the text, or, when negative, among those decoded, from −1 downwards.
private struct KnownKeys {
    private var starts: [Int] = []
    private var lengths: [Int] = []
    private var decoded: [UInt8] = []

    var count: Int { starts.count }

    mutating func reserveCapacity(_ capacity: Int) {
        starts.reserveCapacity(capacity)
        lengths.reserveCapacity(capacity)
    }

    /// Keeps the bytes of a key that is not in the text as it is.
    /// - Returns: its start.
    mutating func keep(_ bytes: [UInt8]) -> Int {
        decoded += bytes
        return -1 - (decoded.count - bytes.count)
    }

    @inline(__always)
    mutating func append(start: Int, length: Int) {
        starts.append(start)
        lengths.append(length)
    }

    @inline(__always)
    func isKey(_ number: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard lengths[number] == bytes.count else { return false }
        let start = starts[number]
        if start >= 0 {
            return ByteHash.areEqual(UnsafeBufferPointer(rebasing: text[start..<(start &+ bytes.count)]), bytes)
        }
        return decoded[(-1 - start)..<(-1 - start + bytes.count)].elementsEqual(bytes)
    }
}
