import AXSource

/// Looks for the names of accessibility APIs in raw bytes, so that files without any are never parsed.
enum SourceMention {
    private static let stems = [
        "ccessib", "Image(", "AXCustom", "AXChart", "AXData", "AXNumeric", "AXCategorical", "GuidedAccess",
        "argeContentTitle", "11yLabel", "11yHint", "11yValue", "11yText", "import Charts",
    ]
    private static let search = StemSearch(stems)
    /// The index of the stem that most names of the API table have.
    private static let accessibility = 0
    /// The index of the stem for SwiftUI's images, which count with a label only.
    private static let image = 1
    /// The index of the stem for files with charts. Only in these files `.value(` is looked for: the name is common.
    private static let charts = stems.count - 1
    private static let plottedValues = StemSearch([".value("])

    private static let label = Array("label:".utf8)
    /// How far from `Image(` its label is looked for, in bytes.
    private static let reach = 256

    /// Whether a text may contain an accessibility string.
    static func isFound(in text: [UInt8]) -> Bool {
        text.withUnsafeBufferPointer { bytes in
            search.contains(in: bytes) { offset, stem in
                stem != charts && (stem != image || hasLabel(bytes, from: offset + stems[image].utf8.count))
            }
        }
    }

    /// Whether a Swift file may contain an accessibility string, or traits. Most files that speak of accessibility do not:
    /// they set identifiers for tests, ask for a setting, or store something in the keychain.
    static func isFound(inSwift text: [UInt8]) -> Bool {
        text.withUnsafeBufferPointer { bytes in
            var hasCharts = false
            let isSpoken = search.contains(in: bytes) { offset, stem in
                switch stem {
                case accessibility: return SpokenNames.isSpoken(at: offset, in: bytes)
                case image: return hasLabel(bytes, from: offset + stems[image].utf8.count)
                case charts:
                    hasCharts = hasCharts || isWordEnd(offset + stems[charts].utf8.count, in: bytes)
                    return false
                default: return true
                }
            }
            return isSpoken || hasCharts && plottedValues.contains(in: bytes) { _, _ in true }
        }
    }

    private static func isWordEnd(_ offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        offset == bytes.count || !bytes[offset].isIdentifierByte
    }

    /// Whether `label:` stands before the parenthesis closes. Parentheses in literals are counted too, which at worst
    /// makes the parser look at a file in vain.
    private static func hasLabel(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        var depth = 1
        for offset in start..<min(start + reach, bytes.count) {
            switch bytes[offset] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "l") where depth == 1 && bytes[offset...].starts(with: label): return true
            default: break
            }
            if depth == 0 { return false }
        }
        return false
    }
}
