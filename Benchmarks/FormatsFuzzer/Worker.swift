import AXFuzzing
import Foundation

/// Tests every input whose number divided by the number of workers leaves this worker's number as the remainder.
struct Worker {
    let options: Options
    let number: Int
    let notesPath: String

    /// The maximum time for an input. After that time, a signal ends the process.
    private static let longestSeconds: UInt32 = 10
    /// The maximum number of failures of the same kind that are printed and kept.
    private static let enough = 5

    func run(_ run: FuzzRun) {
        let descriptor = open(notesPath, O_WRONLY | O_CREAT, 0o644)
        guard descriptor >= 0 else { fail("\(notesPath) cannot be opened") }
        var notes = WorkerNotes()
        var kinds: [String: Int] = [:]
        let end = ContinuousClock.now + .seconds(min(options.seconds, 1e9))
        var next = options.first + (number - options.first % options.workers + options.workers) % options.workers
        while next < options.inputs, ContinuousClock.now < end, let input = run.input(next) {
            notes.input = next
            notes.write(to: descriptor)
            alarm(Self.longestSeconds)
            let fault = run.fault(of: input)
            alarm(0)
            notes.tried += 1
            if let fault {
                notes.faults += 1
                report(fault, of: input, &kinds)
            }
            next += options.workers
        }
        notes.input = options.inputs
        notes.write(to: descriptor)
    }

    private func report(_ fault: FuzzFault, of input: FuzzInput, _ kinds: inout [String: Int]) {
        let kind = input.subject.name + fault.property
        kinds[kind, default: 0] += 1
        guard kinds[kind, default: 0] <= Self.enough else { return }
        let path = FailedInput(input).keep(in: options.kept)
        FileHandle.standardOutput.write(Data("\(path): \(fault)\n".utf8))
    }
}
