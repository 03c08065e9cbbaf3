import Testing

@testable import AXCommands

/// A configuration outside the checked folder applies to it, too.
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
