import Foundation
import Testing

/// A Git LFS pointer in place of a table is reported as such, without other findings about it.
struct LFSPointerTests {
    private let repository: Repository
    private let english = "en.lproj/Localizable.strings"
    private let german = "de.lproj/Localizable.strings"

    init() throws {
        repository = try Repository()
    }

    private func pointer(_ digit: Character) -> String {
        """
        version https://git-lfs.github.com/spec/v1
        oid sha256:\(String(repeating: digit, count: 64))
        size 12345

        """
    }

    private func found(_ arguments: String...) throws -> [String] {
        let run = try ToolRun(["check", "--scope", "all", "--format", "xcode"] + arguments, in: repository.folder)
        #expect(run.errors.isEmpty, "\(run.record)")
        #expect(run.code == 1, "\(run.record)")
        return run.output.split(separator: "\n").map { String($0) }
    }

    private func line(_ path: String) -> String {
        "\(path):1:1: error: file is only a Git LFS pointer; run “git lfs pull” to fetch its contents [file-unparsable]"
    }

    @Test(arguments: ["strings", "stringsdict", "xcstrings", "xliff"])
    func aPointerIsTheOneFinding(kind: String) throws {
        defer { repository.removeAll() }
        try repository.write(pointer("a"), "de.lproj/Other.\(kind)")
        try repository.write("\"play.label\" = \"Spielen\";\n\"stop.label\" = \"Anhalten\";\n", german)
        let path = "de.lproj/Other.\(kind)"
        #expect(try found(path) == [line(path)])
    }

    @Test func aTranslationThatWasNotFetchedLacksNothing() throws {
        defer { repository.removeAll() }
        try repository.write(pointer("a"), german)
        #expect(try found() == [line(german)])
        #expect(try found("de.lproj", "--source", "en.lproj") == [line(german)])
    }

    @Test func aSourceThatWasNotFetchedLacksNothing() throws {
        defer { repository.removeAll() }
        try repository.write(pointer("a"), english)
        try repository.write("\"play.label\" = \"Spielen\";\n\"stop.label\" = \"Anhalten\";\n", german)
        #expect(try found() == [line(english)])
        #expect(try found("de.lproj", "--source", "en.lproj") == [line(english)])
    }

    @Test func formsThatWereNotFetchedAreNotMissing() throws {
        defer { repository.removeAll() }
        let forms =
            "{\"n.label\" = {NSStringLocalizedFormatKey = \"%#@n@\"; n = {NSStringFormatSpecTypeKey = "
            + "NSStringPluralRuleType; NSStringFormatValueTypeKey = d; one = \"%d song\"; other = \"%d songs\";};};}\n"
        try repository.write(forms, "en.lproj/Localizable.stringsdict")
        try repository.write(pointer("a"), "de.lproj/Localizable.stringsdict")
        try repository.write("\"play.label\" = \"Spielen\";\n\"stop.label\" = \"Anhalten\";\n", german)
        #expect(try found() == [line("de.lproj/Localizable.stringsdict")])
    }

    @Test(arguments: [
        ["set", "de.lproj/Localizable.strings", "play.label", "Los"],
        ["format", "de.lproj/Localizable.strings"], ["apply", "Delivery", "--to", "."],
        ["pseudo", "en.lproj/Localizable.strings", "--output", "out"],
    ])
    func aPointerIsNeverWrittenInto(arguments: [String]) throws {
        defer { repository.removeAll() }
        let path = arguments[1].hasPrefix("en") ? english : german
        try repository.write(pointer("a"), path)
        try repository.write("\"play.label\" = \"Spielen\";\n", "Delivery/" + german)
        let run = try ToolRun(arguments, in: repository.folder)
        #expect(run.code == 2, "\(run.record)")
        #expect(
            run.errors.contains("only a Git LFS pointer; run “git lfs pull” to fetch its contents"), "\(run.record)")
        #expect(try String(contentsOf: repository.folder.appending(path: path), encoding: .utf8) == pointer("a"))
    }

    @Test func whatTheIndexPointsToIsJudgedWhereItWasFetched() throws {
        defer { repository.removeAll() }
        func store(_ digit: Character, _ text: String) throws {
            let name = String(repeating: digit, count: 64)
            try repository.write(text, ".git/lfs/objects/\(name.prefix(2))/\(name.prefix(2))/\(name)")
            try repository.write(pointer(digit), german)
        }
        try store("a", "\"play.label\" = \"spielen\";\n\"stop.label\" = \"anhalten\";\n")
        try repository.commit()
        try store("b", "\"play.label\" = \"spielen\";\n\"stop.label\" = \"stoppen\";\n")
        try repository.git("add", "-A")
        try repository.write("\"play.label\" = \"spielen\";\n\"stop.label\" = \"Anhalten\";\n", german)
        #expect(try repository.found("--staged") == ["de.lproj/Localizable.strings:2:17 label-lowercase"])
    }
}
