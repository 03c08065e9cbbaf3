/// Many patterns, of which those that match a text are found without trying all: each is tried where the text begins, or
/// ends, as the pattern does.
struct GlobIndex: Hashable, Sendable {
    private(set) var globs: [Glob] = []
    private var byBeginning = LiteralTree()
    private var byEnd = LiteralTree()
    /// Those that begin and end with a wildcard.
    private var others: [Int] = []

    init(_ globs: [Glob] = []) {
        for glob in globs { append(glob) }
    }

    mutating func append(_ glob: Glob) {
        let (beginning, end) = (glob.literalBeginning, glob.literalEnd)
        if !beginning.isEmpty {
            byBeginning.insert(globs.count, at: beginning)
        } else if !end.isEmpty {
            byEnd.insert(globs.count, at: end.reversed())
        } else {
            others.append(globs.count)
        }
        globs.append(glob)
    }

    /// The numbers of the patterns that match a text, ascending.
    func matches(_ text: String) -> [Int] {
        guard !globs.isEmpty else { return [] }
        let candidates = byBeginning.values(along: text.utf8) + byEnd.values(along: text.utf8.reversed()) + others
        return candidates.sorted().filter { globs[$0].matches(text) }
    }
}

/// Numbers by a row of bytes.
private struct LiteralTree: Hashable, Sendable {
    private struct Node: Hashable {
        var children: [UInt8: Int] = [:]
        var values: [Int] = []
    }

    private var nodes = [Node()]

    mutating func insert(_ value: Int, at bytes: some Sequence<UInt8>) {
        var node = 0
        for byte in bytes {
            if let next = nodes[node].children[byte] {
                node = next
            } else {
                nodes[node].children[byte] = nodes.count
                node = nodes.count
                nodes.append(Node())
            }
        }
        nodes[node].values.append(value)
    }

    /// The numbers at every beginning of a row.
    func values(along bytes: some Sequence<UInt8>) -> [Int] {
        var values = nodes[0].values
        var node = 0
        for byte in bytes {
            guard let next = nodes[node].children[byte] else { break }
            node = next
            values += nodes[node].values
        }
        return values
    }
}
