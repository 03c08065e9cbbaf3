import AXFuzzing
import Foundation

/// Runs each worker as a separate process. If a worker crashes or hangs, the others continue, and its notes identify
/// the input.
struct Supervisor {
    let options: Options
    let fuzzRun: FuzzRun
    private let start = ContinuousClock.now

    init(_ options: Options, _ fuzzRun: FuzzRun) {
        self.options = options
        self.fuzzRun = fuzzRun
    }

    /// The maximum number of restarts per worker. A worker that a signal ended continues after the input that it
    /// tested.
    private static let mostRestarts = 20

    /// - Returns: whether at least one input was tested, and all properties hold for all tested inputs.
    func run() -> Bool {
        let folder = NSTemporaryDirectory() + "/formats-fuzzer-\(ProcessInfo.processInfo.processIdentifier)"
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            fail("\(folder) cannot be made")
        }
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var running = (0..<options.workers).map { startWorker($0, first: 0, in: folder, restarts: 0) }
        var (tried, faults) = (0, 0)
        while let worker = running.popLast() {
            worker.process.waitUntilExit()
            let notes = WorkerNotes(reading: worker.notes) ?? WorkerNotes()
            tried += notes.tried
            faults += notes.faults
            guard let signal = worker.signal else { continue }
            tried += 1
            faults += 1
            reportEnd(at: notes.input, signal)
            if worker.restarts < Self.mostRestarts {
                running.append(
                    startWorker(worker.number, first: notes.input + 1, in: folder, restarts: worker.restarts + 1))
            }
        }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        print("seed \(options.seed): \(tried) inputs in \(Int(seconds)) s, \(faults) failed")
        return faults == 0 && tried > 0
    }

    private struct RunningWorker {
        let number: Int
        let process: Process
        let notes: String
        let restarts: Int

        /// The signal that ended the process; nil if the process exited.
        var signal: Int32? {
            process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil
        }
    }

    private func startWorker(_ number: Int, first: Int, in folder: String, restarts: Int) -> RunningWorker {
        let notes = "\(folder)/\(number)-\(restarts)"
        let process = Process()
        process.executableURL = Bundle.main.executableURL
        let rest = options.seconds - (ContinuousClock.now - start) / .seconds(1)
        process.arguments = options.arguments(ofWorker: number, notes: notes, first: first, seconds: rest)
        do {
            try process.run()
        } catch {
            fail("a worker cannot be started: \(error)")
        }
        return RunningWorker(number: number, process: process, notes: notes, restarts: restarts)
    }

    private func reportEnd(at number: Int, _ signal: Int32) {
        guard let input = fuzzRun.input(number) else { return }
        let path = FailedInput(input).keep(in: options.kept)
        print("\(path): " + (signal == SIGALRM ? "no answer came" : "the process ended with signal \(signal)"))
    }
}
