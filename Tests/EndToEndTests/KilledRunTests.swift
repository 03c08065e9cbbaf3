import AXTestSupport
import Foundation
import Testing

/// `apply`, killed by the system while it writes. `scripts/measure faults` kills every command many times.
@Suite struct KilledRunTests {
    private let locales = ["da", "de", "fr", "it", "nl", "sv"]

    private func table(_ word: String) -> String {
        (0..<20).map { "\"key.\($0)\" = \"\(word) \($0)\";\n" }.joined()
    }

    private func project() throws -> Repository {
        var files = ["App/en.lproj/L.strings": table("Title"), "Notes/en.lproj/N.strings": "\"n\" = \"N\";\n"]
        for locale in locales {
            files["App/\(locale).lproj/L.strings"] = table("Titre")
            files["Delivery/\(locale).lproj/L.strings"] = table("Titolo")
        }
        return try Repository(files)
    }

    @Test(.timeLimit(.minutes(15)))
    func afterAKillAllFilesAreOldOrAllNewAndNothingIsLeft() throws {
        let place = try project()
        defer { place.removeAll() }
        let old = try tables(place)
        var random = SeededGenerator(seed: 11)
        for number in 0..<10 {
            try killApply(in: place, random: &random)
            for (path, text) in try tables(place) {
                let isWhole = text == old[path] || text == table("Titolo")
                #expect(isWhole, "\(path) after kill \(number)")
            }
            let next = try ToolRun(["set", "Notes/en.lproj/N.strings", "n", "Note \(number)"], in: place.folder)
            #expect(next.code == 0, "\(next.record)")
            let texts = Set(try tables(place).filter { !$0.key.hasPrefix("en.") }.values)
            #expect(texts.count == 1, "some are old and some new after kill \(number)")
            #expect(try leftovers(place) == [], "after kill \(number)")
            for (path, text) in old { try place.write(text, "App/" + path) }
        }
    }

    /// Kills a run up to 40 milliseconds after its journal appears, unless it has ended by then.
    private func killApply(in place: Repository, random: inout SeededGenerator) throws {
        let process = Process()
        process.executableURL = ToolRun.tool
        process.arguments = ["apply", "Delivery", "--to", "App", "--quiet"]
        process.currentDirectoryURL = place.folder
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let waitForEnd = try process.start()
        let journal = place.folder.appending(path: ".axstrings-journal").path
        while process.isRunning, !FileManager.default.fileExists(atPath: journal) { usleep(200) }
        usleep(UInt32.random(in: 0...40_000, using: &random))
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        waitForEnd()
    }

    /// The contents of the app's tables, by path in its folder.
    private func tables(_ place: Repository) throws -> [String: String] {
        var texts: [String: String] = [:]
        for locale in ["en"] + locales {
            let file = place.folder.appending(path: "App/\(locale).lproj/L.strings")
            texts["\(locale).lproj/L.strings"] = try String(contentsOf: file, encoding: .utf8)
        }
        return texts
    }

    private func leftovers(_ place: Repository) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: place.folder.path).filter { $0.contains(".axstrings-") }
    }
}
