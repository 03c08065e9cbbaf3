/// The operators and brackets of C and Objective-C (C17, section 6.4.6, without digraphs), and C++'s that are made of them.
enum CPunctuators {
    /// How many characters the punctuator at the cursor has; nil where none begins.
    static func length(_ first: UInt8, at cursor: CCursor) -> Int? {
        let second = cursor.following(cursor.offset)
        switch first {
        case UInt8(ascii: "+"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "="):
            return second.byte == first || second.byte == UInt8(ascii: "=") ? 2 : 1
        case UInt8(ascii: "-"):
            return second.byte == first || second.byte == UInt8(ascii: "=") || second.byte == UInt8(ascii: ">") ? 2 : 1
        case UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "^"), UInt8(ascii: "!"):
            return second.byte == UInt8(ascii: "=") ? 2 : 1
        case UInt8(ascii: "<"), UInt8(ascii: ">"):
            return shift(first, second, cursor)
        case UInt8(ascii: "."):
            return second.byte == first && cursor.following(second.end - 1).byte == first ? 3 : 1
        case UInt8(ascii: "#"): return second.byte == first ? 2 : 1
        case UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: ","),
            UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "{"),
            UInt8(ascii: "}"), UInt8(ascii: "@"):
            return 1
        default: return nil
        }
    }

    private static func shift(_ first: UInt8, _ second: (byte: UInt8, end: Int), _ cursor: CCursor) -> Int {
        if second.byte == UInt8(ascii: "=") { return 2 }
        guard second.byte == first else { return 1 }
        return cursor.following(second.end - 1).byte == UInt8(ascii: "=") ? 3 : 2
    }
}
