import AXSource
import Foundation

/// The order in which Xcode writes the keys of a string catalog, at every level.
///
/// It is the order of `NSString.compare` with the options numeric, case-insensitive and forced ordering in the system
/// locale: punctuation before digits before letters, `item 2` before `item 10`, `zh-Hans` before `zh-Hant` before
/// `zh-HK`.
enum CatalogKeyOrder {
    /// A key prepared for repeated comparison.
    private struct Candidate {
        let offset: Int
        let text: String
        /// The key in lowercase; nil if it contains anything other than ASCII letters.
        let letters: [UInt8]?

        init(_ key: StringKey, offset: Int = 0) {
            self.offset = offset
            text = key.text
            letters = Self.letters(key.bytes)
        }

        private static func letters(_ bytes: [UInt8]) -> [UInt8]? {
            let lowered = bytes.map { $0 | 0x20 }
            return lowered.allSatisfy(\.isASCIILowercase) ? lowered : nil
        }
    }

    static func precedes(_ left: StringKey, _ right: StringKey) -> Bool {
        precedes(Candidate(left), Candidate(right))
    }

    /// The indexes of `keys` in sorted order. Equal keys keep their order.
    static func order(of keys: [StringKey]) -> [Int] {
        let candidates = keys.enumerated().map { Candidate($0.element, offset: $0.offset) }
        if isSorted(candidates) { return Array(keys.indices) }
        return candidates.sorted { left, right in
            if left.text.utf8.elementsEqual(right.text.utf8) { return left.offset < right.offset }
            return precedes(left, right)
        }.map(\.offset)
    }

    static func isSorted(_ keys: [StringKey]) -> Bool {
        isSorted(keys.map { Candidate($0) })
    }

    private static func isSorted(_ candidates: [Candidate]) -> Bool {
        zip(candidates, candidates.dropFirst()).allSatisfy { !precedes($1, $0) }
    }

    private static func precedes(_ left: Candidate, _ right: Candidate) -> Bool {
        // Members such as `state` and `value` don't need collation: the root collation sorts letters as ASCII does.
        if let a = left.letters, let b = right.letters, a != b { return a.lexicographicallyPrecedes(b) }
        let result = left.text.compare(
            right.text, options: [.numeric, .caseInsensitive, .forcedOrdering], range: nil, locale: systemLocale)
        return result == .orderedAscending
    }

    private static let systemLocale = Locale(identifier: "")
}
