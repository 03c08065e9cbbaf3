import AXSource

/// The keys and values of a loaded table, decoded, in two flat buffers.
///
/// A dictionary of strings would cost more than all the rest of the reading; here a text is a range of one buffer.
package struct DecodedStringsTable {
    private var bytes: [UInt8] = []
    /// Where each text ends in ``bytes``: key, value, key, value …
    private var ends: [Int] = []

    init(_ table: StringsTable, _ entries: [StringsEntry], _ text: UnsafeBufferPointer<UInt8>) {
        bytes.reserveCapacity(text.count)
        ends.reserveCapacity(table.winners.count * 2)
        for winner in table.winners {
            let entry = entries[Int(winner)]
            append(StringsToken(kind: entry.keyKind, span: entry.keySpan), text)
            append(entry.textToken, text)
        }
    }

    package var count: Int { ends.count / 2 }

    func key(_ number: Int) -> StringKey { text(number * 2) }

    /// The value as text; for data and containers, their spelling.
    func value(_ number: Int) -> StringKey { text(number * 2 + 1) }

    /// Whether every key of `other` stands in this table, with the same value.
    func contains(_ other: DecodedStringsTable) -> Bool {
        let values = Dictionary((0..<count).map { (key($0), value($0)) }) { $1 }
        return (0..<other.count).allSatisfy { values[other.key($0)] == other.value($0) }
    }

    private func text(_ index: Int) -> StringKey {
        StringKey(bytes: Array(bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]]))
    }

    @inline(__always)
    private mutating func append(_ token: StringsToken, _ text: UnsafeBufferPointer<UInt8>) {
        switch token.kind {
        case .quoted:
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[(token.span.start + 1)..<(token.span.end - 1)]))
        case .quotedWithEscapes:
            bytes.append(contentsOf: StringsEscapes.decode(text, token.span).bytes)
        default:
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[token.span.range]))
        }
        ends.append(bytes.count)
    }
}
