import AXModel
import Foundation

/// Removes differences in case and other differences that don't matter in searches.
struct Folding {
    /// The scalar that replaces a format specifier or a template variable: OBJECT REPLACEMENT CHARACTER.
    static let placeholder: Unicode.Scalar = "\u{FFFC}"

    private(set) var scalars: [Unicode.Scalar] = []
    /// The UTF-8 offset of each scalar in the original, and the length of the original; empty if each offset equals the
    /// index.
    private(set) var origins: [Int] = []

    /// Whether the text may contain decomposed letters and must be normalized.
    private var mayCompose = false

    init(_ text: String) {
        var masked = Self.specifiers(of: text)[...]
        let length = text.utf8.count
        scalars.reserveCapacity(length)
        var offset = 0
        for scalar in text.unicodeScalars {
            let width = UTF8.width(scalar)
            defer { offset += width }
            if let specifier = masked.first, offset >= specifier.lowerBound {
                if offset == specifier.lowerBound { append(Self.placeholder, from: offset) }
                if offset + width >= specifier.upperBound { masked.removeFirst() }
            } else if scalar.value > 0x20, scalar.value < 0x7F {
                append(scalar.value &- 0x41 < 26 ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar, from: offset)
            } else {
                fold(scalar, at: offset)
            }
        }
        if !origins.isEmpty || offset != scalars.count { appendOrigin(offset) }
        if mayCompose { compose(length: offset) }
    }

    /// Normalizes the text to Form C, so that searches also find a decomposed “é”.
    private mutating func compose(length: Int) {
        if origins.isEmpty { origins = Array(0...scalars.count) }
        var composed: [Unicode.Scalar] = []
        var starts: [Int] = []
        var index = 0
        while index < scalars.count {
            var end = index + 1
            while end < scalars.count, scalars[end].properties.canonicalCombiningClass != .notReordered { end += 1 }
            let letter = String(String.UnicodeScalarView(scalars[index..<end]))
            for scalar in letter.precomposedStringWithCanonicalMapping.unicodeScalars {
                composed.append(scalar)
                starts.append(origins[index])
            }
            index = end
        }
        (scalars, origins) = (composed, starts + [length])
    }

    /// Whether the scalar is a mark on a Latin, Greek or Cyrillic letter, or belongs to one of the scripts of India, in
    /// which letters with a dot may be decomposed.
    private static func mayCompose(_ scalar: Unicode.Scalar) -> Bool {
        (0x0300...0x036F).contains(scalar.value) || (0x0900...0x0DFF).contains(scalar.value)
    }

    /// The UTF-8 ranges of format specifiers and template variables (“{name}”), in order. `%%` isn't included, and
    /// neither are specifiers with a space, which are more likely percent signs in prose.
    private static func specifiers(of text: String) -> [Range<Int>] {
        let all = Message.placeholders(in: text)
        let variables = TemplateVariable.all(in: text, besides: all).map(\.range)
        guard !all.isEmpty else { return variables }
        let specifiers = all.filter { !$0.isLiteralPercent && !$0.flags.contains(" ") }.map(\.range)
        guard !variables.isEmpty else { return specifiers }
        let ranges = (specifiers + variables).sorted { $0.lowerBound < $1.lowerBound }
        return ranges.indices.filter { $0 == 0 || ranges[$0 - 1].upperBound <= ranges[$0].lowerBound }
            .map { ranges[$0] }
    }

    @inline(__always)
    private mutating func append(_ scalar: Unicode.Scalar, from offset: Int) {
        if !origins.isEmpty || offset != scalars.count { appendOrigin(offset) }
        scalars.append(scalar)
    }

    private mutating func appendOrigin(_ offset: Int) {
        if origins.isEmpty {
            origins.reserveCapacity(scalars.capacity + 1)
            origins += 0..<scalars.count
        }
        origins.append(offset)
    }

    /// Unifies apostrophes, hyphens and white space, and omits characters that don't matter in searches: Arabic tatweel
    /// and vowel signs (but not the gemination mark, which distinguishes words), soft hyphens, joiners and direction
    /// marks.
    private mutating func fold(_ scalar: Unicode.Scalar, at offset: Int) {
        switch scalar {
        case " ": foldSpace(scalar, at: offset)
        case "\u{2019}", "\u{02BC}": append("'", from: offset)
        case "\u{2010}", "\u{2011}": append("-", from: offset)
        case "\u{0640}", "\u{064B}"..."\u{0650}", "\u{0652}", "\u{00AD}", "\u{200B}"..."\u{200F}",
            "\u{2066}"..."\u{2069}":
            break
        // The lowercase letters of Latin-1, the most frequent letters outside ASCII.
        case "\u{00DF}"..."\u{00F6}", "\u{00F8}"..."\u{00FF}": append(scalar, from: offset)
        default:
            if Self.isSpace(scalar) {
                foldSpace(scalar, at: offset)
            } else if scalar.isASCII {
                append(scalar, from: offset)
            } else {
                foldLetter(scalar, at: offset)
            }
        }
    }

    private mutating func foldLetter(_ scalar: Unicode.Scalar, at offset: Int) {
        mayCompose = mayCompose || Self.mayCompose(scalar)
        if scalar.value >= 0x2E80 && scalar.value < 0xA640 || !scalar.properties.changesWhenLowercased {
            append(scalar, from: offset)
        } else {
            for lower in scalar.properties.lowercaseMapping.unicodeScalars { append(lower, from: offset) }
        }
    }

    /// Whether a scalar is white space. Looks up Unicode properties only if necessary, because that is slow.
    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value <= 0xA0 || scalar.value >= 0x1680 ? scalar.properties.isWhitespace : false
    }

    private mutating func foldSpace(_ scalar: Unicode.Scalar, at offset: Int) {
        let isNewline = scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
        if let last = scalars.last, last == " " || last == "\n" {
            if isNewline { scalars[scalars.count - 1] = "\n" }
        } else {
            append(isNewline ? "\n" : " ", from: offset)
        }
    }
}
