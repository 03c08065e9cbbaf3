import Testing

@testable import AXCommands

@Suite struct InitVerbTests {
    /// Three labels whose keys are found only through the wrapper.
    private static let source = """
        func Loc(_ key: String) -> String { NSLocalizedString(key, comment: "") }
        func show() {
            play.accessibilityLabel = Loc("play_spoken")
            stop.accessibilityLabel = Loc("stop_spoken")
            next.accessibilityLabel = Loc("next_spoken")
        }

        """

    private static func files(more: String = "") -> [String: String] {
        [
            "Player.swift": source,
            "en.lproj/Localizable.strings":
                "\"play_spoken\" = \"Play button\";\n\"stop_spoken\" = \"Stop\";\n\"next_spoken\" = \"Next\";\n" + more,
        ]
    }

    @Test func theBaselineAcceptsWhatTheNextCheckFindsWithTheNewConfiguration() throws {
        let start = try VerbRun(["init"], Self.files())
        #expect(start.output.contains("1 × label-names-control"), "\(start.output)")
        #expect(start.verdict == .clean, "\(start.errors)")
        let check = try VerbRun(["check"], in: start.files)
        #expect(check.verdict == .clean)
        #expect(
            check.output.hasPrefix("No findings in 3 accessibility strings and 3 uses in code across 2 files."),
            "\(check.output)")
    }

    @Test func aDryRunWritesNothingAndTellsTheSame() throws {
        let run = try VerbRun(["init", "--dry-run"], Self.files())
        #expect(run.output.contains("1 × label-names-control"), "\(run.output)")
        #expect(run.output.contains("functions: [Loc]"))
        #expect((try? run.files.read(".axstrings.yml")) == nil)
    }

    @Test func anEndingSaysARoleWhereNoOtherKeyHasIt() throws {
        let own = try VerbRun(["init", "--dry-run"], Self.files()).output
        #expect(own.contains("\"*_spoken\": label  # 3 keys"), "\(own)")
        let shared = try VerbRun(["init", "--dry-run"], Self.files(more: "\"news_spoken\" = \"The news\";\n")).output
        #expect(!shared.contains("*_spoken"), "\(shared)")
    }
}
