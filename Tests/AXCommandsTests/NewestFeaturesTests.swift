import Testing

@testable import AXCommands

/// Each feature of Apple's newest tools, once with an error and once without: WWDC25 session 225, WWDC26 session 213,
/// and the system frameworks of 2025 and 2026.
@Suite struct NewestFeaturesTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let name: String
        /// The rule's id, or other output about the error.
        let says: String
        let arguments: [String]
        let fires: [String: String]
        let silent: [String: String]

        var testDescription: String { name }
    }

    @Test(arguments: texts + sources)
    func aFaultIsToldAndTheSameWithoutOneIsNot(row: Row) throws {
        for (files, expected) in [(row.fires, true), (row.silent, false)] {
            let run = try VerbRun(row.arguments, files)
            let found = run.output.split(separator: "\n").filter { $0.contains(row.says) }
            #expect(found.isEmpty != expected, "\(run.output)\(run.errors)")
        }
    }
}

// MARK: Strings

extension NewestFeaturesTests {
    /// A catalog with one key and its translation.
    private static func text(
        _ name: String, _ rule: String, _ source: String, wrong: String, right: String
    ) -> Row {
        func catalog(_ german: String) -> [String: String] {
            let unit = { (text: String) in #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"# }
            let value = german.hasPrefix("{") ? german : unit(german)
            return [
                "App/Localizable.xcstrings": """
                {"sourceLanguage": "en", "strings": {"key": {"localizations": {
                "en": \(unit(source)), "de": \(value)}}}, "version": "1.1"}
                """
            ]
        }
        return Row(
            name: name, says: rule, arguments: ["check", "--scope", "all", "--format", "plain"], fires: catalog(wrong),
            silent: catalog(right))
    }

    private static func stringSet(_ german: String) -> [String: String] {
        let set = { (text: String) in #"{"stringSet": {"state": "translated", "values": ["\#(text)"]}}"# }
        return [
            "App/AppShortcuts.xcstrings": """
            {"sourceLanguage": "en", "strings": {"key": {"localizations": {"en": \(set("Play with ${applicationName}")),
            "de": \(set(german))}}}, "version": "1.0"}
            """
        ]
    }

    private static let texts: [Row] = [
        text(
            "a name may become a number", "format-argument-extra", "%(n)lld posts by %(name)@",
            wrong: "%1$lld Beiträge von %2$@ und %3$@", right: "%1$lld Beiträge von %2$@"),
        text(
            "a named placeholder keeps its type", "format-type-changed", "%(n)lld posts", wrong: "%(n)@ Beiträge",
            right: "%(n)lld Beiträge"),
        text(
            "a named placeholder may not get lost", "format-argument-missing", "%(n)lld posts by %(name)@",
            wrong: "%(n)lld Beiträge", right: "%lld Beiträge von %@"),
        text(
            "a name stays as it is", "placeholder-renamed", "%(count)lld songs", wrong: "%(anzahl)lld Titel",
            right: "%(count)lld Titel"),
        text(
            "variables of other styles", "placeholder-changed", "Welcome, {user}", wrong: "Willkommen, {nutzer}",
            right: "Willkommen, {user}"),
        text(
            "inflection markup", "markup-changed", "^[%lld song](inflect: true)", wrong: "^[%lld Titel](inflect: wahr)",
            right: "^[%lld Titel](inflect: true)"),
        text(
            "a device without a flat text", "variation-nesting", "Tap",
            wrong: """
                {"variations": {"device": {"other": {"variations": {"plural": {"other": {"stringUnit": {"state": \
                "translated", "value": "Tippen"}}}}}}}}
                """,
            right: """
                {"variations": {"device": {"other": {"stringUnit": {"state": "translated", "value": "Tippen"}}}}}
                """),
        Row(
            name: "phrases of App Shortcuts", says: "placeholder-changed",
            arguments: ["check", "--scope", "all", "--format", "plain"],
            fires: stringSet("Spiele mit ${Anwendungsname}"), silent: stringSet("Spiele mit ${applicationName}")),
        Row(
            name: "further phrases of App Shortcuts", says: "placeholder-changed",
            arguments: ["check", "--scope", "all", "--format", "plain"],
            fires: stringSet(#"Spiele mit ${applicationName}", "Los mit ${Anwendung}"#),
            silent: stringSet(#"Spiele mit ${applicationName}", "Los mit ${applicationName}"#)),
        Row(
            name: "machines' translations", says: "format-type-changed",
            arguments: ["check", "--scope", "all", "--format", "plain", "--state", "machine_translated"],
            fires: text("", "", "%lld", wrong: "%@ a", right: "").fires.replacing(
                #""state": "translated", "value": "%@ a""#, #""state": "machine_translated", "value": "%@ a""#),
            silent: text("", "", "%lld", wrong: "%@ a", right: "").fires),
        Row(
            name: "symbols that would be the same", says: "symbol-collision",
            arguments: ["check", "--scope", "all", "--format", "plain"],
            fires: manual(["play.all", "play all"]), silent: manual(["play.all", "play.some"])),
    ]

    private static func manual(_ keys: [String]) -> [String: String] {
        let entries = keys.map { #""\#($0)": {"extractionState": "manual"}"# }.joined(separator: ", ")
        return ["App/Localizable.xcstrings": #"{"sourceLanguage": "en", "strings": {\#(entries)}, "version": "1.0"}"#]
    }
}

extension [String: String] {
    fileprivate func replacing(_ old: String, _ new: String) -> Self { mapValues { $0.replacing(old, with: new) } }
}

// MARK: Sources

extension NewestFeaturesTests {
    private static let imports = [
        "SwiftUI", "Charts", "MapKit", "RealityKit", "AppIntents", "ActivityKit", "WidgetKit",
    ]
    .map { "import \($0)\n" }.joined()

    /// Code with KEY in place of a key, which the table has in one case and lacks in the other.
    private static func api(_ name: String, _ code: String) -> Row {
        func files(_ key: String) -> [String: String] {
            [
                "App/en.lproj/Localizable.strings": "\"Known\" = \"Known\";\n\"Next\" = \"Next\";\n",
                "App/A.swift": imports + code.replacing("KEY", with: key) + "\n",
            ]
        }
        return Row(
            name: name, says: "key-missing", arguments: ["check", "--scope", "all"], fires: files("Unknown text"),
            silent: files("Known"))
    }

    private static func view(_ name: String, _ modifier: String) -> Row {
        api(name, "struct V: View {\n  var body: some View { list\(modifier) }\n}")
    }

    private static func code(_ name: String, _ rule: String, wrong: String, right: String) -> Row {
        let files = { (text: String) in ["App/A.swift": "import UIKit\n" + text + "\n"] }
        return Row(
            name: name, says: rule, arguments: ["check", "--scope", "all"], fires: files(wrong), silent: files(right))
    }

    private static func called(_ symbol: String) -> [String: String] {
        [
            "App/Localizable.xcstrings": """
            {"sourceLanguage": "en", "strings": {"%(count)lld items": {"extractionState": "manual"}}, "version": "1.1"}
            """,
            "App/A.swift": "func f(b: UIButton) { b.accessibilityLabel = String(localized: \(symbol)) }\n",
        ]
    }

    private static func package(_ lookup: String) -> [String: String] {
        [
            "Package.swift": "let p = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])",
            "Sources/Kit/de.lproj/Localizable.strings": "\"Save song\" = \"Titel sichern\";\n",
            "Sources/Kit/A.swift":
                "func f(b: UIButton) { b.accessibilityLabel = String(localized: \"Save song\"\(lookup)) }",
        ]
    }

    private static let sources: [Row] = [
        Row(
            name: "symbols of keys with placeholders", says: "no table has a key that matches the constant's name",
            arguments: ["extract"],
            fires: called(".songs(count: 3)"), silent: called(".items(count: 3)")),
        Row(
            name: "the bundle of a package", says: "bundle-wrong", arguments: ["check"],
            fires: package(", bundle: .main"), silent: package(", bundle: #bundle")),
        code(
            "a resource of a literal has no key", "key-not-literal",
            wrong:
                #"func f() { b.accessibilityLabel = String(localized: LocalizedStringResource(stringLiteral: "Song \(n)")) }"#,
            right: #"func f() { b.accessibilityLabel = String(localized: LocalizedStringResource("Song \(n)")) }"#),
        code(
            "the description of an optional", "optional-described",
            wrong: "func f(n: String?) { b.accessibilityLabel = String(describing: n) }",
            right: "func f(n: String) { b.accessibilityLabel = String(describing: n) }"),
        Row(
            name: "an empty label", says: "label-empty", arguments: ["check"],
            fires: view("", ".accessibilityLabel(\"\")").fires, silent: view("", ".accessibilityLabel(\"Known\")").fires
        ),
        view("scroll status", ".accessibilityScrollStatus(\"KEY\", isEnabled: true)"),
        view("a label that may be off", ".accessibilityLabel(\"KEY\", isEnabled: isOn)"),
        view("content of a label", ".accessibilityLabel { label in Text(\"KEY\") }"),
        view("custom content", ".accessibilityCustomContent(\"KEY\", \"Known\")"),
        view("values of charts", ".chart { BarMark(x: .value(\"KEY\", 1), y: .value(\"Known\", 2)) }"),
        view("widgets' names", ".configurationDisplayName(\"KEY\")"),
        view("controls' hints", ".controlWidgetActionHint(\"KEY\")"),
        view("controls' states", ".controlWidgetStatus(\"KEY\")"),
        view("map markers", ".map { Marker(\"KEY\", coordinate: c) }"),
        view("map annotations", ".map { Annotation(\"KEY\", coordinate: c) { icon } }"),
        api("descriptions of entities", "func f() { var a = AccessibilityComponent()\n  a.label = \"KEY\" }"),
        api("actions of entities", "func f() { var a = AccessibilityComponent()\n  a.customActions = [\"KEY\"] }"),
        api("alerts of activities", "let a = AlertConfiguration(title: \"KEY\", body: \"Known\", sound: .default)"),
        api("titles of intents", "struct I: AppIntent { static let title: LocalizedStringResource = \"KEY\" }"),
        api("categories of intents", "let d = IntentDescription(\"Known\", categoryName: \"KEY\")"),
        api("synonyms", "let d = DisplayRepresentation(title: \"Known\", synonyms: [\"KEY\"])"),
        api("numbers of things", "let t = TypeDisplayRepresentation(name: \"Known\", numericFormat: \"KEY\")"),
        api(
            "choices",
            "struct I: AppIntent { func perform() async { await requestChoice(between: [], dialog: \"KEY\") } }"),
        api("attributed texts", "let a = AttributedString(localized: \"KEY\")"),
        api(
            "blocks of UIKit",
            "func f(v: UIView) { v.accessibilityLabelBlock = { NSLocalizedString(\"KEY\", comment: \"c\") } }"),
    ]
}
