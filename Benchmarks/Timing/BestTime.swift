/// The best of several runs of `work`, in seconds: the one that other processes disturbed least.
///
/// - Parameter work: answers how much it found, which must be something: a run that did nothing is no measurement.
package func best(of runs: Int, _ work: () -> Int) -> Double {
    var best = Double.infinity
    for _ in 0..<runs {
        let start = ContinuousClock.now
        precondition(work() > 0, "nothing was found")
        best = min(best, (ContinuousClock.now - start) / .seconds(1))
    }
    return best
}
