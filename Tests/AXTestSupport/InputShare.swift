import Foundation

/// The share of generated inputs that a run of the tests uses: a fifth, so that the tests can run after every change,
/// or all of them if the environment variable `CI` is set and not empty.
package enum InputShare {
    private static let step = (ProcessInfo.processInfo.environment["CI"] ?? "").isEmpty ? 5 : 1

    /// Every fifth input, beginning with the first, or all of them in CI.
    package static func of<Input>(_ inputs: [Input]) -> [Input] {
        stride(from: 0, to: inputs.count, by: step).map { inputs[$0] }
    }

    /// Every fifth combination of two lists, or all of them in CI.
    package static func of<First, Second>(_ first: [First], _ second: [Second]) -> [(First, Second)] {
        of(first.flatMap { first in second.map { (first, $0) } })
    }

    /// The number of random inputs to make, or the size of a hostile one: a fifth of `all`, rounded up, or `all` in CI.
    package static func count(_ all: Int) -> Int { (all + step - 1) / step }
}
