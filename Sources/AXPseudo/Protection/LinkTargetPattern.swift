/// The second half of a Markdown link or of Apple's grammar agreement markup: `](https://…)`, `](inflect: true)`.
///
/// The first half, in square brackets, is text that modes may change.
struct LinkTargetPattern: ProtectedPattern {
    let kind = ProtectedKind.linkTarget

    func canBegin(with byte: UInt8) -> Bool { byte == UInt8(ascii: "]") }

    func end(in bytes: [UInt8], at offset: Int, floor: Int) -> Int? {
        guard offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "(") else { return nil }
        var depth = 0
        for position in (offset + 1)..<bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return position + 1 }
            case UInt8(ascii: "["), UInt8(ascii: "]"), 0x0A, 0x0D: return nil
            default: break
            }
        }
        return nil
    }
}
