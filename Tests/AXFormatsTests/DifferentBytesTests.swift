import Testing

@testable import AXFormats

struct DifferentBytesTests {
    private static let texts = [
        "", "a", "ab", "aa", "aaa", "é", "è", "éé", "aéb", "aèb", "ab€", "a€b", "a₭b", "😀", "😁", "x😀y", "x😁y", "一二",
        "一", "二一二",
    ]

    @Test(arguments: texts, texts)
    func theChangeLeadsFromOneTextToTheOtherAndCutsNoCharacter(_ old: String, _ new: String) throws {
        let (from, to) = (Array(old.utf8), Array(new.utf8))
        let change = from.withUnsafeBufferPointer { from in
            to.withUnsafeBufferPointer { DifferentBytes(of: from, and: $0) }
        }
        guard let change else {
            #expect(from == to)
            return
        }
        #expect(from != to)
        #expect(Array(from[..<change.old.lowerBound] + to[change.new] + from[change.old.upperBound...]) == to)
        for part in [from[..<change.old.lowerBound], from[change.old], from[change.old.upperBound...], to[change.new]] {
            #expect(Array(String(decoding: part, as: UTF8.self).utf8) == Array(part), "“\(old)” to “\(new)”")
        }
    }
}
