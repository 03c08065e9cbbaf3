import AXFuzzing
import Foundation

/// Tests the readers and writers of all formats with inputs that a seed determines. `scripts/fuzz` builds and runs it.

guard let options = Options(Array(CommandLine.arguments.dropFirst())), !options.folders.isEmpty else {
    fail("usage: [--inputs N] [--seed S] [--seconds T] [--workers W] [--keep FOLDER] [--only N] FOLDER…")
}
let corpus = FuzzCorpus(folders: options.folders.map { URL(filePath: $0) })
guard !corpus.isEmpty else { fail("the folders hold no file of a known format") }
let fuzzRun = FuzzRun(seed: options.seed, corpus: corpus)

if let number = options.only {
    guard let input = fuzzRun.input(number) else { fail("there is no such input") }
    guard let fault = fuzzRun.fault(of: input) else {
        print("all holds")
        exit(0)
    }
    print("\(FailedInput(input).keep(in: options.kept)): \(fault)")
    let (reduced, rest) = FuzzReduction(of: fault, in: fuzzRun).reduced(input)
    print("reduced to \(String(reflecting: reduced.shownText)): \(rest)")
    exit(1)
} else if let worker = options.worker {
    Worker(options: options, number: worker.number, notesPath: worker.notes).run(fuzzRun)
} else {
    exit(Supervisor(options, fuzzRun).run() ? 0 : 1)
}
