/// Tries inputs by their number.
package struct FuzzRun: Sendable {
    private let seed: UInt64
    private let corpus: FuzzCorpus
    /// How long one input may take.
    private let limit: Duration

    package init(seed: UInt64, corpus: FuzzCorpus, limit: Duration = .seconds(1)) {
        self.seed = seed
        self.corpus = corpus
        self.limit = limit
    }

    package func input(_ number: Int) -> FuzzInput? {
        FuzzInput(number: number, seed: seed, corpus: corpus)
    }

    /// What does not hold for an input; nil where all does.
    package func fault(of input: FuzzInput) -> FuzzFault? {
        let (fault, time) = timed(input)
        guard fault == nil, time > limit else { return fault }
        // The machine may have been busy with something else.
        let (second, again) = timed(input)
        guard second == nil, again > limit else { return second }
        return FuzzFault("an answer comes within \(limit)", "it took \(min(time, again))")
    }

    private func timed(_ input: FuzzInput) -> (FuzzFault?, Duration) {
        let start = ContinuousClock.now
        var fault: FuzzFault?
        do throws(FuzzFault) {
            try FuzzTrial.run(input)
        } catch {
            fault = error
        }
        return (fault, ContinuousClock.now - start)
    }
}
