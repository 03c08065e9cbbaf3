import AXLocaleData
import AXTestSupport
import Testing

/// A file with an error: ⟦1⟧ marks the location, and the finding's message contains `message`.
struct FaultyFile: Sendable, CustomTestStringConvertible {
    let text: String
    let message: String
    var suggestion: String?

    var testDescription: String { text }
}

private let faultyFiles = [
    FaultyFile(text: "⟦1⟧gesture: {word: [tap]}", message: "“gesture”", suggestion: "gestures"),
    FaultyFile(text: "hints:\n  ⟦1⟧exampel: x", message: "“exampel”", suggestion: "example"),
    FaultyFile(text: "# 🎧\nhints: {form: 🎧🎧, ⟦1⟧exampl: x}", message: "“exampl”", suggestion: "example"),
    FaultyFile(text: "⟦1⟧something-else: 1", message: "“something-else”"),
    FaultyFile(text: "is-cased: ⟦1⟧yes", message: "true or false"),
    FaultyFile(text: "articles: ⟦1⟧a", message: "list of strings"),
    FaultyFile(text: "articles: [a, ⟦1⟧{b: c}]", message: "a string"),
    FaultyFile(text: "articles: [a, ⟦1⟧'  ']", message: "a string"),
    FaultyFile(text: "gestures: ⟦1⟧[tap]", message: "grouped by how they match"),
    FaultyFile(text: "gestures: {⟦1⟧sten: [tap]}", message: "one of word, stem", suggestion: "stem"),
    FaultyFile(text: "gestures: {word: ⟦1⟧tap}", message: "list of strings"),
    FaultyFile(text: "controls: {place: ⟦1⟧lats}", message: "first, last", suggestion: "last"),
    FaultyFile(text: "confidence: ⟦1⟧[high]", message: "one of high"),
    FaultyFile(text: "limits: {label-words: ⟦1⟧0}", message: "whole number"),
    FaultyFile(text: "limits: {label-words: ⟦1⟧99999999999999999999}", message: "whole number"),
    FaultyFile(text: "length: {p50: {slope: ⟦1⟧nan}}", message: "number from"),
    FaultyFile(text: "length: {p50: {slope: ⟦1⟧1e999}}", message: "number from"),
    FaultyFile(text: "length: {p50: ⟦1⟧3}", message: "intercept, slope"),
    FaultyFile(text: "speech: {units-per-second: ⟦1⟧0}", message: "from 1 to 100"),
    FaultyFile(text: "speech: {unit: ⟦1⟧moras}", message: "syllable, mora", suggestion: "mora"),
    FaultyFile(text: "examples: ⟦1⟧[a]", message: "by rule"),
    FaultyFile(text: "examples: {a-rule: ⟦1⟧{bad: a}}", message: "“bad” and “good”"),
    FaultyFile(text: "examples: {a-rule: {bad: a, good: ⟦1⟧[b]}}", message: "a string"),
    FaultyFile(text: "hints:⟦1⟧", message: "keys form"),
    FaultyFile(text: "⟦1⟧- a", message: "keys confidence"),
    FaultyFile(text: "? ⟦1⟧[a]\n: b", message: "must be a string"),
    FaultyFile(text: "articles: ⟦1⟧&a [x]", message: "aliases"),
    FaultyFile(text: "articles: [x, ⟦1⟧*a]", message: "aliases"),
    FaultyFile(text: "articles: [x,⟦1⟧*a]", message: "aliases"),
    FaultyFile(text: "articles: [\"x\n# \", ⟦1⟧*a]", message: "aliases"),
    FaultyFile(text: "# a comment\u{2028}⟦1⟧*a", message: "aliases"),
    FaultyFile(text: "⟦1⟧" + String(repeating: "[", count: 100_000), message: "deeply"),
    FaultyFile(text: "⟦1⟧" + String(repeating: "- ", count: 10_000) + "x", message: "deeply"),
    FaultyFile(text: "a:\n⟦1⟧" + String(repeating: " ", count: 100) + "b: c", message: "deeply"),
    FaultyFile(text: "⟦1⟧# " + String(repeating: "x", count: 300_000), message: "larger than"),
    FaultyFile(text: "articles: [a\n⟦1⟧", message: "valid YAML"),
    FaultyFile(text: "⟦1⟧articles: [a]\narticles: [b]", message: "keys: articles"),
]

@Test(arguments: faultyFiles)
func aFaultIsReportedAtItsPlace(_ faulty: FaultyFile) throws {
    let marked = MarkedText(faulty.text)
    let problems = LocaleStyles(files: ["xx": marked.text]).problems
    let problem = try #require(problems.first)
    #expect(problems.count == 1, "\(problems)")
    #expect(problem.file == "xx.yml")
    #expect(problem.message.contains(faulty.message), "\(problem)")
    #expect(problem.suggestion == faulty.suggestion)
    let before = String(decoding: marked.text.utf8.prefix(marked.offset(1)), as: UTF8.self)
    let lines = before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    #expect(problem.line == lines.count, "\(problem)")
    #expect(problem.column == (lines.last?.utf16.count ?? 0) + 1, "\(problem)")
}

@Test func theRestOfAFaultyFileIsUsed() {
    let text = "articles: [a, {b: c}]\nnonsense: 1\nlimits: {hint-words: 5, label-words: x}"
    let styles = LocaleStyles(files: ["xx": text])
    #expect(styles.problems.count == 3, "\(styles.problems)")
    #expect(styles.style(for: "xx").articles == ["a"])
    #expect(styles.style(for: "xx").limits.hintWords == 5)
}

@Test(arguments: [
    "", "\n", "# only a comment\n", "# *stem marks a stem & nothing else\n", "articles: ['R & B', 2 * 2]",
])
func harmlessFilesHaveNoProblem(text: String) {
    #expect(LocaleStyles(files: ["xx": text]).problems == [])
}

@Test func bytesThatAreNoLocaleFileNeverCrash() {
    var generator = SeededGenerator(seed: 42)
    let pieces = [
        "hints", ":", " ", "\n", "{", "}", "[", "]", "- ", "? ", "&a", "*a", "\"", "'", "|", ">", "%", "\u{0}", "é",
        "---\n",
    ]
    var problems = 0
    for _ in 0..<3_000 {
        let count = Int.random(in: 0..<40, using: &generator)
        let text = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
        let styles = LocaleStyles(files: ["xx": text])
        #expect(styles.style(for: "xx").tag == "xx", "\(text.debugDescription)")
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
        for problem in styles.problems {
            #expect(
                (1...lines + 1).contains(problem.line) && problem.column >= 1, "\(text.debugDescription): \(problem)")
            #expect(problem.file == "xx.yml" && !problem.message.isEmpty, "\(text.debugDescription): \(problem)")
        }
        problems += styles.problems.count
    }
    #expect(problems > 1_000, "most of these texts are no locale files")
}
