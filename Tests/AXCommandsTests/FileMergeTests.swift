import AXSource
import Testing

@testable import AXCommands

private func merge(_ base: String, _ ours: String, _ theirs: String) throws -> (text: String, conflicts: [String]) {
    let merge = try FileMerge(
        base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8), path: "L.strings")
    return (merge.merged.string(merge.merged.fullSpan), merge.conflicts.map { $0.map(\.text).joined(separator: "/") })
}

private let base = "/* A */\n\"a\" = \"1\";\n\n/* B */\n\"b\" = \"2\";\n\n\"c\" = \"3\";\n"

@Test func whatOneSideChangedIsTaken() throws {
    let ours = base.replacing("\"1\"", with: "\"one\"")
    let theirs = base.replacing("\"3\"", with: "\"three\"").replacing("/* B */", with: "/* Better */")
    let merged = try merge(base, ours, theirs)
    #expect(
        merged.text == "/* A */\n\"a\" = \"one\";\n\n/* Better */\n\"b\" = \"2\";\n\n\"c\" = \"three\";\n")
    #expect(merged.conflicts == [])
}

@Test func additionsKeepTheirNeighborsAndRemovalsTakeTheirCommentsAlong() throws {
    let ours = base.replacing("/* B */\n\"b\" = \"2\";\n\n", with: "")
    let theirs = base.replacing("\n\n/* B */", with: "\n\n/* N */\n\"n\" = \"4\";\n\n/* B */")
    #expect(
        try merge(base, ours, theirs).text == "/* A */\n\"a\" = \"1\";\n\n/* N */\n\"n\" = \"4\";\n\n\"c\" = \"3\";\n")
}

@Test func onlyAKeyThatBothChangedIsAConflict() throws {
    let ours = base.replacing("\"2\"", with: "\"two\"").replacing("\"1\"", with: "\"same\"")
    let theirs = base.replacing("\"2\"", with: "\"zwei\"").replacing("\"1\"", with: "\"same\"")
    let merged = try merge(base, ours, theirs)
    #expect(merged.conflicts == ["b"])
    #expect(
        merged.text == """
            /* A */
            "a" = "same";

            <<<<<<< ours
            /* B */
            "b" = "two";
            =======
            /* B */
            "b" = "zwei";
            >>>>>>> theirs

            "c" = "3";

            """)
}

@Test(arguments: [("\"a\" = \"x\";\n", ""), ("", "\"a\" = \"x\";\n")])
func aRemovalAgainstAChangeIsAConflict(_ ours: String, _ theirs: String) throws {
    let merged = try merge("\"a\" = \"1\";\n", ours.isEmpty ? "\n" : ours, theirs.isEmpty ? "\n" : theirs)
    #expect(merged.conflicts == ["a"])
    #expect(merged.text.contains("<<<<<<< ours\n" + ours + "=======\n" + theirs + ">>>>>>> theirs"))
}

@Test(arguments: [base, "", "// only a comment\n", "{ \"a\" = \"1\"; }\n"])
func theSameOnAllSidesIsTheSame(_ text: String) throws {
    #expect(try merge(text, text, text).text == text)
    #expect(try merge("", text, text).text == text)
    #expect(try merge(text, text, base).text == base)
}

@Test func ourEncodingIsKept() throws {
    let text = "\"a\" = \"1\";\n"
    let ours: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let merge = try FileMerge(
        base: Array(text.utf8), ours: ours, theirs: Array("\"a\" = \"é\";\n".utf8), path: "L.strings")
    #expect(merge.merged.raw.prefix(2) == [0xFF, 0xFE])
    #expect(merge.merged.string(merge.merged.fullSpan) == "\"a\" = \"é\";\n")
}

@Test(arguments: ["\"a\" = ", "<<<<<<< x\n", "(a)"])
func aVersionThatDoesNotLoadIsRefused(_ text: String) {
    #expect(throws: CommandFailure.self) { try merge(base, base, text) }
    #expect(throws: CommandFailure.self) { try merge(base, text, base) }
}
