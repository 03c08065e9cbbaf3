import AXSource
import AXTestSupport
import Testing

@testable import AXCommands

private func diff(_ old: String?, _ new: String, path: String = "a.strings") -> String {
    unifiedDiff(old: old.map { SourceFile(path: path, text: $0) }, new: SourceFile(path: path, text: new))
}

@Test func aChangedLineIsShownWithThreeLinesAroundIt() {
    #expect(
        diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n") == """
            --- a/a.strings
            +++ b/a.strings
            @@ -2,7 +2,7 @@
             2
             3
             4
            -5
            +five
             6
             7
             8

            """)
}

@Test func changesThatAreFarApartHaveTheirOwnHunks() {
    let lines = (1...20).map { "\($0)\n" }
    var changed = lines
    changed[0] = "one\n"
    changed.remove(at: 19)
    #expect(
        diff(lines.joined(), changed.joined()) == """
            --- a/a.strings
            +++ b/a.strings
            @@ -1,4 +1,4 @@
            -1
            +one
             2
             3
             4
            @@ -17,4 +17,3 @@
             17
             18
             19
            -20

            """)
}

@Test func aNewFileIsAddedAsAWhole() {
    #expect(diff(nil, "a\nb\n") == "--- /dev/null\n+++ b/a.strings\n@@ -0,0 +1,2 @@\n+a\n+b\n")
}

@Test func aMissingLastLineEndIsSaid() {
    #expect(
        diff("a", "a\n")
            == "--- a/a.strings\n+++ b/a.strings\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n")
}

@Test func equalTextsHaveNoDiff() {
    #expect(diff("a\r\nb", "a\r\nb") == "")
    #expect(diff("", "") == "")
}

@Test func aFileInUTF16IsShownDecoded() {
    let old = SourceFile(path: "/x/a", raw: [0xFF, 0xFE, 0x61, 0, 0x0A, 0])
    let new = SourceFile(path: "/x/a", raw: [0xFF, 0xFE, 0xE9, 0, 0x0A, 0])
    #expect(unifiedDiff(old: old, new: new) == "--- /x/a\n+++ /x/a\n@@ -1 +1 @@\n-a\n+é\n")
}

@Test func aNameWithALineEndIsQuoted() {
    #expect(diff(nil, "a\n", path: "x\n\"\u{1}").hasPrefix("--- /dev/null\n+++ \"b/x\\n\\\"\\001\"\n"))
}

/// Applies the changes to the old lines.
private func applied(_ changes: [LineChange], _ old: [Int], _ new: [Int]) -> [Int] {
    var result: [Int] = []
    var place = 0
    for change in changes {
        result += old[place..<change.old.lowerBound] + new[change.new]
        place = change.old.upperBound
    }
    return result + old[place...]
}

@Test(arguments: 0..<300) func changesTurnTheOldLinesIntoTheNewOnes(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let letters = Int.random(in: 1...12, using: &random)
    let old = (0..<Int.random(in: 0...40, using: &random)).map { _ in Int.random(in: 0..<letters, using: &random) }
    let new = (0..<Int.random(in: 0...40, using: &random)).map { _ in Int.random(in: 0..<letters, using: &random) }
    for limit in [400, 8, 0] {
        let changes = LineDiff.changes(from: old, to: new, limit: limit)
        #expect(applied(changes, old, new) == new, "\(old) → \(new) at limit \(limit): \(changes)")
    }
    let lines = LineDiff.changes(from: old, to: new).reduce(0) { $0 + $1.old.count + $1.new.count }
    #expect(lines == old.count + new.count - 2 * commonLength(old, new), "\(old) → \(new)")
}

/// The length of the longest common subsequence, by the textbook algorithm.
private func commonLength(_ old: [Int], _ new: [Int]) -> Int {
    var row = Array(repeating: 0, count: new.count + 1)
    for line in old {
        var diagonal = 0
        for column in new.indices {
            let above = row[column + 1]
            row[column + 1] = line == new[column] ? diagonal + 1 : max(above, row[column])
            diagonal = above
        }
    }
    return row[new.count]
}

@Test func textsThatHaveNothingInCommonDoNotTakeForever() {
    let old = (0..<50_000).map { $0 % 3 }
    let new = (0..<50_000).map { $0 * $0 % 7 }
    #expect(applied(LineDiff.changes(from: old, to: new), old, new) == new)
}

@Test func everySecondLineOfALargeTextIsFound() {
    let old = Array(0..<20_000)
    let new = old.map { $0.isMultiple(of: 2) ? -$0 - 1 : $0 }
    #expect(LineDiff.changes(from: old, to: new).count == 10_000)
}
