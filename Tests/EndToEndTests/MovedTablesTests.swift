import Foundation
import Testing

/// `check --since` compares a moved table with its version at the former path.
struct MovedTablesTests {
    private let repository: Repository
    private let changed = "\"play.label\" = \"abspielen\";\n\"stop.label\" = \"anhalten\";\n"

    init() throws {
        repository = try Repository()
    }

    private func moveAll(to folder: String) throws {
        for locale in ["en", "de"] {
            try repository.move("\(locale).lproj", to: "\(folder)/\(locale).lproj")
        }
    }

    @Test func aTableThatOnlyMovesHasNotChanged() throws {
        defer { repository.removeAll() }
        try moveAll(to: "New")
        #expect(try repository.found().count == 2)
        #expect(try repository.found("--since", "HEAD").isEmpty)
        #expect(try repository.found("New", "--since", "HEAD").isEmpty)
        #expect(try repository.found("New/de.lproj/Localizable.strings", "--since", "HEAD").isEmpty)
        try repository.git("add", "-A")
        #expect(try repository.found("--since", "HEAD").isEmpty)
        #expect(try repository.found("--staged").isEmpty)
    }

    @Test func ofATableThatMovesTheChangedUnitsAreJudged() throws {
        defer { repository.removeAll() }
        try moveAll(to: "New")
        try repository.write(changed, "New/de.lproj/Localizable.strings")
        let first = "New/de.lproj/Localizable.strings:1:17 label-lowercase"
        #expect(try repository.found("--since", "HEAD") == [first])
        #expect(try repository.found("New/de.lproj", "--since", "HEAD") == [first])
        try repository.git("add", "-A")
        #expect(try repository.found("--staged") == [first])
    }

    @Test func aTableWithAnotherNameIsComparedWithTheFormerOne() throws {
        defer { repository.removeAll() }
        for locale in ["en", "de"] {
            try repository.move("\(locale).lproj/Localizable.strings", to: "\(locale).lproj/Main.strings")
        }
        #expect(try repository.found("--since", "HEAD").isEmpty)
        try repository.write(changed, "de.lproj/Main.strings")
        #expect(try repository.found("--since", "HEAD") == ["de.lproj/Main.strings:1:17 label-lowercase"])
    }

    @Test func aCatalogIsComparedWithTheTablesThatItTakesIn() throws {
        defer { repository.removeAll() }
        func unit(_ key: String, _ en: String, _ de: String) -> String {
            #""\#(key)":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"\#(de)"}},"#
                + #""en":{"stringUnit":{"state":"translated","value":"\#(en)"}}}}"#
        }
        try repository.remove("en.lproj")
        try repository.remove("de.lproj")
        let strings = [unit("play.label", "Play", "abspielen"), unit("stop.label", "Stop", "anhalten")]
        try repository.write(
            #"{"sourceLanguage":"en","strings":{\#(strings.joined(separator: ","))},"version":"1.0"}"#,
            "Localizable.xcstrings")
        #expect(try repository.found().filter { $0.hasSuffix("label-lowercase") }.count == 2)
        #expect(try repository.found("--since", "HEAD").filter { $0.hasSuffix("label-lowercase") }.count == 1)
    }

    @Test func aFaultOfTheFileItselfIsNotNewWhereTheFileMoves() throws {
        defer { repository.removeAll() }
        let path = "de.lproj/Localizable.strings"
        try repository.write("\"play.label\" = \"Spielen\";\n\"stop.label\" = \"Anhalten\";\n\"", path)
        try repository.commit()
        #expect(try !repository.found().isEmpty)
        try moveAll(to: "New")
        #expect(try repository.found("--since", "HEAD").isEmpty)
        try repository.write("\"play.label\" = \"Spielen\";\n\"stop.label\" = \"Halten\";\n\"", "New/" + path)
        #expect(try !repository.found("--since", "HEAD").isEmpty)
    }

    @Test func aCopyIsNew() throws {
        defer { repository.removeAll() }
        try repository.write(Repository.table["en.lproj/Localizable.strings"] ?? "", "New/en.lproj/Localizable.strings")
        try repository.write(Repository.table["de.lproj/Localizable.strings"] ?? "", "New/de.lproj/Localizable.strings")
        #expect(try repository.found("--since", "HEAD").count == 2)
    }
}
