import AXScan
import AXTestSupport
import Foundation
import Testing

/// Compares the parser with Foundation's.
@Suite struct JSONOracleTests {
    private static let sample = #"{"a" : [1, -2.5e3, true, null], "b\n\u00e9" : {"c" : "x\"y", "": []}, "é" : "日本"}"#

    /// Whether the two parsers are compared. Excludes NUL and escaped surrogates, because RFC 8259 allows lone ones and
    /// Foundation refuses them.
    private func isJudged(_ text: [UInt8]) -> Bool {
        let string = String(decoding: text, as: UTF8.self)
        return !string.contains("\\ud") && !string.contains("\\uD") && !text.contains(0)
    }

    @Test func theVerdictsAgreeOnDamagedTexts() {
        var random = SeededGenerator(seed: 21)
        let bytes = Array(Self.sample.utf8)
        let pieces = [
            "\"", "{", "}", "[", "]", ",", ":", "\\", "\\u00", "\\n", "1", "-", ".", "e", "null", " ", "\n", "\t", "0",
        ]
        var refused = 0
        for _ in 0..<5_000 {
            var text = bytes
            for _ in 0..<Int.random(in: 1...2, using: &random) {
                let start = Int.random(in: 0..<text.count, using: &random)
                let end = min(text.count, start + Int.random(in: 0...3, using: &random))
                text.replaceSubrange(start..<end, with: Array((pieces.randomElement(using: &random) ?? "").utf8))
            }
            guard isJudged(text) else { continue }
            let value = try? JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)
            let tree = JSONTree(text)
            // Foundation accepts a comma before a closing bracket.
            if tree.fault?.cause == .trailingComma { continue }
            if value == nil { refused += 1 }
            let shown = String(decoding: text, as: UTF8.self)
            #expect((value != nil) == (tree.fault == nil), "\(shown) \(String(describing: tree.fault))")
        }
        #expect(refused > 1_000)
    }
}
