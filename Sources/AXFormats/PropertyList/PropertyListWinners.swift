import AXSource

extension [PropertyListEntry] {
    /// Each key once, in the order in which it first appears, with the entry that counts.
    var winners: [PropertyListEntry] {
        guard hasDuplicate else { return self }
        let keys = map(\.key.key)
        let last = Dictionary(zip(keys, self)) { $1 }
        return keys.uniqued().compactMap { last[$0] }
    }

    /// Whether two entries have one key; perhaps also where they have not, which is very rare.
    var hasDuplicate: Bool { count > PropertyListTree.fewKeys ? hasEqualHashes : hasEqualKeys }

    /// Compares each key with each, for short lists.
    private var hasEqualKeys: Bool {
        indices.contains { index in
            self[..<index].contains { $0.tree.areEqual($0.number, self[index].number) }
        }
    }

    /// Whether two keys have one hash. Hashes are seeded, so that no file can be made to collide.
    private var hasEqualHashes: Bool {
        guard let tree = first?.tree else { return false }
        let seed = UInt64.random(in: .min ... .max)
        let numbers = map(\.number)
        let hashes = Array<UInt64>(concurrently: count, with: { PropertyListTree(copy: tree) }) { tree, place in
            // Zero marks a free place.
            tree.hash(numbers[place], seed: seed) | 1
        }
        var bits = 4
        while 1 << bits < count * 2 { bits += 1 }
        var places = [UInt64](repeating: 0, count: 1 << bits)
        for hash in hashes {
            var place = Int(truncatingIfNeeded: hash >> UInt64(64 - bits))
            while places[place] != 0 {
                if places[place] == hash { return true }
                place = (place + 1) & (places.count - 1)
            }
            places[place] = hash
        }
        return false
    }
}

extension PropertyListTree {
    /// Visits the numbers of the keys of a dictionary that count, each once: the last of several that are the same, in
    /// the order in which they first appear.
    @inline(__always)
    func forEachWinner(of number: Int, _ visit: (Int) -> Void) {
        guard hasDuplicateKeys(number) else { return forEachKey(of: number, visit) }
        for entry in PropertyListNode(tree: self, number: number).entries?.winners ?? [] { visit(entry.number) }
    }

    /// Whether a dictionary has two equal keys; perhaps also where it has not, which is very rare.
    func hasDuplicateKeys(_ number: Int) -> Bool {
        var count = 0
        var isFound = false
        forEachKey(of: number) { key in
            count += 1
            guard !isFound, count <= Self.fewKeys else { return }
            var other = number + 1
            while other < key, !isFound {
                isFound = areEqual(other, key)
                other = next(after: other + 1)
            }
        }
        guard count > Self.fewKeys, !isFound else { return isFound }
        return PropertyListNode(tree: self, number: number).entries?.hasDuplicate ?? false
    }

    /// Of how many keys each is compared with each.
    fileprivate static let fewKeys = 12

    /// Whether two texts are the same, as code units.
    @inline(__always)
    fileprivate func areEqual(_ first: Int, _ second: Int) -> Bool {
        let (left, right) = (records[first], records[second])
        if left.kind == .plainText, right.kind == .plainText, left.content.length != right.content.length {
            return false
        }
        return withBytes(of: first) { first in withBytes(of: second) { ByteHash.areEqual(first, $0) } }
    }

    fileprivate func hash(_ number: Int, seed: UInt64) -> UInt64 {
        withBytes(of: number) { ByteHash.hash($0, seed: seed) }
    }

}
