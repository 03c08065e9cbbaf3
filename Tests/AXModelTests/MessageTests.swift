import AXModel
import Testing

@Suite struct MessageTests {
    @Test(
        arguments: [
            ("%@", "@"), ("%1$@", "@"), ("%d", "d"), ("%lld", "d"), ("%-08.3f", "f"), ("%*d", "d"), ("%.*f", "f"),
            ("%1$*2$d", "d"), ("%#@count@", "@"), ("%1$#@count@", "@"), ("%%", "%"), ("% d", "d"), ("%a", "a"),
            ("%arg", "a"),
            ("%C", "C"),
            ("%hhu", "u"), ("%zd", "d"), ("%n", "n"),
        ] as [(String, Character)])
    func specifiersAreRead(_ text: String, _ conversion: Character) throws {
        let message = Message(parsing: "a " + text + " b")
        let specifier = try #require(message.placeholders.first)
        #expect(specifier.raw == text)
        #expect(specifier.conversion == conversion)
        #expect(message.segments.count == 3)
    }

    /// Foundation copies anything that isn't a specifier as text.
    @Test(arguments: ["100%", "%k", "%'d", "%128$d", "％d", "٪d", "%#@@", "%#@a b@", "50%ü"])
    func otherPercentSignsAreText(_ text: String) {
        #expect(Message(parsing: text).placeholders.isEmpty, "\(text)")
    }

    /// Prose in which a space after the percent sign makes a specifier.
    @Test(arguments: [("100% sure", "% s"), ("50 % de", "% d"), ("50% of", "% o"), ("100% @x", "% @")])
    func phantomSpecifiersAreReadAsFoundationDoes(_ text: String, _ raw: String) {
        #expect(Message(parsing: text).placeholders.map(\.raw) == [raw])
    }

    @Test(
        arguments: [
            ("%@", .object), ("%d", .integer(bytes: 4)), ("%ld", .integer(bytes: 8)), ("%hd", .integer(bytes: 2)),
            ("%f", .float), ("%c", .character), ("%s", .pointer), ("%%", .none),
            ("%a", .float), ("%arg", .ownArgument), ("%1$arg", .float), ("%.arg", .float),
        ] as [(String, FormatSpecifier.ArgumentType)])
    func typesFollowLengthAndConversion(_ text: String, _ type: FormatSpecifier.ArgumentType) {
        #expect(Message(parsing: text).placeholders.map(\.type) == [type])
    }

    @Test func theArgumentOfASubstitutionIsOneSpecifier() {
        let message = Message(parsing: "%%arg, %arguments, %argarg")
        #expect(message.segments.map(\.raw) == ["%%", "arg, ", "%arg", "uments, ", "%arg", "arg"])
    }

    @Test func positionsWidthsAndNamesAreKept() throws {
        let width = try #require(Message(parsing: "%2$*3$.4lld").placeholders.first)
        #expect(width.position == 2)
        #expect(width.width == .argument(position: 3))
        #expect(width.precision == .number(4))
        #expect(width.length == "ll")
        #expect(Message(parsing: "%#@n_1@").placeholders.first?.variable == "n_1")
    }

    @Test(arguments: ["", "%", "%%%", "a%", "%1$", "%.", "😀%@é%d", "%99999999999d", "%-+ 0#"])
    func nothingOfATextIsLost(_ text: String) {
        #expect(Message(parsing: text).text == text)
    }
}
