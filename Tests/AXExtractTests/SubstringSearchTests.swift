import Testing

@testable import AXExtract

struct SubstringSearchTests {
    private static func offsets(_ stems: [String], _ text: String) -> [Int] {
        Array(text.utf8).withUnsafeBufferPointer { SubstringSearch(stems).offsets(in: $0) { _, _ in true } }
    }

    @Test(arguments: [
        (["ab"], "", []), (["a"], "abca", [0, 3]), (["ab"], "a", []), (["ab"], "ab", [0]), (["ab"], "xabab", [1, 3]),
        (["aa"], "aaa", [0, 1]), (["b", ""], "b", [0]), ([], "ab", []),
        (["abc", "bcde"], "abcde", [0, 1]), (["abcd", "bc"], "abce abcd", [1, 5, 6]),
        (["long", "longer"], "longer", [0, 0]),
    ])
    func everyPlaceIsFound(stems: [String], text: String, expected: [Int]) {
        #expect(Self.offsets(stems, text) == expected)
    }

    @Test(arguments: [
        ["abab", "bba", "aaaa"], ["a", "bba"], ["b"], ["aabbaabb", "abbaabba"],
        ["abab", "bba", "aaaa", "c1", "d2", "e3", "f4", "g5", "h6", "i7", "j8"],
    ])
    func theSearchAgreesWithOneThatLooksAtEveryByte(stems: [String]) {
        var state: UInt32 = 7
        for length in 0..<200 {
            let text = String(
                (0..<length).map { _ -> Character in
                    state = state &* 1_664_525 &+ 1_013_904_223
                    return state >> 16 & 1 == 0 ? "a" : "b"
                })
            let bytes = Array(text.utf8)
            let expected = bytes.indices.flatMap { start in
                stems.filter { bytes[start...].starts(with: Array($0.utf8)) }.map { _ in start }
            }
            #expect(Self.offsets(stems, text) == expected, "\(text)")
        }
    }
}

struct CallPrefilterTests {
    @Test(arguments: ["Row(", "x = Row(a)", "Row<A>(a)", "Row.init(a)", "(Row(a))"])
    func aCallIsFound(text: String) {
        #expect(CallPrefilter(of: ["Row", "LongerName"]).isFound(in: Array(text.utf8)))
        #expect(CallPrefilter(of: ["V"]).isFound(in: Array("V(a)".utf8)))
    }

    @Test(arguments: ["", "Row", "TableRow(", "Rows(", "Row {", "Row.self", "let a: Row"])
    func otherWordsAreNone(text: String) {
        #expect(!CallPrefilter(of: ["Row", "LongerName"]).isFound(in: Array(text.utf8)))
    }
}
