/// The shortest time of several runs of `work`, in seconds. Other processes have disturbed this run the least.
///
/// The time to release the result isn't included. `scripts/bench` measures other parsers in the same way.
///
/// - Parameter count: the number of items in the result. It must not be 0, because a run without a result isn't a
///   measurement.
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
