import AXSource

/// Tells by the label before a literal that it is no key: `value:`, `defaultValue:` and `comment:` of a localization call.
enum ArgumentLabel {
    private static let texts = ["value", "defaultValue", "comment"].map { Array($0.utf8) }
    /// So far before a literal its label is looked for, in bytes.
    private static let reach = 64

    /// Whether a literal is an argument with such a label.
    static func isOfText(at literal: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let before = bytes[max(0, literal - reach)..<literal]
        // Of Objective-C's literals the sign stands first.
        guard let colon = before.lastIndex(where: { !$0.isASCIISpace && $0 != UInt8(ascii: "@") }),
            bytes[colon] == UInt8(ascii: ":")
        else { return false }
        let label = bytes[before.startIndex..<colon].reversed().prefix(while: \.isASCIIAlphanumeric).reversed()
        return texts.contains { label.elementsEqual($0) }
    }
}
