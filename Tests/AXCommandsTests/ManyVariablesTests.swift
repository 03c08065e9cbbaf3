import AXTestSupport
import Testing

@testable import AXCommands

/// Strings with hundreds of variables. The work for each variable must not involve all the others.
@Suite(.timeLimit(.minutes(15))) struct ManyVariablesTests {
    private static let count = InputShare.count(1_000)

    /// The shape of a string: each variable refers to the next one, or all are in a row.
    enum Shape: CaseIterable, Sendable {
        case chain, ring, row

        var format: String {
            switch self {
            case .chain, .ring: "%#@v0@"
            case .row: (0..<count).map { "%#@v\($0)@" }.joined(separator: " ")
            }
        }

        func form(_ number: Int, _ specifier: String) -> String {
            switch self {
            case .chain where number + 1 < count: "%#@v\(number + 1)@"
            case .ring: "\(specifier) %#@v\((number + 1) % count)@"
            case .chain, .row: "\(specifier) songs"
            }
        }
    }

    private static func stringsdict(_ shape: Shape, _ word: String) -> String {
        let variables = (0..<count).map { number in
            """
            <key>v\(number)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\
            <key>NSStringFormatValueTypeKey</key><string>d</string>\
            <key>one</key><string>\(shape.form(number, "%d"))</string>\
            <key>other</key><string>\(shape.form(number, "%d")) \(word)</string></dict>
            """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>k</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>\(shape.format)</string>
            \(variables.joined(separator: "\n"))
            </dict></dict></plist>
            """
    }

    private static func catalog(_ shape: Shape, _ word: String) -> String {
        func localization(_ word: String) -> String {
            let substitutions = (0..<count).map { number in
                """
                "v\(number)": {"argNum": \(number % 100 + 1), "formatSpecifier": "lld", "variations": {"plural": {"other": \
                {"stringUnit": {"state": "translated", "value": "\(shape.form(number, "%arg")) \(word)"}}}}}
                """
            }
            return """
                {"stringUnit": {"state": "translated", "value": "\(shape.format)"}, "substitutions": {
                \(substitutions.joined(separator: ",\n"))}}
                """
        }
        return """
            {"sourceLanguage": "en", "strings": {"k": {"localizations": {"en": \(localization("played")), \
            "de": \(localization(word))}}}, "version": "1.0"}
            """
    }

    private static func projects(_ shape: Shape) -> [(file: String, files: [String: String])] {
        [
            (
                "App/en.lproj/L.stringsdict",
                [
                    "App/en.lproj/L.stringsdict": stringsdict(shape, "played"),
                    "App/de.lproj/L.stringsdict": stringsdict(shape, "gespielt"),
                    "Back/de.lproj/L.stringsdict": stringsdict(shape, "abgespielt"),
                ]
            ),
            (
                "App/L.xcstrings",
                ["App/L.xcstrings": catalog(shape, "gespielt"), "Back/L.xcstrings": catalog(shape, "abgespielt")]
            ),
        ]
    }

    @Test(
        arguments: InputShare.of(
            Shape.allCases,
            [
                "check Back --source App --scope all --fail-on never",
                "convert App --to xliff --locale de --output Out",
                "apply Back --to App --on-reject source --dry-run",
                "convert Back --to xliff-return --source App --output Out",
            ]))
    func aDeliveryIsHandled(_ shape: Shape, _ command: String) throws {
        for project in Self.projects(shape) {
            _ = try VerbRun(command.split(separator: " ").map(String.init), project.files)
        }
    }

    @Test(arguments: Shape.allCases)
    func aPseudoLocaleIsMade(_ shape: Shape) throws {
        for project in Self.projects(shape) {
            let run = try VerbRun(["pseudo", project.file, "--output", "Out"], project.files)
            #expect(run.verdict == .clean)
        }
    }
}
