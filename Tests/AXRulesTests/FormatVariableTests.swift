import AXLocale
import AXLocaleData
import AXModel
import AXRules
import AXSource
import Testing

/// The forms of variables. Catalogs write the number in a form as `%arg`; other files write its specifier.
@Suite struct FormatVariableTests {
    private static func located(_ text: String) -> LocatedText {
        LocatedText(text, span: Span(0, text.utf8.count))
    }

    private func unit(_ forms: [PluralCategory: String], specifier: String, argument: Int?) -> Unit {
        var unit = Unit(
            key: "songs", text: .plain(Self.located(argument == nil ? "%#@n@" : "%@: %\(argument ?? 1)$#@n@")),
            span: Span(at: 0), keySpan: Span(at: 0))
        let text = Variation.plural(forms.mapValues { .plain(Self.located($0)) })
        unit.substitutions["n"] = Substitution(argument: argument, specifier: specifier, text: text)
        return unit
    }

    private func findings(
        _ text: String, for source: String, one: String? = nil, specifier: String = "lld", argument: Int? = nil
    ) -> [String] {
        let english = unit([.one: one ?? source, .other: source], specifier: "lld", argument: argument)
        let french = unit([.one: text, .other: text], specifier: specifier, argument: argument)
        let found = Checker(styles: .embedded, profile: .consistent).check(
            source: Catalog(path: "en", locale: "en", table: "T", units: [english]),
            translations: [Catalog(path: "fr", locale: "fr", table: "T", units: [french])])
        return found.map { "\($0.id) \($0.severity.rawValue)" }
    }

    @Test(arguments: [
        ("%arg morceaux", "%arg songs", []),
        ("%lld morceaux", "%arg songs", []),
        ("%arg morceaux", "%lld songs", []),
        ("%1$lld morceaux", "%arg songs", []),
        ("%@ morceaux", "%arg songs", ["format-type-changed error"]),
        ("%arg morceaux", "%@ songs", ["format-type-changed error"]),
        ("%d morceaux", "%arg songs", ["format-type-changed warning"]),
        ("%f morceaux", "%arg songs", ["format-type-changed error"]),
        ("des morceaux", "%arg songs", ["format-argument-missing warning"]),
        ("%arg de %arg morceaux", "%arg songs", []),
        ("%2$lld morceaux", "%arg songs", ["format-argument-extra error"]),
    ])
    func theNumberOfAFormIsThatOfItsVariable(_ text: String, _ source: String, _ expected: [String]) {
        #expect(findings(text, for: source) == expected, "“\(text)” for “\(source)”")
    }

    @Test(arguments: [
        ("%2$lld morceaux", []), ("%arg morceaux", []), ("%1$@ : %arg", ["format-argument-missing warning"]),
        ("%1$@ : %2$lld", []), ("%3$lld morceaux", ["format-argument-extra error"]),
    ])
    func argumentsAreCountedFromThatOfTheVariable(_ text: String, _ expected: [String]) {
        // `%arg` is the last argument here, so none is missing after it.
        let missing = expected.filter { !$0.hasPrefix("format-argument-missing") }
        #expect(findings(text, for: "%arg songs", argument: 2) == missing, "“\(text)”")
    }

    /// A translation without the variable of its source.
    @Test(arguments: [
        ("des morceaux", ["format-argument-missing warning"]), ("%lld morceaux", ["plural-missing-category note"]),
        ("%1$lld morceaux", ["plural-missing-category note"]), ("%d de %@", []),
    ])
    func aVariableThatIsDroppedIsAMissingArgument(_ text: String, _ expected: [String]) {
        let english = unit([.one: "%arg song", .other: "%arg songs"], specifier: "lld", argument: nil)
        let french = Unit(key: "songs", text: .plain(Self.located(text)), span: Span(at: 0), keySpan: Span(at: 0))
        let found = Checker(styles: .embedded, profile: .consistent).check(
            source: Catalog(path: "en", locale: "en", table: "T", units: [english]),
            translations: [Catalog(path: "fr", locale: "fr", table: "T", units: [french])])
        #expect(found.map { "\($0.id) \($0.severity.rawValue)" } == expected, "“\(text)”")
    }

    @Test func aVariableOfUnknownTypeCountsAsALargeInteger() {
        #expect(findings("%lld morceaux", for: "%arg songs", specifier: "") == [])
        #expect(findings("%arg morceaux", for: "%arg songs", specifier: "") == [])
    }

    @Test func aTypeThatIsChangedBesideTheFormIsFound() {
        #expect(findings("%arg morceaux", for: "%arg songs", specifier: "@") == ["format-type-changed error"])
    }

    @Test func outsideOfAVariableTheTokenIsReadAsFoundationReadsIt() {
        let found = Case(locale: "fr", source: "%lld songs", text: "%arg morceaux", profile: .consistent)
            .findings(of: "format-type-changed")
        #expect(found.map(\.severity) == [.error])
        #expect(found.first?.message == "argument 1 is %lld in the source and %arg here")
    }

    /// If the source reads an argument in two ways, because it mixes specifiers with and without positions, the
    /// translation may do the same.
    @Test func whatTheSourceDoesItselfIsNoChange() {
        #expect(findings("Suivi par %1$@ et %ld autres", for: "Followed by %1$@ and %ld others") == [])
        let one = "Followed by %1$@ and one more"
        #expect(findings("Suivi par %1$@ et %ld autres", for: "Followed by %1$@ and %ld others", one: one) == [])
    }

    /// The number that selects the form is always passed, even if the source doesn't contain it.
    @Test func aFormMaySayTheNumberThatTheSourceLeavesOut() {
        #expect(findings("encore %lld jour", for: "day to go").filter { $0.hasPrefix("format") } == [])
    }

    @Test func aVariableThatTheTranslationDefinesItselfIsNotRenamed() {
        func counted(_ name: String) -> Unit {
            var unit = Unit(
                key: "k", text: .plain(Self.located("%#@\(name)@ of it")), span: Span(at: 0), keySpan: Span(at: 0))
            let forms = Variation.plural(
                [.one: .plain(Self.located("%arg song")), .other: .plain(Self.located("%arg songs"))])
            unit.substitutions[name] = Substitution(argument: 1, specifier: "lld", text: forms)
            return unit
        }
        let found = Checker(styles: .embedded, profile: .consistent).check(
            source: Catalog(path: "en", locale: "en", table: "T", units: [counted("songs")]),
            translations: [Catalog(path: "de", locale: "de", table: "T", units: [counted("lieder")])])
        #expect(!found.map(\.id).contains("variable-renamed"))
    }

    /// A plural reads its number to select a form, so a form without the number doesn't skip an argument.
    @Test(arguments: [("Ein Treffer in %2$@", []), ("Treffer %3$@", ["format-argument-gap"])] as [(String, [String])])
    func aFormMayLeaveOutTheNumberOfItsPlural(_ one: String, _ expected: [String]) {
        let forms = Variation.plural(
            [.one: .plain(Self.located(one)), .other: .plain(Self.located("%1$lld Treffer in %2$@"))])
        let unit = Unit(key: "k", text: forms, span: Span(at: 0), keySpan: Span(at: 0))
        let found = Checker(styles: .embedded, profile: .consistent).check(
            source: Catalog(path: "de", locale: "de", table: "T", units: [unit]), translations: [])
        #expect(found.map(\.id).filter { $0 == "format-argument-gap" } == expected)
    }
}
