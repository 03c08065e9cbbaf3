/// The best of several runs of `work`, in seconds: the one that other processes disturbed least.
///
/// The clock stops when the result is there; to free it again is no part of the reading. `scripts/bench` times the peers
/// in the same way.
///
/// - Parameter count: how much the result holds, which must be something: a run that did nothing is no measurement.
package func best<Result>(of runs: Int, _ work: () -> Result, count: (Result) -> Int) -> Double {
    var best = Double.infinity
    for _ in 0..<runs {
        let start = ContinuousClock.now
        let result = work()
        best = min(best, (ContinuousClock.now - start) / .seconds(1))
        precondition(count(result) > 0, "nothing was found")
    }
    return best
}
