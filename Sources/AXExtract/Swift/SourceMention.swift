/// Looks for the names of accessibility APIs in raw bytes, so that files without any are never parsed.
enum SourceMention {
    /// Parts of the names of the API table. Each begins with a letter that is looked for first.
    private static let stems: [[UInt8]] = [
        "ccessib", "AXCustom", "AXChart", "AXData", "AXNumeric", "AXCategorical", "GuidedAccess", "argeContentTitle",
        "11yLabel", "11yHint", "11yValue", "11yText",
    ].map { Array($0.utf8) }

    private static let image = Array("Image(".utf8)
    private static let label = Array("label:".utf8)
    /// How far from `Image(` its label is looked for, in bytes.
    private static let reach = 256

    /// Whether a text may contain an accessibility string.
    static func isFound(in text: [UInt8]) -> Bool {
        text.withUnsafeBufferPointer { bytes in
            bytes.indices.contains { offset in
                switch bytes[offset] {
                case UInt8(ascii: "c"), UInt8(ascii: "A"), UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "1"):
                    stems.contains { matches($0, bytes, offset) }
                case UInt8(ascii: "I"):
                    matches(image, bytes, offset) && hasLabel(bytes, from: offset + image.count)
                default: false
                }
            }
        }
    }

    private static func matches(_ stem: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        guard offset + stem.count <= bytes.count else { return false }
        for index in stem.indices where bytes[offset + index] != stem[index] { return false }
        return true
    }

    /// Whether `label:` stands before the parenthesis closes. Parentheses in literals are counted too, which at worst
    /// makes the parser look at a file in vain.
    private static func hasLabel(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        var depth = 1
        for offset in start..<min(start + reach, bytes.count) {
            switch bytes[offset] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "l") where depth == 1 && matches(label, bytes, offset): return true
            default: break
            }
            if depth == 0 { return false }
        }
        return false
    }
}
