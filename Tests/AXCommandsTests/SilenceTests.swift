import AXLocale
import AXPseudo
import AXTestSupport
import Foundation
import Testing

@testable import AXCommands

/// Pseudo-translations of correct strings have no finding above a note.
@Suite struct SilenceTests {
    private static let resources = Fixtures.url.appending(path: "SampleApp/Correct/Resources")

    private static func files() throws -> [String: String] {
        let folder = resources.appending(path: "en.lproj")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return try names.filter { $0.hasSuffix(".strings") }.reduce(into: [:]) { files, name in
            files["en.lproj/\(name)"] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        }
    }

    /// The modes that change a string without plural forms.
    private static let modes = PseudoModes.all.map(\.id).filter { $0 != "plural-probe" }

    @Test(arguments: InputShare.of(modes, ["en-XA", "de-XA", "ru-XA", "ar-XA", "ja-XA", "zh-Hans-XA", "hi-XA"]))
    func pseudoTextHasNoFindingAboveANote(mode: String, locale: String) throws {
        // Some scripts can't replace Latin letters.
        guard (try? PseudoModes.select([mode], for: LanguageTag(locale))) != nil else { return }
        let files = MemoryFileSystem(try Self.files())
        _ = try VerbRun(
            ["pseudo", "en.lproj", "--output", "Pseudo", "--mode", mode, "--locale", locale, "--allow-leak"], in: files)
        let run = try VerbRun(
            [
                "check", "Pseudo", "--source", "en.lproj", "--format", "plain", "--min-severity", "warning", "--all",
                "--fail-on", "warning",
            ], in: files)
        #expect(run.verdict == .clean, "\(run.output)")
    }
}
