import Testing

@testable import AXCommands

/// A configuration in another folder applies to the part, too.
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
