import AXSource

/// What of a file can tell nothing about strings, so that the parser is spared it. That is most of a file.
///
/// A body is left out where neither it nor its declaration mentions anything that is looked for, and where it gives no text
/// that another place may speak, nor assigns one to a property of the file. Bodies that do are left out where nobody names
/// what they give or assign, and so are static constants and static functions that give texts. What else happens in a body
/// stays in it: its local variables and what it does to elements are of no interest to others.
struct SwiftAbridgement {
    /// The insides of bodies and whole constants, in order.
    private(set) var ranges: [Range<Int>] = []
    /// The names of constants that were left out.
    private(set) var constants: NameSet = []
    /// The names of what lacks a body, or an assignment that a body holds.
    private(set) var names: NameSet = []
    /// What is read: everything that is not left out, or many constants in halves.
    private(set) var shares: [Share] = []

    /// What is parsed as one text.
    struct Share {
        /// What is left out of it, in order: instead of all that a type holds the type.
        let omitted: [Range<Int>]
        /// The types that nothing is left of.
        let types: [BareTypes.Header]
        /// Of two shares, the constants that are not in the other one.
        let constants: [Range<Int>]
    }

    /// So many bytes of constants are worth two texts.
    private static let leastForTwo = 8 << 10
    /// Constants of so few bytes are read in both, for they may tell the types of others.
    private static let shortest = 64

    /// - Parameters:
    ///   - asked: The names that are wanted; nil where all are.
    ///   - withUsers: Whether what uses the texts is wanted too that hold a mention.
    init(of outline: SwiftOutline, asked: NameSet?, withUsers: Bool = false) {
        let isRead = WithheldParts.read(of: outline, asked: asked, holders: withUsers ? outline.holders : [])
        var read: [Range<Int>] = []
        for index in isRead.indices {
            if isRead[index] {
                if outline.parts[index].isConstant { read.append(outline.parts[index].declaration) }
            } else {
                leaveOut(outline.parts[index], named: asked != nil)
            }
        }
        ranges.sort { $0.lowerBound < $1.lowerBound }
        let omitted = Self.joined(ranges, outline.comments)
        guard asked != nil else {
            shares = [Share(omitted: omitted, types: [], constants: [])]
            return
        }
        let bare = outline.text.withUnsafeBufferPointer { BareTypes(outline.types, without: omitted, in: $0) }
        // What uses texts may set strings anywhere, and is read in one piece.
        shares =
            withUsers
            ? [Share(omitted: bare.ranges, types: bare.types, constants: [])]
            : Self.shares(bare, outline.text.count, read)
    }

    private mutating func leaveOut(_ part: OutlinePart, named: Bool) {
        ranges += [part.omitted, part.parameters].compactMap { $0 }
        guard named, part.omitted != nil else { return }
        if part.isConstant {
            part.insertWanted(into: &constants)
        } else {
            names.insert(hashes: part.names)
        }
    }

    /// - Parameters:
    ///   - count: The length of the file.
    ///   - constants: Those that are read.
    private static func shares(_ bare: BareTypes, _ count: Int, _ constants: [Range<Int>]) -> [Share] {
        let length = constants.reduce(0) { $0 + $1.count }
        let rest = count - bare.ranges.reduce(0) { $0 + $1.count } - length
        let long = constants.filter { $0.count > shortest }.sorted { $0.lowerBound < $1.lowerBound }
        let (first, second) = halves(of: long)
        let isWorthIt = length > max(leastForTwo, rest) && !first.isEmpty && !second.isEmpty
        guard isWorthIt else { return [Share(omitted: bare.ranges, types: bare.types, constants: [])] }
        return [(first, second), (second, first)].map { own, others in
            Share(omitted: joined(bare.ranges, others), types: bare.types, constants: Array(own))
        }
    }

    /// Two parts of about as many bytes.
    private static func halves(of ranges: [Range<Int>]) -> (ArraySlice<Range<Int>>, ArraySlice<Range<Int>>) {
        var left = ranges.reduce(0) { $0 + $1.count } / 2
        let middle = ranges.firstIndex { range in
            left -= range.count
            return left < 0
        }
        return (ranges[..<(middle ?? ranges.count)], ranges[(middle ?? ranges.count)...])
    }

    private static func joined(_ left: [Range<Int>], _ right: some Collection<Range<Int>>) -> [Range<Int>] {
        right.isEmpty ? left : (left + right).sorted { $0.lowerBound < $1.lowerBound }
    }
}
