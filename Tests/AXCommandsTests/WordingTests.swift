import AXTestSupport
import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// The words of docs/style.md, in every string of the sources that users see.
@Suite struct WordingTests {
    /// Phrases that read as translated, each with alternatives.
    static var avoided: [(pattern: Regex<Substring>, instead: String)] {
        [
            (#/\b(?:tells?|told)\b/#, "reports, says, shows, identifies"),
            (#/\b(?:is|are) no (?!longer|more\b)/#, "isn't a …; no … found"),
            (#/\bthere (?:is|are) no\b/#, "no … found"),
            (#/\bstands?\b(?! alone)/#, "is, appears, is defined"),
            (#/(?:^|[.;,] )[Ww]hat (?:is|was|are|cannot|can be|has been)\b/#, "a noun"),
            (#/\b(?:behind|beside)\b/#, "after, next to"),
            (#/\b(?:a|one|each|every|this|its) text\b|\btexts\b/#, "string, translation, value"),
            (#/\bjudge(?:s|d|ment)?\b/#, "check"),
            (#/\bof (?:its|their|your|his|our) own\b/#, "its own, separate, custom"),
            (#/\b(?:[Nn]obody|[Ww]hoever|[Ww]ho listens)\b/#, "no one, listeners"),
            (#/\b(?:goes|go) with\b|\btakes? no\b/#, "can only be used with, can't be combined with"),
            (#/\bpass(?:es|ed)? over\b/#, "skips, ignores"),
            (
                #/\b(?:anew|half-way|at hand|put together|mend(?:s|ed)?)\b/#,
                "again, partway, available, concatenated, fix"
            ),
            (#/\b(?:small letter|belongs? into|capital letter[s]? in)\b/#, "lowercase letter, belongs in"),
            (#/\bmembers? (?:of|“)/#, "key"),
            (#/\bverbs?\b(?= (?:of axstrings|takes|has))/#, "command"),
            (#/\bcannot be read\b/#, "couldn't be read, unreadable"),
            (#/\bfull stops?\b/#, "period"), (#/\bwhite space\b/#, "whitespace"),
            (#/\b(?:hand-made plurals?|plurals? made by hand)\b/#, "hand-rolled plural"),
            (#/\bsmallest difference\b/#, "smallest possible diff"),
        ]
    }

    @Test func stringsThatUsersSeeUsePlainWords() throws {
        let folder = Fixtures.repository.appending(path: "Sources")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap {
            $0 as? URL
        }
        // The script and the style of HTML pages don't contain prose.
        let others: Set = ["HTMLScript.swift", "HTMLStyle.swift"]
        let sources = (files ?? []).filter { $0.pathExtension == "swift" && !others.contains($0.lastPathComponent) }
        #expect(sources.count > 100)
        let avoided = Self.avoided
        let tried = InputShare.of(sources.sorted { $0.path < $1.path })
        let found = try tried.flatMap { file -> [String] in
            let strings = LiteralCollector.strings(in: try String(contentsOf: file, encoding: .utf8))
            return strings.flatMap { string in
                avoided.compactMap { avoided in
                    string.firstMatch(of: avoided.pattern).map {
                        "\(file.lastPathComponent): “\(string)”: “\($0.output)”: write \(avoided.instead)"
                    }
                }
            }
        }
        #expect(found.isEmpty, "\(found.count) strings:\n\(found.joined(separator: "\n"))")
    }

    /// Handwritten pages, without code and recorded output. docs/style.md contains the words that it advises against.
    @Test func documentationUsesPlainWords() throws {
        let root = Fixtures.repository
        let folders = [root] + ["docs", "docs/decisions", "docs/measurements"].map { root.appending(path: $0) }
        let pages = try folders.flatMap {
            try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
        }.filter { $0.pathExtension == "md" && $0.lastPathComponent != "style.md" }
        #expect(pages.count > 25)
        let avoided = Self.avoided
        let found = try pages.flatMap { page -> [String] in
            let text = try String(contentsOf: page, encoding: .utf8)
            let prose = text.replacing(#/(?s)```.*?```|`[^`]*`/#, with: "…").replacing(#/\s+/#, with: " ")
            return avoided.compactMap { avoided in
                prose.firstMatch(of: avoided.pattern).map {
                    "\(page.lastPathComponent): “\(prose[$0.range].description)”: write \(avoided.instead)"
                }
            }
        }
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }

    @Test(arguments: [
        ("\"The label tells a state.\"", 1), ("\"The label says \\(a(\"tells\")).\"", 0), ("// tells a state", 0),
    ])
    func onlyStringsAreRead(source: String, count: Int) {
        let strings = LiteralCollector.strings(in: "let a = \(source)\n1")
        #expect(strings.filter { $0.contains(#/\btells\b/#) }.count == count, "\(strings)")
    }
}

/// The string literals of a source with at least two words, interpolations left out.
private final class LiteralCollector: SyntaxVisitor {
    private var strings: [String] = []

    static func strings(in source: String) -> [String] {
        let collector = LiteralCollector(viewMode: .sourceAccurate)
        collector.walk(Parser.parse(source: source))
        return collector.strings
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        let text = node.segments.map { $0.as(StringSegmentSyntax.self)?.content.text ?? "…" }.joined()
        let words = text.replacing(#/<[^>]*>/#, with: "")
        if words.contains(" ") { strings.append(words) }
        return .visitChildren
    }
}
