import AXTestSupport

/// One input of a run. It follows from the seed of the run, its number and the corpus, so it need not be kept.
package struct FuzzInput: Sendable {
    package let number: Int
    package let subject: FuzzSubject
    package let bytes: [UInt8]
    /// The generator for the other random choices about this input.
    let random: SeededGenerator

    private init(number: Int, subject: FuzzSubject, bytes: [UInt8], random: SeededGenerator) {
        self.number = number
        self.subject = subject
        self.bytes = bytes
        self.random = random
    }

    /// An input for the same reader with other bytes.
    /// - Parameter draw: how many random numbers to skip.
    func with(_ bytes: [UInt8], draw: Int) -> FuzzInput {
        var random = random
        for _ in 0..<draw { _ = random.next() }
        return FuzzInput(number: number, subject: subject, bytes: bytes, random: random)
    }

    package init?(number: Int, seed: UInt64, corpus: FuzzCorpus) {
        var random = SeededGenerator(seed: seed, member: number)
        guard let start = corpus.pick(&random), let other = corpus.pick(like: start, &random) else { return nil }
        var mutator = Mutator(start.bytes, other: other.bytes)
        // About one in eleven inputs isn't mutated.
        for _ in 0..<random.number(below: 16) where !random.isOne(in: 3) { mutator.step(&random) }
        let relative = random.isOne(in: 8) ? random.pick(start.subject.relatives) : nil
        self.number = number
        subject = relative ?? start.subject
        bytes = mutator.bytes
        self.random = random
    }
}
