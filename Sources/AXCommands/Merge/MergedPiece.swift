import AXSource

/// A part of a merge's result.
struct MergedPiece {
    enum Content {
        case text([UInt8])
        /// One side may be empty: that side removed the part.
        case conflict(ours: [UInt8], theirs: [UInt8])
    }

    /// What stood before the part where it comes from; nil where it was the first.
    let separator: [UInt8]?
    let content: Content

    /// The pieces, one after the other.
    /// - Parameter separator: for pieces that were the first where they come from.
    static func joined(_ pieces: [MergedPiece], separator: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        for (index, piece) in pieces.enumerated() {
            var gap = index == 0 ? [] : piece.separator ?? separator
            // A conflict's text is followed by the comma that would follow either side's.
            let next = index + 1 < pieces.count ? pieces[index + 1].separator ?? separator : []
            let comma = Array(next.prefix { !$0.isASCIISpace })
            if index > 0, case .conflict = pieces[index - 1].content {
                gap.removeFirst(gap.prefix { !$0.isASCIISpace }.count)
            }
            text += gap
            switch piece.content {
            case .text(let part): text += part
            case .conflict(let ours, let theirs): appendConflict(ours, theirs, comma, to: &text)
            }
        }
        return text
    }

    /// Git's markers stand at the start of lines; each side keeps the indentation that the part had.
    private static func appendConflict(_ ours: [UInt8], _ theirs: [UInt8], _ comma: [UInt8], to text: inout [UInt8]) {
        let indentation = Array(text.reversed().prefix(while: \.isSpaceOrTab).reversed())
        text.removeLast(indentation.count)
        if let last = text.last, last != 0x0A, last != 0x0D { text.append(0x0A) }
        let sides = [ours, theirs].map { $0.isEmpty ? [] : indentation + $0 + comma + [0x0A] }
        text += Array("<<<<<<< ours\n".utf8) + sides[0] + Array("=======\n".utf8) + sides[1]
        text += Array(">>>>>>> theirs".utf8)
    }
}
