import Foundation

/// The options and arguments on the command line.
struct Options {
    var inputs = 1_000_000
    var seed: UInt64 = 1
    /// The number of seconds after which the fuzzer ends, even if there are more inputs.
    var seconds: Double = .infinity
    var workers = max(1, ProcessInfo.processInfo.activeProcessorCount)
    /// The folder for inputs that fail.
    var kept = "fuzz-failures"
    /// The number of the only input to test; nil to test all.
    var only: Int?
    /// The number of this worker, and the file in which it records its progress; nil for the process that starts the
    /// workers.
    var worker: (number: Int, notes: String)?
    /// The number of the first input to test.
    var first = 0
    var folders: [String] = []

    /// - Returns: nil for an unknown option, or a missing or invalid value.
    init?(_ arguments: [String]) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("--") else {
                folders.append(argument)
                continue
            }
            guard let value = rest.popFirst(), take(argument, value) else { return nil }
        }
    }

    private mutating func take(_ name: String, _ value: String) -> Bool {
        switch name {
        case "--inputs": set(&inputs, Int(value).flatMap { $0 >= 0 ? $0 : nil })
        case "--seed": set(&seed, UInt64(value))
        case "--seconds": set(&seconds, Double(value))
        case "--workers": set(&workers, Int(value).flatMap { $0 > 0 ? $0 : nil })
        case "--keep": set(&kept, value)
        case "--only": set(&only, Int(value))
        case "--first": set(&first, Int(value))
        case "--worker":
            // NUMBER:FILE
            set(
                &worker,
                value.firstIndex(of: ":").flatMap { colon in
                    Int(value[..<colon]).map { ($0, String(value[value.index(after: colon)...])) }
                })
        default: false
        }
    }

    private func set<Value>(_ place: inout Value, _ value: Value?) -> Bool {
        guard let value else { return false }
        place = value
        return true
    }

    /// The arguments for a worker that begins with the input `first`.
    func arguments(ofWorker number: Int, notes: String, first: Int, seconds: Double) -> [String] {
        [
            "--inputs", String(inputs), "--seed", String(seed), "--seconds", String(seconds), "--workers",
            String(workers), "--keep", kept, "--first", String(first), "--worker", "\(number):\(notes)",
        ] + folders
    }
}
