import Testing

@testable import AXCommands

/// Matching many patterns at once has the same results as matching each one.
@Suite struct GlobIndexTests {
    private static let patterns = [
        "*", "**", "a*", "*a", "a*a", "*a*", "?", "a", "ab", "a.b", "[ab]c", "c[ab]", "{a,b}", "{a,b}c", "a{b,c}",
        "\\*", "a\\*",
        "\\*a", "*\\a", "a,b", "a}", "**/a", "a/**", "a/**/b", "*/a", "ü*", "*ü", "",
    ]
    private static let texts = [
        "", "a", "b", "ab", "ba", "aba", "a.b", "ac", "bc", "ca", "cb", "*", "a*", "*a", "a,b", "a}", "a/b", "a/x/b",
        "b/a", "ü",
        "üa", "aü",
    ]

    @Test(arguments: [GlobDialect.key, .path, .gitIgnore]) func anIndexMatchesWhatEachPatternMatches(
        _ dialect: GlobDialect
    ) {
        let globs = Self.patterns.compactMap { Glob($0, dialect) }
        let index = GlobIndex(globs)
        for text in Self.texts {
            #expect(index.matches(text) == globs.indices.filter { globs[$0].matches(text) }, "\(text)")
        }
    }
}
