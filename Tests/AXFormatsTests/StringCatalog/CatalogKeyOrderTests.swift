import AXSource
import AXTestSupport
import Foundation
import Testing

@testable import AXFormats

@Suite struct CatalogKeyOrderTests {
    private func oracle(_ left: String, _ right: String) -> Bool {
        left.compare(
            right, options: [.numeric, .caseInsensitive, .forcedOrdering], range: nil, locale: Locale(identifier: ""))
            == .orderedAscending
    }

    @Test(arguments: [
        ["", " ", "(a)", "%@", "%lld", "1", "2", "10", "a", "B", "c"], ["item 2", "item 10", "item 100"],
        ["en", "en-GB", "fr", "zh-Hans", "zh-Hant", "zh-HK"],
        ["comment", "extractionState", "localizations", "shouldTranslate"],
        ["argNum", "formatSpecifier", "variations"], ["applewatch", "ipad", "iphone", "mac", "other"],
        ["few", "many", "one", "other", "two", "zero"], ["é", "f"], ["a", "ä", "b", "я", "日"],
    ])
    func keysStandAsXcodeWritesThem(_ keys: [String]) {
        #expect(CatalogKeyOrder.isSorted(keys.map { StringKey($0) }))
        let order = CatalogKeyOrder.order(of: keys.reversed().map { StringKey($0) })
        #expect(order.map { keys.reversed()[$0] } == keys)
    }

    @Test func shortCutsAgreeWithTheOracle() {
        var random = SeededGenerator(seed: 11)
        let pieces = ["a", "B", "b", "state", "State", "value", "Z", "z", "é", "1", "10", "-", " ", "%@", "ß", "ss"]
        let keys = (0..<400).map { _ in
            (0..<Int.random(in: 1...3, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
        }
        for (left, right) in zip(keys, keys.dropFirst()) where left != right {
            #expect(
                CatalogKeyOrder.precedes(StringKey(left), StringKey(right)) == oracle(left, right), "\(left) \(right)")
        }
    }

    @Test func equalKeysKeepTheirPlaces() {
        #expect(CatalogKeyOrder.order(of: ["b", "a", "b", "a"]) == [1, 3, 0, 2])
    }

    @Test func keysThatDifferByCaseAloneHaveOneOrder() {
        #expect(
            CatalogKeyOrder.precedes("Water low", "Water Low") != CatalogKeyOrder.precedes("Water Low", "Water low"))
        #expect(CatalogKeyOrder.precedes("low", "Low") != CatalogKeyOrder.precedes("Low", "low"))
    }
}
