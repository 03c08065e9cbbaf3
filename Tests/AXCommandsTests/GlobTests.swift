import Testing

@testable import AXCommands

@Test(arguments: [
    ("Vendor/**", "Vendor/a/b.swift", true), ("Vendor/**", "Vendors/a", false), ("Vendor/**", "App/Vendor/a", false),
    ("**/Vendor/**", "App/Vendor/a", true), ("**/Vendor/**", "Vendor/a", true), ("**/a", "xa", false),
    ("**/a", "a", true), ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true), ("a/**/b", "a/xb", false),
    ("*.swift", "a.swift", true), ("*.swift", "a/b.swift", false), ("**/*.swift", "a/b.swift", true),
    ("a*c", "abbc", true), ("a*c", "ab/c", false), ("a**c", "ab/c", false), ("**", "a/b", true), ("?", "é", true),
    ("?", "/", false), ("[!a]", "/", false), ("[a-c]x", "bx", true), ("[a-c]x", "dx", false), ("[^a-c]x", "dx", true),
    ("[]a]", "]", true), ("[a-]", "-", true), ("[[:digit:]]", "7", true), ("[[:digit:]]", "a", false),
    ("{a,b}.strings", "b.strings", true), ("{a,b}.strings", "c.strings", false), ("{a,{b,c}d}", "cd", true),
    ("{a,}x", "x", true), ("a,b", "a,b", true), ("a}", "a}", true), (#"\*"#, "*", true), (#"\*"#, "a", false),
    ("", "", true), ("", "a", false), ("*", "", true), ("{**/,}x", "a/b/x", true), ("de.lproj/*", "de.lproj/", true),
])
func aPatternForPathsMatchesAsDocumented(_ pattern: String, _ path: String, _ expected: Bool) throws {
    let glob = try #require(Glob(pattern, .path), "\(pattern)")
    #expect(glob.matches(path) == expected, "\(pattern) on \(path)")
}

@Test(arguments: [
    ("*.a11y.hint", "player/play.a11y.hint", true), ("*_LABEL", "PLAY_LABEL", true), ("*_LABEL", "PLAY_label", false),
    ("a?c", "a/c", true), ("screen.*.hint", "screen.a.b.hint", true), ("**", "a/b", true),
])
func aPatternForKeysDoesNotStopAtSlashes(_ pattern: String, _ key: String, _ expected: Bool) throws {
    let glob = try #require(Glob(pattern, .key), "\(pattern)")
    #expect(glob.matches(key) == expected, "\(pattern) on \(key)")
}

@Test(arguments: ["[a", "{a", "a{b,{c}", "[", "[]", String(repeating: "a", count: 1025)])
func aPatternThatIsNotClosedOrTooLongIsRefused(_ pattern: String) {
    #expect(Glob(pattern, .path) == nil)
}

@Test(arguments: [
    String(repeating: "*a", count: 400), String(repeating: "{a,{b,a}}", count: 80) + "x",
    String(repeating: "{", count: 400) + "a" + String(repeating: "}", count: 400) + "x",
    String(repeating: "{*,*}", count: 150) + "x", String(repeating: "**/", count: 300) + "x",
])
func noPatternMakesMatchingExplode(_ pattern: String) throws {
    let glob = try #require(Glob(pattern, .path))
    #expect(!glob.matches(String(repeating: "a", count: 300) + "y"))
}
