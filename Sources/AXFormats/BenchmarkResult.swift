/// What a step of reading made, kept until the clock of a benchmark has stopped.
package struct BenchmarkResult: Sendable {
    private let result: any Sendable
    /// How many entries, nodes or units it holds.
    package let count: Int

    init(_ result: any Sendable, count: Int) {
        self.result = result
        self.count = count
    }
}
