/// What a Swift file is made of, as far as a look at its braces and keywords tells: what of it the parser may be spared.
///
/// It does not depend on what is asked for. A file of constants is asked several times, and gone over once.
final class SwiftOutline: Sendable {
    let text: [UInt8]
    /// Where something stands that is looked for, in order.
    let mentions: [Int]
    /// Bodies, constants, and properties whose values are read in any case.
    let parts: [OutlinePart]
    /// The names of what holds something that is looked for.
    let holders: [UInt64]
    /// The comments between declarations, in order.
    let comments: [Range<Int>]
    /// The types whose bodies were gone over.
    let types: [BareTypes.Body]

    /// - Parameter mentions: The offsets of what is looked for, in order.
    init(of text: [UInt8], mentions: [Int]) {
        self.text = text
        self.mentions = mentions
        (parts, holders, comments, types) = text.withUnsafeBufferPointer { bytes in
            var scan = OutlineScan(bytes, mentions)
            scan.scan()
            return (scan.parts, scan.holders, scan.comments, scan.types)
        }
    }
}
