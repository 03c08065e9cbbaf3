import Testing

@testable import AXFormats

@Suite struct VariableReferenceTests {
    /// A string, and its references in a `.stringsdict` file and in a catalog: the name, after the argument if there is
    /// one; “?” marks a reference that not every Foundation recognizes.
    @Test(
        arguments: [
            ("", [], []), ("100%", [], []), ("%#@n", [], []), ("%#@@", [], []), ("%d %lld %@ %1$@", [], []),
            ("%#@n@", ["n"], ["n"]), ("%2$#@n@ and %#@m_1@", ["2 n", "m_1"], ["2 n", "m_1"]),
            ("100%%#@n@", [], []), ("%%%#@n@", ["n"], ["n"]), ("%5d %#@n@", ["n"], ["n"]),
            ("%12$#@n@", ["12 n"], ["12 n"]), ("%-#@n@", ["n"], []), ("%l#@n@", ["n"], []),
            ("%arg %#@n@", ["n"], ["n"]), ("%1$#@n@%1$#@n@", ["1 n", "1 n"], ["1 n", "1 n"]),
            ("%#@n m@", [], ["n m"]), ("%#@ü@ %#@n@", ["ü?", "n"], ["ü", "n"]), ("%2$#@ü@", ["2 ü?"], ["2 ü"]),
            ("%#@a.b@", ["a.b?"], ["a.b"]), ("%-2$#@ü@", ["ü?"], []),
        ] as [(String, [String], [String])])
    func references(_ text: String, _ inStringsdict: [String], _ inCatalog: [String]) {
        #expect(VariableReference.inStringsdict(text).map(shown) == inStringsdict)
        #expect(VariableReference.inCatalog(text).map(shown) == inCatalog)
    }

    @Test func rangesAreThoseOfTheWholeReferenceAndOfWhatPrecedesItsNumberSign() {
        for reference in VariableReference.inStringsdict("é %2$#@n@") + VariableReference.inCatalog("é %2$#@n@") {
            #expect(reference.range == 3..<10 && reference.head == 4..<6)
        }
    }

    private func shown(_ reference: VariableReference) -> String {
        let argument = reference.position.map { "\($0) " } ?? ""
        return argument + reference.name + (reference.isPortable ? "" : "?")
    }
}
