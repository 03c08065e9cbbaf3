import AXModel
import Testing

struct NumberedArgumentsTests {
    @Test(arguments: [
        ("", ""),
        ("%@", "%@"),
        ("%d %%", "%d %%"),
        ("#%@ %@", "#%1$@ %2$@"),
        ("%lld of %05.2f (%%)", "%1$lld of %2$05.2f (%%)"),
        ("%1$@ and %@", "%1$@ and %@"),
        ("%#@songs@ by %@", "%#@songs@ by %@"),
        ("%*d %d", "%*d %d"),
        ("50% off %@", "50% off %@"),
        ("%arg %@", "%arg %@"),
    ])
    func specifiersAreNumberedWhereThereAreTwoOrMore(text: String, expected: String) {
        #expect(Message(parsing: text).numberingArguments == expected)
    }
}
