import AXRules
import AXSource
import AXTestSupport
import Foundation
import Testing

/// A line of a file in `Tests/Fixtures/LocalizationRules`. The file has the name of the rule.
struct LocalizationCase: Sendable, CustomTestStringConvertible {
    let rule: String
    let localizations: LocalizationSet
    let found: [String]

    var testDescription: String { "\(rule): \(localizations.places.map(\.name))" }

    static let all: [LocalizationCase] = Fixtures.entries(of: "LocalizationRules").flatMap { file in
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            LocalizationCase(file.deletingPathExtension().lastPathComponent, String(line))
        }
    }

    private init(_ rule: String, _ line: String) {
        let fields = line.split(separator: "|", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        self.rule = rule
        localizations = LocalizationSet(folders: fields[1].split(separator: ",").map(String.init), fields[0])
        found = fields[2].isEmpty ? [] : fields[2].components(separatedBy: " ++ ")
    }
}

extension LocalizationSet {
    fileprivate init(folders: [String], _ language: String) {
        let all = folders.map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0 != "Base" }
        let names = all.filter { !$0.contains(":") }
        let places = names.filter { !$0.contains(".") }.map {
            Place(path: "App/\($0).lproj", name: $0, isFolder: true)
        }
        let strays = names.filter { $0.contains(".") }.map { Place(path: "App/\($0)", name: $0, isFolder: true) }
        self.init(places: places, strays: strays, developmentLanguage: language)
        bundles = all.compactMap(StringsBundle.init)
    }

    /// Reads an example: the development language, then the folders, one per line.
    fileprivate init(_ example: Example) {
        let lines = (example.text ?? "").split(separator: "\n").map(String.init)
        self.init(folders: Array(lines.dropFirst()), lines.first ?? "en")
    }
}

@Suite struct LocalizationRuleTests {
    @Test(arguments: LocalizationCase.all)
    func theRuleFindsWhatTheFixtureSays(fixture: LocalizationCase) {
        let found = LocalizationRules.diagnostics(for: fixture.localizations).filter { $0.id == fixture.rule }
        let said = found.map { finding in
            let name = finding.path.dropFirst("App/".count).replacing(".lproj", with: "")
            return "\(name): \(finding.message)" + (finding.explanation.map { " (\($0))" } ?? "")
        }
        #expect(said == fixture.found)
    }

    @Test func everyRuleHasAFixture() {
        #expect(Set(LocalizationCase.all.map(\.rule)) == Set(LocalizationRules.pages.map(\.id)))
    }

    /// The example on the page about tags is a catalog, so the tests of catalogs check it.
    @Test(arguments: LocalizationRules.pages.filter { $0.id != "language-tag" })
    func theExampleOfEveryPageFiresAndItsInsteadIsSilent(page: RulePage) {
        let example = LocalizationRules.diagnostics(for: LocalizationSet(page.example)).filter { $0.id == page.id }
        let instead = LocalizationRules.diagnostics(for: LocalizationSet(page.instead)).filter { $0.id == page.id }
        #expect(!example.isEmpty)
        #expect(instead.isEmpty, "\(instead.map(\.message))")
    }

    /// A tag that devices still accept is a note. A folder that they ignore is a warning.
    @Test(arguments: [
        ("English", Severity.warning), ("zh_CN", .note), ("iw", .note), ("pt_BR, pt-BR", .warning), ("cz", .warning),
        ("sgn-US", .note),
    ])
    func theSeverityIsThatOfTheHarm(folders: String, severity: Severity) {
        let names = folders.split(separator: ",").map(String.init)
        let found = LocalizationRules.diagnostics(for: LocalizationSet(folders: names, "en"))
        #expect(found.map(\.severity) == [severity])
    }

    /// Two bundles may each have a folder for the language.
    @Test func foldersOfTwoPlacesAreNoTwins() {
        let places = [("A", "en"), ("B", "English")].map { folder, name in
            LocalizationSet.Place(path: "\(folder)/\(name).lproj", name: name, isFolder: true)
        }
        let found = LocalizationRules.diagnostics(for: LocalizationSet(places: places, developmentLanguage: "en"))
        #expect(
            found.map(\.explanation) == ["Rename the folder in Xcode, because the project file contains the name too."])
    }

    private static func partial(_ shares: [String: LocalizationSet.Share], folders: [String]) -> [Diagnostic] {
        let whole = LocalizationSet(folders: folders, "en")
        let byPath = Dictionary(uniqueKeysWithValues: shares.map { ("App/\($0.key).lproj", $0.value) })
        let set = LocalizationSet(places: whole.places, developmentLanguage: "en", shares: byPath)
        return LocalizationRules.diagnostics(for: set)
    }

    @Test func aRegionWithFewTextsIsTakenBeforeItsLanguage() {
        let found = Self.partial(["pt-PT": .init(all: 200, missing: 180)], folders: ["en", "pt", "pt-PT"])
        #expect(found.map(\.id) == ["pseudo-leak"])
        #expect(found.map(\.severity) == [.note])
        let message = found.first?.message ?? ""
        #expect(
            message.hasPrefix("“pt-PT” lacks 180 of 200 strings, but listeners who use pt-AO, pt-CH, pt-CV and "),
            "\(message)")
        #expect(message.hasSuffix(" and others hear this localization instead of “pt”"), "\(message)")
    }

    /// Partial translations without a fallback, one that lacks less than half of its strings, one that only its own
    /// listeners hear, and a table that is too small to decide.
    @Test(arguments: [
        ("fr", 180, 200, ["en", "fr"]), ("pt-PT", 99, 200, ["en", "pt", "pt-PT"]),
        ("fr-CA", 180, 200, ["en", "fr", "fr-CA"]),
        ("pt-PT", 9, 10, ["en", "pt", "pt-PT"]), ("de", 200, 200, ["en", "de"]),
        ("zh-Hant", 150, 200, ["en", "zh-Hans", "zh-Hant"]),
    ])
    func otherBeginningsAreNone(name: String, missing: Int, all: Int, folders: [String]) {
        #expect(Self.partial([name: .init(all: all, missing: missing)], folders: folders) == [])
    }

    @Test func aCatalogIsNoFolder() {
        let places = ["zh_CN", "cz"].map {
            LocalizationSet.Place(path: "Localizable.xcstrings", name: $0, isFolder: false)
        }
        #expect(LocalizationRules.diagnostics(for: LocalizationSet(places: places, developmentLanguage: "en")) == [])
    }
}

extension StringsBundle {
    /// Reads an example: `Widget: de fr`, or `(Widget): de` for a bundle whose strings aren't spoken. A share in
    /// percent may follow a locale: `fr=40`. `Widget` in a name is an extension, `Kit` a package, everything else an
    /// app.
    fileprivate init?(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 || text.hasSuffix(":") else { return nil }
        let name = parts[0].trimmingCharacters(in: ["(", ")", " "])
        let locales = (parts.count > 1 ? parts[1] : "").split(separator: " ").map { $0.split(separator: "=") }
        self.init(
            name: name, kind: name.contains("Widget") ? .appExtension : name.contains("Kit") ? .package : .app,
            tables: ["App/\(name)"], stringCount: name.contains("Widget") || name.contains("Kit") ? 20 : 100,
            translated: Dictionary(
                uniqueKeysWithValues: locales.map { (String($0[0]), $0.count > 1 ? Int($0[1]) ?? 0 : 100) }),
            isSpoken: !text.hasPrefix("("))
    }
}
