import AXLocaleData
import AXModel
import AXRules
import AXSource
import Testing

/// The profile `consistent` checks strings against the source's own style.
@Suite struct HabitTests {
    private static let declared = [
        "Opens the list.", "Plays the song.", "Adds the song.", "Removes the song.", "Shows the artist.",
        "Shares the song.",
    ]
    private static let bare = declared.map { String($0.dropLast()) }
    private static let commands = [
        "Open the list.", "Play the song.", "Add the song.", "Remove the song.", "Show the artist.", "Share the song.",
    ]
    private static let small = declared.map { $0.prefix(1).lowercased() + $0.dropFirst() }

    private func check(
        _ hints: [String], _ german: [String?] = [], profile: Profile = .consistent, id: String
    ) -> [Diagnostic] {
        let keys = hints.indices.map { StringKey("k\($0).hint") }
        let source = Catalog.made("en", Array(zip(keys, hints)), role: .hint)
        let entries = zip(keys, german).compactMap { key, text in text.map { (key, $0) } }
        let translations = entries.isEmpty ? [] : [Catalog.made("de", entries)]
        return Checker(styles: .embedded, profile: profile).check(source: source, translations: translations)
            .filter { $0.id == id }
    }

    @Test func aSourceThatKeepsApplesFormReportsTheHintThatDeparts() {
        let found = check(Self.declared + ["Opens the map"], id: "hint-unterminated")
        #expect(found.map(\.key) == ["k6.hint"])
    }

    @Test func aSourceThatLeavesOutThePeriodOnPurposeIsNotReported() {
        #expect(check(Self.bare, id: "hint-unterminated").isEmpty)
        #expect(check(Self.bare, profile: .appleStrict, id: "hint-unterminated").count == Self.bare.count)
    }

    @Test func fourHintsAreNoHabit() {
        #expect(check(Array(Self.bare.prefix(4)), id: "hint-unterminated").count == 4)
        #expect(check(Array(Self.bare.prefix(5)), id: "hint-unterminated").isEmpty)
    }

    @Test func halfOfTheHintsIsNoClearMajority() {
        let mixed = Self.bare + Self.declared.prefix(4)
        #expect(check(mixed, id: "hint-unterminated").count == Self.bare.count)
    }

    @Test func withoutAHabitATranslationThatDropsThePeriodOfItsSourceIsReported() {
        let found = check(
            Self.bare + ["Opens the map."], Self.bare.map { _ in nil } + ["Öffnet die Karte"], id: "hint-unterminated")
        #expect(found.map(\.locale) == ["de"])
        #expect(found.first?.explanation != nil)
    }

    @Test func withoutAHabitATranslationMayLeaveOutWhatItsSourceLeavesOut() {
        #expect(check(Self.bare, ["Öffnet die Liste"], id: "hint-unterminated").isEmpty)
    }

    @Test func aSourceThatCommandsMayBeTranslatedAsCommands() {
        #expect(check(Self.commands, ["Öffne die Liste."], id: "hint-imperative").isEmpty)
        #expect(check(Self.declared, ["Öffne die Liste."], id: "hint-imperative").map(\.locale) == ["de"])
    }

    @Test func gesturesAreNoHabitOfCommanding() {
        let gestures = (1...6).map { "Tap to open list \($0)." }
        #expect(check(gestures + ["Open the list."], id: "hint-imperative").map(\.key) == ["k6.hint"])
    }

    @Test func aSourceThatNamesSubjectsMayBeTranslatedSo() {
        let subjects = Self.declared.map { "This button " + $0.lowercased() }
        let german = "Diese Taste öffnet die Liste."
        #expect(check(subjects, [german], id: "hint-has-subject").isEmpty)
        #expect(check(subjects, [german], profile: .appleStrict, id: "hint-has-subject").count == subjects.count)
        #expect(check(Self.declared, [german], id: "hint-has-subject").map(\.locale) == ["de"])
    }

    @Test func namingTheSubjectIsNoHabitOfCommanding() {
        let subjects = (1...6).map { "You can open list \($0)." }
        #expect(check(subjects + ["Open the list."], id: "hint-imperative").map(\.key) == ["k6.hint"])
    }

    @Test func aSourceThatEndsItsLabelsWithAStopIsNotReportedAndATranslationThatAddsOneIs() {
        let ended = (1...5).map { (StringKey("k\($0)"), "Song number \($0).") }
        let found = { (more: [(StringKey, String)], german: [(StringKey, String)]) in
            Checker(styles: .embedded, profile: .consistent)
                .check(
                    source: Catalog.made("en", ended + more, role: .label), translations: [Catalog.made("de", german)]
                )
                .filter { $0.id == "label-ends-sentence" }.map(\.locale)
        }
        #expect(found([], [("k1", "Titel Nummer 1.")]) == [])
        #expect(found([("open", "All songs")], [("open", "Alle meine Titel.")]) == ["de"])
    }

    @Test func aSourceThatBeginsSmallIsNotReported() {
        #expect(check(Self.small, id: "hint-lowercase").isEmpty)
        #expect(check(Self.declared + ["opens the map."], id: "hint-lowercase").count == 1)
    }

    @Test func contentFaultsDoNotDependOnHabit() {
        let gestures = (1...8).map { "Tap to open list \($0)" }
        #expect(check(gestures, id: "hint-names-gesture").count == 8)
    }

    @Test func theFixIsTheMarkOfTheLocale() throws {
        let text = "曲を再生します."
        let source = Catalog.made("en", [("a.hint", "Plays the song.")], role: .hint)
        let found = Checker(styles: .embedded, profile: .consistent)
            .check(source: source, translations: [Catalog.made("ja", [("a.hint", text)])])
            .filter { $0.id == "hint-unterminated" }
        let fix = try #require(found.first?.fixIts.first)
        #expect(fix.safety == .safe)
        let cured = try SourceFile(path: "x", text: text).applying(fix.edits)
        #expect(String(decoding: cured.text, as: UTF8.self) == "曲を再生します。")
    }

    @Test(arguments: [
        ("Plays the song", true), ("Plays song no. 5", true), ("Plays it at 3.5x", true),
        ("Plays songs of R.E.M", true),
        ("Opens https://example.com/song", false), ("Opens example.com", false), ("Opens www.example.com/a/b", false),
        ("Writes to me@example.com", false), ("Opens “example.com”", false), ("Opens docs.example.com:80", false),
    ])
    func aMarkBehindAnAddressIsLeftToPeople(hint: String, isSafe: Bool) throws {
        let found = check([hint], profile: .appleStrict, id: "hint-unterminated")
        let fix = try #require(found.first?.fixIts.first)
        #expect((fix.safety == .safe) == isSafe)
    }
}
