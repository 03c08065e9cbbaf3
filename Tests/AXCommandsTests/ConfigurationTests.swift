import AXModel
import AXRules
import AXSource
import AXTestSupport
import Testing

@testable import AXCommands

private let rules = ["hint-unterminated", "hint-names-gesture", "label-too-long"]

/// Reads a configuration in which `⟦1⟧` marks the span of the only finding.
private func load(_ marked: String, _ others: [String: String] = [:]) throws -> (LoadedConfiguration, MarkedText) {
    let text = MarkedText(marked)
    let files = MemoryFileSystem(others.merging([Configuration.fileName: text.text]) { $1 })
    return (try ConfigurationReader(files, knownRules: rules).read(Configuration.fileName), text)
}

private func configuration(_ text: String) throws -> Configuration {
    let (loaded, _) = try load(text)
    #expect(loaded.diagnostics == [])
    return loaded.configuration
}

@Test func everyMemberIsRead() throws {
    let configuration = try configuration(
        """
        development-language: en   # the source
        sources: [App, ./Packages/]
        tables: App/Resources
        profile: apple-strict
        rules: {hint-unterminated: off, label-too-long: note}
        per-locale: {de: {label-too-long: off}}
        per-path: {"Vendor/**": {all: off}}
        roles: {"*.a11y.hint": hint, "*_LABEL": label}
        localization: {functions: [L], constants: [L10n, Strings], runtime-attributes: {accKey: label, text: other}}
        locales: {zh-CN: zh-Hans, no: nb}
        vendors:
          acme: [de, fr]
        protected: [AirDrop, "Acme Pay"]
        baseline: .axstrings-baseline.json
        """)
    #expect(configuration.developmentLanguage == "en")
    #expect(configuration.sources == ["App", "Packages"])
    #expect(configuration.tables == ["App/Resources"])
    #expect(configuration.profile == .appleStrict)
    #expect(configuration.rules.levels == ["hint-unterminated": .off, "label-too-long": .severity(.note)])
    #expect(configuration.perLocale["de"]?.levels == ["label-too-long": .off])
    #expect(configuration.perPath.levels(of: "/home/project/Vendor/Kit/a.strings").map(\.levels) == [["all": .off]])
    #expect(configuration.perPath.levels(of: "/home/project/App/a.strings").isEmpty)
    #expect(configuration.role(of: "x/y.a11y.hint") == .hint)
    #expect(configuration.role(of: "PLAY_LABEL") == .label)
    #expect(configuration.role(of: "PLAY") == nil)
    #expect(configuration.localizationFunctions == ["L"])
    #expect(configuration.localizationConstants == ["L10n", "Strings"])
    #expect(configuration.runtimeAttributes == ["accKey": .label, "text": .other])
    #expect(configuration.canonicalLocale("zh-cn") == "zh-Hans")
    #expect(configuration.canonicalLocale("no") == "nb")
    #expect(configuration.vendors == ["acme": ["de", "fr"]])
    #expect(configuration.protected == ["AirDrop", "Acme Pay"])
    #expect(configuration.baseline == ".axstrings-baseline.json")
}

@Test(arguments: [
    "per-locale: {de_AT: {all: off}, English: {all: off}, cz: {all: off}, iw: {all: off}, en-XA: {all: off}}",
    "per-path: {\"**/de.lproj/*\": {all: off}, \"Vendor/**\": {all: off}}",
    "locales: {chinese: zh-Hans, xx-old: pt-BR}",
])
func whatAProjectMayHaveIsNotDoubted(_ text: String) throws {
    _ = try configuration(text)
}

@Test(arguments: ["", "# nothing yet\n", "rules:\nsources:\nper-path:\n", "---\n"])
func aConfigurationMayBeEmpty(_ text: String) throws {
    #expect(try configuration(text).rules.levels == [:])
}

@Test(arguments: [
    ("⟦1⟧sorces⟦1⟧: [App]", "unknown key “sorces”; did you mean “sources”?"),
    ("profile: strict\n⟦1⟧xyzzy⟦1⟧: 1", "unknown key “xyzzy”"),
    ("rules: {⟦1⟧hint-unterminatd⟦1⟧: off}", "unknown rule “hint-unterminatd”; did you mean “hint-unterminated”?"),
    ("rules: {label-too-long: ⟦1⟧fatal⟦1⟧}", "unknown level “fatal”; use one of: off, note, warning, error"),
    ("profile: ⟦1⟧\"consistant\"⟦1⟧", "unknown profile “consistant”; did you mean “consistent”?"),
    ("roles: {\"*é*\": ⟦1⟧hnt⟦1⟧}", "unknown role “hnt”; did you mean “hint”?"),
    ("sources: ⟦1⟧{⟦1⟧a: b}", "“sources” must be a list, not a mapping"),
    ("sources: [a, ⟦1⟧[⟦1⟧b]]", "“sources” must be a string, not a list"),
    ("extends: ⟦1⟧[⟦1⟧a]", "“extends” must be a string, not a list"),
    ("rules: ⟦1⟧off⟦1⟧", "“rules” must be a mapping, not the string “off”"),
    (
        "per-locale: {⟦1⟧xx-nonsense⟦1⟧: {all: off}}",
        "“xx-nonsense” isn't a valid language tag: “xx” isn't a registered language"
    ),
    (
        "locales: {zh-CN: ⟦1⟧zzzz9⟦1⟧}",
        "“zzzz9” isn't a language tag: “zzzz9” isn't a language code; language codes have two to eight letters"
    ),
    (
        "per-path: {⟦1⟧\"./de.lproj\"⟦1⟧: {all: off}}",
        "no path matches “./de.lproj”: patterns match only paths inside the folder that contains this "
            + "configuration; write “de.lproj”"
    ),
    (
        "per-path: {⟦1⟧Vendor/⟦1⟧: {all: off}}",
        "no path matches “Vendor/”: patterns match only paths inside the folder that contains this configuration; "
            + "write “Vendor/**”"
    ),
    (
        "per-path: {⟦1⟧../Vendor⟦1⟧: {all: off}}",
        "no path matches “../Vendor”: patterns match only paths inside the folder that contains this configuration"
    ),
    ("⟦1⟧-⟦1⟧ a", "“.axstrings.yml” must be a mapping, not a list"),
    ("development-language:⟦1⟧⟦1⟧", "“development-language” must be a string, not an empty value"),
    (
        "per-path: {⟦1⟧\"[a\"⟦1⟧: {all: off}}",
        "invalid pattern: a “[” or “{” isn't closed, or the pattern is too long"
    ),
    (
        "localization: {⟦1⟧runtime-atributes⟦1⟧: {}}",
        "unknown key “runtime-atributes”; did you mean “runtime-attributes”?"
    ),
    ("localization: {runtime-attributes: {a: ⟦1⟧labl⟦1⟧}}", "unknown role “labl”; did you mean “label”?"),
    ("localization: {runtime-attributes: ⟦1⟧[⟦1⟧a]}", "“runtime-attributes” must be a mapping, not a list"),
    ("localization: {⟦1⟧function⟦1⟧: [L]}", "unknown key “function”; did you mean “functions”?"),
])
func whatIsWrongIsAFindingAtItsPlace(_ marked: String, _ message: String) throws {
    let (loaded, text) = try load(marked)
    let messages = loaded.diagnostics.map(\.message)
    #expect(messages.contains(message), "\(messages)")
    let finding = try #require(loaded.diagnostics.first { $0.message == message })
    #expect(finding.span == text.span(1), "\(finding.span) in \(text.text)")
    #expect(finding.path == ".axstrings.yml" && finding.severity == .error)
}

@Test(arguments: [
    ("a: ⟦1⟧&x 1\nb: *x", "anchors"), ("a: ⟦1⟧*.hint", "anchors"), ("- ⟦1⟧&x a", "anchors"), ("--- ⟦1⟧&x a", "anchors"),
    ("{\"a\":⟦1⟧&x b}", "anchors"), ("? ⟦1⟧*x\n: a", "anchors"), ("a: [b,⟦1⟧*x]", "anchors"), ("a: ⟦1⟧!!str b", "tags"),
    ("a: ⟦1⟧|\n  \"\n", "block scalars"), ("a: ⟦1⟧\"b\n  c\"", "must end on the line where it begins"),
    ("a: ⟦1⟧'b", "must end on the line where it begins"),
    ("a: ⟦1⟧\"b\\\n  c\"", "must end on the line where it begins"),
    ("⟦1⟧a: b\na: c", "duplicate key “a”"), ("no: b\n⟦1⟧\"no\": c", "duplicate key “no”"), ("a: b: c", "invalid YAML"),
    ("a: [b", "invalid YAML"),
    ("a: 1\n--- \n⟦1⟧b: 2", "invalid YAML"), ("a: \u{1}", "invalid YAML"),
])
func aDocumentThatCannotBeUsedIsOneFinding(_ marked: String, _ part: String) throws {
    let (loaded, text) = try load(marked)
    #expect(loaded.diagnostics.count == 1)
    let finding = try #require(loaded.diagnostics.first)
    #expect(finding.message.contains(part), "\(finding.message)")
    if !text.offsets.isEmpty, !part.hasPrefix("invalid YAML") {
        #expect(finding.span.start == text.offset(1), "\(finding.span) in \(text.text)")
    }
}

@Test(arguments: [
    String(repeating: "[", count: 100_000), String(repeating: "- ", count: 100_000) + "a",
    String(repeating: "{a: ", count: 50_000), String(repeating: "? ", count: 100_000),
    (0..<400).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
    String(repeating: "a: b\n", count: 50_000), String(repeating: "'", count: 99_999),
    String(repeating: "-", count: 200_000), String(repeating: "\u{2028}", count: 60_000) + "a: b: c",
    "\u{FEFF}rules: {", "%YAML 9.9\n---\na",
])
func aHostileDocumentIsRefusedInTime(_ text: String) throws {
    let (loaded, _) = try load(text)
    #expect(loaded.diagnostics.count >= 1, "\(text.prefix(20))")
}

@Test func bytesThatAreNoTextAreAFinding() throws {
    let files = MemoryFileSystem()
    files.add(.file([0x61, 0x3A, 0x20, 0xFF], mode: 0o644), at: ".axstrings.yml")
    let loaded = try ConfigurationReader(files).read(".axstrings.yml")
    #expect(loaded.diagnostics.map(\.message) == ["invalid UTF-8"])
    #expect(loaded.diagnostics.map(\.span) == [Span(3, 4)])
}

@Test func charactersInQuotesAndPlainTextAreNoAnchors() throws {
    let configuration = try configuration("protected: [R&B, 'it''s *here*', \"& more\", a*b, don't] # &x *y 'z")
    #expect(configuration.protected == ["R&B", "it's *here*", "& more", "a*b", "don't"])
}

@Test func noDamageToAConfigurationMakesTheReaderCrash() throws {
    var random = SeededGenerator(seed: 3)
    let whole = Array("rules: {a: off}\nsources: [App, 'it''s', \"x\\\"y\"]\nroles:\n  - \"*\"\n? b : c # d\n".utf8)
    let pieces =
        Array("&*!|>'\"[]{}:,-?#%@`\\\n\r\t ~=<\u{0}\u{7F}".utf8) + [
            0xC2, 0x85, 0xE2, 0x80, 0xA8, 0xFF, 0xEF, 0xBB, 0xBF,
        ]
    for _ in 0..<3_000 {
        var bytes = whole
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
            if Bool.random(using: &random) { bytes[place] = piece } else { bytes.insert(piece, at: place) }
        }
        let files = MemoryFileSystem()
        files.add(.file(bytes, mode: 0o644), at: Configuration.fileName)
        let loaded = try ConfigurationReader(files).read(Configuration.fileName)
        let length = try #require(loaded.files.first).text.count
        #expect(loaded.diagnostics.allSatisfy { $0.span.end <= length }, "\(bytes)")
    }
}
