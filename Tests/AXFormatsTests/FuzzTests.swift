import AXFuzzing
import AXTestSupport
import Testing

/// A short run of the fuzzer over the fixtures; `scripts/fuzz` makes longer ones.
@Suite struct FuzzTests {
    private static let corpus = FuzzCorpus(folders: [Fixtures.url])
    private static let count = InputShare.count(3_000)

    @Test(arguments: 0..<4)
    func whateverTheBytesAreAllThatMustHoldHolds(_ part: Int) {
        let run = FuzzRun(seed: 7, corpus: Self.corpus, limit: .seconds(10))
        for number in stride(from: part, to: Self.count, by: 4) {
            guard let input = run.input(number) else { return #expect(Bool(false), "there is nothing to start from") }
            let fault = run.fault(of: input)
            #expect(fault == nil, "input \(number), \(input.subject.name): \(input.shownText.debugDescription)")
        }
    }

    @Test func anInputFollowsFromItsSeedAndNumber() {
        let first = FuzzRun(seed: 3, corpus: Self.corpus)
        let second = FuzzRun(seed: 3, corpus: FuzzCorpus(folders: [Fixtures.url]))
        let other = FuzzRun(seed: 4, corpus: Self.corpus)
        #expect((0..<50).allSatisfy { first.input($0)?.bytes == second.input($0)?.bytes })
        #expect((0..<50).contains { first.input($0)?.bytes != other.input($0)?.bytes })
    }

    @Test func everyReaderIsTried() {
        let run = FuzzRun(seed: 1, corpus: Self.corpus)
        let names = Set((0..<200).compactMap { run.input($0)?.subject.name })
        #expect(names == ["json", "strings", "stringsdict", "xcstrings", "xliff"])
    }
}
