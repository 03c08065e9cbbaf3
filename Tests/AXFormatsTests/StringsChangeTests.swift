import AXFormats
import AXModel
import AXSource
import AXTestSupport
import Testing

/// Properties of changes to tables, checked with small random tables that are the same in every run.
@Suite struct StringsChangeTests {
    /// The contents of an entry.
    private struct Entry: Equatable, CustomStringConvertible {
        let key: StringKey
        let value: PropertyValue
        var comment: String?

        var description: String { "\(key)=\(value)/*\(comment ?? "-")*/" }
    }

    private struct Table {
        let file: SourceFile
        let document: any StringsFile

        init(_ file: SourceFile) {
            self.file = file
            document = StringsFormat().parse(file).value
        }

        var entries: [Entry] {
            document.contents.entries.map { Entry(key: $0.key, value: $0.value, comment: $0.comment) }
        }
        var loaded: [Entry] { document.contents.loaded.map { Entry(key: $0.key, value: $0.value) } }

        func changed(_ changes: [CatalogChange]) throws -> Table {
            Table(try file.applying(document.edits(for: changes).edits))
        }

        /// Whether Apple's parser stops before the end.
        var hasTail: Bool { StringsFormat().parse(file).diagnostics.contains { $0.id == "entries-dropped" } }

        var shown: Comment { Comment(rawValue: file.string(file.fullSpan).debugDescription + " \(file.encoding)") }
    }

    private static let keys: [StringKey] = ["a", "b", "c", "d"]
    private static let values = [
        "", "x", "two words", "\"\u{301}", "\\\u{301}q\u{FE0F}", "\r\n", "a\nb\rc", "'\u{200D}'", "\\U00e9", "7f",
        "\u{2028}", "*/",
    ]
    private static let comments = [
        "c", "two\nlines", "*/ \"a\" = \"b\";", "*/\u{301}", "/*", "//", "*", "/", "é\u{301}", "cr\r\nlf\rcr", "\u{7F}",
        "{",
    ]

    /// A table with up to four entries, one or several per line, and comments everywhere, in a random encoding and with
    /// random line ends. Apple's parser stops before the end of some tables.
    private static func table(_ random: inout SeededGenerator) -> SourceFile {
        func pick(_ list: [String]) -> String { list.randomElement(using: &random) ?? "" }
        let newline = pick(["\n", "\r\n", "\r"])
        let gaps = [
            "\n", "\n", " ", "", "\n\n", "  \n", "\n  ", " /* t */\n", " // t\n", "\n/* u */\n\n", "\n/* u\n */ ",
            "\u{2028}",
        ]
        var text = pick(["", "", "\n", "/* { */\n\n", "// h\n", " ", "/* h */ "])
        let isBraced = Int.random(in: 0..<8, using: &random) == 0
        if isBraced { text += "{" + pick(gaps) }
        for key in keys.shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)) {
            text += pick(["", "", "", "/* l */ ", "/* l */\n", "// l\n// m\n", "/* */"])
            text += pick(["\(key)", "\"\(key)\"", "'\(key)'"]) + pick([" = ", "=", " /* i */ = // j\n"])
            text +=
                pick(["v", "\"v\"", "'it\\'s'", "\"\\Ue\\1\"", "(v)", "\"l1\nl2\""]) + pick([";", ";", " /* p */;"])
            text += pick(gaps)
        }
        if isBraced { text += "}" + pick(["", "\n", " /* t */"]) }
        if !isBraced, Int.random(in: 0..<4, using: &random) == 0 {
            text += pick([";", "/* open\n\"lost\" = \"x\";", "=\n\"lost\" = \"x\";\n", "\"open\nlost = x;", "/* open"])
        }
        text = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: newline)
        let bytes = Array(text.utf8)
        return switch Int.random(in: 0..<5, using: &random) {
        case 0: SourceFile(path: "t", raw: [0xFF, 0xFE] + GrammarCase.utf16(text))
        case 1: SourceFile(path: "t", raw: [0xFE, 0xFF] + GrammarCase.utf16(text, big: true))
        case 2: SourceFile(path: "t", raw: [0xEF, 0xBB, 0xBF] + bytes)
        default: SourceFile(path: "t", raw: bytes)
        }
    }

    /// Calls `body` with those of the random tables that load.
    /// - Parameter count: the number of tables in CI.
    private static func eachTable(_ count: Int = 3_000, _ body: (Table, inout SeededGenerator) throws -> Void) rethrows
    {
        var random = SeededGenerator(seed: 99)
        for _ in 0..<InputShare.count(count) {
            let table = Table(Self.table(&random))
            if table.document.contents.status == .ok { try body(table, &random) }
        }
    }

    @Test func aValueThatIsSetIsReadBackAndNothingElseChanges() throws {
        try Self.eachTable { table, random in
            for (index, entry) in table.loaded.enumerated() {
                let value = Self.values.randomElement(using: &random) ?? ""
                let changed = try table.changed([.set(entry.key, value: value)])
                var loaded = table.loaded
                loaded[index] = Entry(key: entry.key, value: .string(StringKey(value)))
                #expect(changed.loaded == loaded, table.shown)
                #expect(changed.entries.map(\.comment) == table.entries.map(\.comment), table.shown)
                #expect(try changed.changed([.set(entry.key, value: value)]).file.raw == changed.file.raw, table.shown)
            }
        }
    }

    @Test func aCommentThatIsSetIsReadBackAndNothingElseChanges() throws {
        try Self.eachTable { table, random in
            for (index, entry) in table.loaded.enumerated() {
                let comment = Self.comments.randomElement(using: &random) ?? ""
                let changed = try table.changed([.comment(entry.key, comment)])
                var entries = table.entries
                entries[index].comment = Self.asRead(comment)
                #expect(changed.entries == entries, table.shown)
                #expect(changed.loaded == table.loaded, table.shown)
                #expect(try changed.changed([.comment(entry.key, comment)]).file.raw == changed.file.raw, table.shown)
                let bare = try changed.changed([.comment(entry.key, nil)])
                entries[index].comment = nil
                #expect(bare.entries == entries, table.shown)
            }
        }
    }

    @Test func anEntryThatIsAddedLoadsAndGoesAgainWithAllThatCameWithIt() throws {
        try Self.eachTable { table, random in
            let value = Self.values.randomElement(using: &random) ?? ""
            let comment = Bool.random(using: &random) ? Self.comments.randomElement(using: &random) : nil
            let key = StringKey(["n", "\"\u{301}", "\\\u{FE0F}"].randomElement(using: &random) ?? "")
            let changed = try table.changed([.add(key, value: value, comment: comment)])
            let new = Entry(key: key, value: .string(StringKey(value)), comment: comment.map(Self.asRead))
            #expect(changed.loaded == table.loaded + [Entry(key: key, value: new.value)], table.shown)
            var entries = table.entries
            entries.insert(new, at: table.loaded.count)
            #expect(changed.entries == entries, table.shown)
            let back = try changed.changed([.remove(key)])
            #expect(back.entries == table.entries, table.shown)
        }
    }

    @Test func anEntryThatIsRemovedTakesNothingAlongAndLeavesATable() throws {
        try Self.eachTable { table, _ in
            for entry in table.loaded {
                let changed = try table.changed([.remove(entry.key)])
                #expect(changed.entries == table.entries.filter { $0.key != entry.key }, table.shown)
                #expect(changed.loaded == table.loaded.filter { $0.key != entry.key }, table.shown)
                // Where Apple's parser stops, it refuses the file if no entry precedes that location.
                let isRefused = changed.loaded.isEmpty && table.hasTail
                #expect(isRefused || changed.document.contents.status == .ok, table.shown)
            }
            let all = try table.changed(table.loaded.map { .remove($0.key) } + [.add("n", value: "1", comment: nil)])
            #expect(all.loaded.map(\.key) == ["n"], table.shown)
        }
    }

    @Test func sortingChangesTheOrderAndNothingElse() throws {
        try Self.eachTable { table, _ in
            let sorted = try table.changed([.sort])
            #expect(
                sorted.entries == table.entries.prefix(table.loaded.count).sorted { $0.key < $1.key }
                    + table.entries.dropFirst(table.loaded.count), table.shown)
            #expect(sorted.loaded.map(\.key) == table.loaded.map(\.key).sorted(), table.shown)
            #expect(sorted.document.edits(for: [.sort]).edits.isEmpty, table.shown)
        }
    }

    @Test func aCureThatIsSafeLosesNothing() throws {
        try Self.eachTable { table, _ in
            for fix in StringsFormat().parse(table.file).diagnostics.flatMap(\.fixIts) where fix.safety == .safe {
                let mended = Table(try table.file.applying(fix.edits))
                #expect(mended.document.contents.status == .ok, table.shown)
                for entry in table.loaded { #expect(mended.loaded.contains(entry), table.shown) }
            }
        }
    }

    /// A comment after it is written into a table and read: with a space in each `*/`, and LF for each line end.
    private static func asRead(_ comment: String) -> String {
        let apart = String(
            comment.unicodeScalars.reduce(into: String.UnicodeScalarView()) { text, scalar in
                if scalar == "/", text.last == "*" { text.append(" ") }
                text.append(scalar)
            })
        return apart.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
            .joined(separator: "\n")
    }
}
