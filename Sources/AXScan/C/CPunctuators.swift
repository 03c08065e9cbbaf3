extension CCursor {
    /// How many characters the operator or bracket at the cursor has (C17, section 6.4.6, without digraphs); nil where
    /// none begins.
    func punctuatorLength() -> Int? {
        let first = text[offset]
        let second = following(offset)
        switch first {
        case UInt8(ascii: "+"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "="):
            return second.byte == first || second.byte == UInt8(ascii: "=") ? 2 : 1
        case UInt8(ascii: "-"):
            return second.byte == first || second.byte == UInt8(ascii: "=") || second.byte == UInt8(ascii: ">") ? 2 : 1
        case UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "^"), UInt8(ascii: "!"):
            return second.byte == UInt8(ascii: "=") ? 2 : 1
        case UInt8(ascii: "<"), UInt8(ascii: ">"):
            return shiftLength(first, second)
        case UInt8(ascii: "."):
            return second.byte == first && following(second.end - 1).byte == first ? 3 : 1
        case UInt8(ascii: "#"): return second.byte == first ? 2 : 1
        case UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: ","),
            UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "{"),
            UInt8(ascii: "}"), UInt8(ascii: "@"):
            return 1
        default: return nil
        }
    }

    private func shiftLength(_ first: UInt8, _ second: (byte: UInt8, end: Int)) -> Int {
        if second.byte == UInt8(ascii: "=") { return 2 }
        guard second.byte == first else { return 1 }
        return following(second.end - 1).byte == UInt8(ascii: "=") ? 3 : 2
    }
}
