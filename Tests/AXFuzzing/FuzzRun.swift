import AXTestSupport

/// Tries inputs by their number.
package struct FuzzRun: Sendable {
    private let seed: UInt64
    private let corpus: FuzzCorpus
    /// The processor time that one input may take.
    private let limit: Duration

    package init(seed: UInt64, corpus: FuzzCorpus, limit: Duration = .seconds(1)) {
        self.seed = seed
        self.corpus = corpus
        self.limit = limit
    }

    package func input(_ number: Int) -> FuzzInput? {
        FuzzInput(number: number, seed: seed, corpus: corpus)
    }

    /// The property that an input violates, including the time limit; nil if it violates none.
    package func fault(of input: FuzzInput) -> FuzzFault? {
        var fault: FuzzFault?
        let time = ProcessorTime.measure {
            do throws(FuzzFault) {
                try FuzzTrial.run(input)
            } catch {
                fault = error
            }
        }
        guard fault == nil, time > limit else { return fault }
        return FuzzFault("an answer comes within \(limit)", "it took \(time)")
    }
}
