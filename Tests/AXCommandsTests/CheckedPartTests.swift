import Testing

@testable import AXCommands

@Test func aMissingTableHasNoGoodText() throws {
    let run = try VerbRun(
        ["check", "--source", "en.lproj", "de.lproj", "--format", "html"],
        [
            "en.lproj/Localizable.strings": "\"play.label\" = \"Play\";\n",
            "en.lproj/Other.strings": "\"stop.label\" = \"Stop\";\n",
            "de.lproj/Other.strings": "\"stop.label\" = \"Anhalten\";\n",
        ])
    #expect(run.output.contains("there is no table “Localizable” for de"))
    #expect(!run.output.contains("A good text"))
}

/// A configuration that lies elsewhere holds for the part too.
@Test func aMistakeInTheConfigurationIsToldWhereAPartIsChecked() throws {
    let run = try VerbRun(
        ["check", "App", "--config", "settings.yml", "--format", "xcode"],
        [
            "App/en.lproj/Localizable.strings": "\"play.label\" = \"Play\";\n",
            "settings.yml": "per-path: {\"./App/**\": {all: off}}\n",
        ])
    #expect(run.output.contains("settings.yml:1:12: error: no path matches “./App/**”"))
    #expect(run.verdict == .unreadable)
}
