import AXLocale
import AXModel
import AXSource
import Testing

@Suite struct EvaluatorTests {
    private func text(
        _ unit: Unit, _ arguments: [FormatArgument], locale: String = "en", device: String? = nil, width: Int? = nil
    ) throws -> String {
        try Evaluator(locale: locale, device: device, width: width).evaluate(unit, arguments).text
    }

    private let songs = Substitution([.one: "%ld song", .other: "%ld songs"])
    private let albums = Substitution([.one: "%ld album", .other: "%ld albums"])

    @Test func severalVariablesTakeTheirArgumentsInOrder() throws {
        let unit = Unit("%@ has %#@songs@ on %#@albums@.", ["songs": songs, "albums": albums])
        let evaluation = try Evaluator(locale: "en").evaluate(unit, [.text("Ann"), .integer(1), .integer(2)])
        #expect(evaluation.text == "Ann has 1 song on 2 albums.")
        #expect(evaluation.categories == ["songs": .one, "albums": .other])
    }

    @Test func positionsChangeTheOrder() throws {
        let unit = Unit("%2$#@albums@, %1$#@songs@", ["songs": songs, "albums": albums])
        #expect(try text(unit, [.integer(1), .integer(2)]) == "2 albums, 1 song")
        let width = Unit("%1#@songs@", ["songs": songs])
        #expect(try text(width, [.integer(3)]) == "3 songs")
    }

    @Test func inTheFormsOfAVariableTheCountBeginsWithItsArgument() throws {
        let lists = Substitution([.one: "one list with %2$#@songs@", .other: "%ld lists with %#@songs@"])
        let unit = Unit("%#@lists@", ["lists": lists, "songs": songs])
        #expect(try text(unit, [.integer(1), .integer(5)]) == "one list with 5 songs")
        #expect(try text(unit, [.integer(2), .integer(1)]) == "2 lists with 1 song")
        let second = Unit("%@: %#@n@", ["n": Substitution([.other: "%ld of %ld by %1$@"])])
        #expect(try text(second, [.text("a"), .integer(3), .integer(9)]) == "a: 3 of 9 by a")
    }

    @Test func variablesMayBeNestedDeeperAndUsedTwice() throws {
        let unit = Unit(
            "%1$#@a@ %1$#@a@",
            [
                "a": Substitution([.one: "one %2$#@b@", .other: "%ld %2$#@b@"]),
                "b": Substitution([.one: "x%3$#@c@", .other: "y%3$#@c@"]), "c": Substitution([.other: "%ld"]),
            ])
        #expect(try text(unit, [.integer(1), .integer(2), .integer(3)]) == "one y3 one y3")
    }

    @Test func aVariableThatFixesItsArgumentNeedsNoPosition() throws {
        let songs = Substitution(argument: 2, [.one: "%arg song", .other: "%arg songs"])
        let unit = Unit("%#@songs@ by %@", ["songs": songs])
        #expect(try text(unit, [.text("a"), .integer(4)]) == "4 songs by 4")
    }

    /// Foundation doesn't know `%arg`, which belongs to catalogs. It reads `%a`, a hexadecimal number.
    @Test func outsideOfASubstitutionTheTokenIsANumberAndTwoLetters() throws {
        #expect(try text(Unit("%arg"), [.decimal("1.5")]) == "0x1.8p+0rg")
        #expect(try text(Unit("%#@n@", ["n": Substitution([.other: "%arg"])]), [.integer(2)]) == "2")
    }

    @Test func aPluralThatNamesItsNumberByTheTokenCountsAnInteger() throws {
        #expect(try text(Unit(.forms([.one: "%arg song", .other: "%arg songs"])), [.integer(3)]) == "3 songs")
    }

    @Test func theTokenOfACatalogIsTheArgument() throws {
        let forms: [PluralCategory: String] = [.one: "%arg song", .other: "%arg songs (%%arg, %arg)"]
        let unit = Unit("%#@songs@", ["songs": Substitution(type: "lld", forms)])
        #expect(try text(unit, [.integer(7)]) == "7 songs (%arg, 7)")
        #expect(try text(unit, [.integer(1)]) == "1 song")
    }

    @Test func aTextThatVariesByItselfCountsItsFirstNumber() throws {
        let unit = Unit(.forms([.one: "%@ sent %lld photo", .other: "%@ sent %lld photos"]))
        let evaluation = try Evaluator(locale: "en").evaluate(unit, [.text("Bo"), .integer(2)])
        #expect(evaluation.text == "Bo sent 2 photos")
        #expect(evaluation.categories == ["value": .other])
        #expect(try text(Unit(.forms([.other: "no number", .one: "one"])), [.integer(1)]) == "one")
    }

    @Test func devicesAndWidthsChooseTheText() throws {
        let unit = Unit(.device(["mac": .text("Click"), "other": .forms([.one: "Tap %lld", .other: "Tap all %lld"])]))
        #expect(try text(unit, [], device: "mac") == "Click")
        #expect(try text(unit, [.integer(1)], device: "ipad") == "Tap 1")
        #expect(try text(unit, [.integer(2)]) == "Tap all 2")
        let widths = Unit(.width([5: .text("s"), 20: .text("m"), 40: .text("l")]))
        #expect(
            try [nil, 1, 5, 19, 20, 100].map { try text(widths, [], width: $0) } == ["l", "s", "s", "s", "m", "l"])
    }

    @Test func theFormsOfAVariableMayVaryByDevice() throws {
        let forms = Variation.device(["mac": .forms([.other: "%ld clicks"]), "other": .forms([.other: "%ld taps"])])
        let unit = Unit("%#@n@", ["n": Substitution(argument: nil, specifier: "ld", text: forms)])
        #expect(try text(unit, [.integer(2)], device: "mac") == "2 clicks")
        #expect(try text(unit, [.integer(2)], device: "iphone") == "2 taps")
    }

    @Test func percentSignsForPeopleAreHalved() throws {
        #expect(try text(Unit("100%% of %d, 5 %!"), [.integer(3)]) == "100% of 3, 5 %!")
    }

    @Test(
        arguments: [
            (Unit("%#@n@"), [.integer(1)], EvaluationError.undefinedVariable("n")),
            (Unit("%d %d"), [.integer(1)], .missingArgument(position: 2, specifier: "%d")),
            (Unit("%3$@"), [.integer(1)], .missingArgument(position: 3, specifier: "%3$@")),
            (Unit("%d"), [.text("a")], .wrongArgument(position: 1, specifier: "%d")),
            (Unit("%d"), [.decimal("1.5")], .wrongArgument(position: 1, specifier: "%d")),
            (Unit("%*d"), [.text("a"), .integer(1)], .wrongArgument(position: 1, specifier: "%*d")),
            (Unit("%s"), [.integer(1)], .wrongArgument(position: 1, specifier: "%s")),
            (Unit("%f"), [.decimal("one")], .wrongArgument(position: 1, specifier: "%f")),
            (Unit("%#@n@", ["n": Substitution([.other: "x"])]), [], .missingArgument(position: 1, specifier: "%#@n@")),
            (
                Unit("%#@n@", ["n": Substitution([.other: "x"])]), [.text("a")],
                .wrongArgument(position: 1, specifier: "%#@n@")
            ),
            (
                Unit("%#@n@", ["n": Substitution([.other: "x"])]), [.decimal("1.5")],
                .wrongArgument(position: 1, specifier: "%#@n@")
            ),
            (Unit("%#@n@", ["n": Substitution([.one: "x"])]), [.integer(2)], .noForm(variable: "n")),
            (
                Unit("%#@a@", ["a": Substitution([.other: "%#@b@"]), "b": Substitution([.other: "%#@a@"])]),
                [.integer(2)],
                .circle(variable: "a")
            ),
            (Unit(.device(["mac": .text("a")])), [], .noText(device: nil)),
            (Unit("%99999d"), [.integer(1)], .tooLong), (Unit("%.2000f"), [.integer(1)], .tooLong),
            (Unit("%*d"), [.integer(.min), .integer(1)], .tooLong),
        ] as [(Unit, [FormatArgument], EvaluationError)])
    func whatCannotBeShownIsAnError(_ unit: Unit, _ arguments: [FormatArgument], _ error: EvaluationError) {
        #expect(throws: error) { try text(unit, arguments) }
        #expect(!error.description.isEmpty)
    }

    @Test func aLongTextIsShownAndVariablesThatMultiplyAreNot() throws {
        let long = String(repeating: "legal ", count: 50_000)
        #expect(try text(Unit(long + "%d"), [.integer(1)]) == long + "1")
        let doubling = (0..<12).map { ("v\($0)", Substitution([.other: "%#@v\($0 + 1)@ %1$#@v\($0 + 1)@"])) }
        let unit = Unit("%#@v0@", Dictionary(uniqueKeysWithValues: doubling + [("v12", Substitution([.other: "x"]))]))
        #expect(throws: EvaluationError.tooLong) { try text(unit, [.integer(1)]) }
    }

    @Test func variablesAreNotFollowedWithoutEnd() {
        let chain = (0..<20_000).map { ("v\($0)", Substitution([.other: "%#@v\($0 + 1)@"])) }
        let unit = Unit("%#@v0@", Dictionary(uniqueKeysWithValues: chain))
        #expect(throws: EvaluationError.tooLong) { try text(unit, [.integer(1)]) }
    }

    @Test(arguments: [
        ("5", FormatArgument.integer(5)), ("-5", .integer(-5)), ("1.50", .decimal("1.50")), ("-0.5", .decimal("-0.5")),
        ("abc", .text("abc")), ("", .text("")), ("1.", .text("1.")), (".5", .text(".5")), ("1e5", .text("1e5")),
        ("99999999999999999999", .decimal("99999999999999999999")), ("-", .text("-")), ("٣", .text("٣")),
    ])
    func wordsOnTheCommandLineAreTakenForWhatTheyLookLike(_ text: String, _ argument: FormatArgument) {
        #expect(FormatArgument(parsing: text) == argument)
    }

    @Test func theLoweredTextOfACatalogIsWhatXcodeCompiles() throws {
        let plural = try #require(FormattedText(.forms([.one: "%lld song", .other: "%lld songs"]), [:]))
        #expect(plural.format == "%#@value@")
        #expect(plural.variables["value"]?.specifier == "lld")
        let second = try #require(FormattedText(.forms([.other: "%@ has %*lld"]), [:]))
        #expect(second.format == "%3$#@value@")
        #expect(second.variables["value"]?.forms == [.other: "%1$@ has %3$*2$lld"])
        let fixed = FormattedText(
            format: "%#@b@ %#@a@ %@",
            variables: [
                "a": .init(argument: 1, specifier: "lld", forms: [.other: "%arg"]),
                "b": .init(argument: 2, specifier: "lld", forms: [.other: "%@ %arg"]),
            ]
        ).withExplicitArguments()
        #expect(fixed.format == "%2$#@b@ %1$#@a@ %3$@")
        #expect(fixed.variables["a"]?.forms == [.other: "%lld"])
        #expect(fixed.variables["b"]?.forms == [.other: "%@ %2$lld"])
    }
}
