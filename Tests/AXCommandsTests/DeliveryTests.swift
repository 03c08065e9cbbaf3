import Testing

@testable import AXCommands

private let app = [
    "App/en.lproj/Localizable.strings": "", "App/en.lproj/Player.strings": "", "App/de.lproj/Localizable.strings": "",
    "Kit/Resources/en.lproj/Kit.strings": "",
]

private func delivery(
    _ files: [String], source: String = ".", locale: String? = nil, at path: String = "/in"
) throws -> Delivery {
    let delivered = Dictionary(uniqueKeysWithValues: files.map { ("/in/" + $0, "") })
    let system = MemoryFileSystem(app.merging(delivered) { $1 })
    let source = try DeliverySource.named(source, ProjectFinder(files: system))
    return try DeliveryFinder(files: system, source: source, locale: locale).delivery(at: path)
}

private func summary(_ file: Delivery.File) -> String {
    "\(file.table.name) \(file.locale ?? "all"): \(file.table.path) ← \(file.path)"
}

@Test(arguments: [
    ("de.lproj/Localizable.strings", "Localizable", "de"), ("German.lproj/Player.strings", "Player", "de"),
    ("Localizable-de.strings", "Localizable", "de"), ("Localizable_zh_Hant.strings", "Localizable", "zh-Hant"),
    ("Localizable.pt-BR.strings", "Localizable", "pt-BR"), ("de_Player.strings", "Player", "de"),
    ("fr/Localizable.strings", "Localizable", "fr"), ("out/fr-CA/Player.strings", "Player", "fr-CA"),
])
func aDeliveredFileIsPairedByTableAndLocale(_ name: String, _ table: String, _ locale: String) throws {
    let delivery = try delivery([name])
    #expect(delivery.files.map(summary) == ["\(table) \(locale): App/en.lproj/\(table).strings ← /in/\(name)"])
    #expect(delivery.unmatched == [])
}

@Test func aFileNamedAfterItsLocaleBelongsToTheOnlyTable() throws {
    #expect(try delivery(["de.strings"], source: "Kit").files.map(\.table.name) == ["Kit"])
    #expect(try delivery(["de.strings"]).unmatched.map(\.reason) == ["no source table is named de"])
}

@Test func aNamedFileIsTheSourceWhateverTheDeliveryIsCalled() throws {
    let source = "App/en.lproj/Player.strings"
    #expect(try delivery(["x-de.strings"], source: source, at: "/in/x-de.strings").files.map(\.table.path) == [source])
    let named = try delivery(["new.strings"], source: source, locale: "fr", at: "/in/new.strings")
    #expect(named.files.map(summary) == ["Player fr: \(source) ← /in/new.strings"])
    #expect(named.missing == [])
    #expect(
        try delivery(["new.strings"], source: source, at: "/in/new.strings").unmatched.map(\.reason)
            == ["the path doesn't contain a locale; use --locale"])
}

@Test func aLocaleFolderMayBeTheSource() throws {
    let delivery = try delivery(["fr.lproj/Localizable.strings"], source: "App/de.lproj")
    #expect(delivery.files.map(\.table.path) == ["App/de.lproj/Localizable.strings"])
}

@Test func whatIsNotJudgedIsNamedWithItsReason() throws {
    let delivery = try delivery([
        "en.lproj/Player.strings", "de.lproj/Other.strings", "de.lproj/Main.storyboard", "Base.lproj/Player.strings",
        "notes.txt",
    ])
    #expect(delivery.files == [])
    #expect(
        delivery.unmatched.map { "\($0.path): \($0.reason)" } == [
            "/in/Base.lproj/Player.strings: the file is in the development language, so it isn't a translation",
            "/in/de.lproj/Other.strings: no source table is named Other",
            "/in/en.lproj/Player.strings: the file is in the development language, so it isn't a translation",
        ])
}

@Test func tablesThatADeliveredLocaleLacksAreMissing() throws {
    let delivery = try delivery([
        "de.lproj/Localizable.strings", "fr.lproj/Localizable.strings", "fr.lproj/Player.strings",
    ])
    #expect(delivery.missing.map { "\($0.locale) \($0.table)" } == ["de Player", "de Kit", "fr Kit"])
}

@Test func tablesOfOneNameAreToldApartByTheirFolders() throws {
    let files = [
        "A/Res/en.lproj/L.strings": "", "B/Res/en.lproj/L.strings": "", "/in/B/Res/de.lproj/L.strings": "",
        "/in/fr.lproj/L.strings": "",
    ]
    let system = MemoryFileSystem(files)
    let source = try DeliverySource.named(".", ProjectFinder(files: system))
    let delivery = try DeliveryFinder(files: system, source: source).delivery(at: "/in")
    #expect(delivery.files.map(\.table.path) == ["B/Res/en.lproj/L.strings"])
    #expect(
        delivery.unmatched.map(\.reason) == [
            "several source tables have this name (A/Res/en.lproj/L.strings, B/Res/en.lproj/L.strings); "
                + "select one with --source, or with --to for apply"
        ])
}

@Test func aSourceThatLiesInTheDeliveryIsNotDelivered() throws {
    let system = MemoryFileSystem(["d/en.lproj/L.strings": "", "d/de.lproj/L.strings": ""])
    let source = try DeliverySource.named("d/en.lproj/L.strings", ProjectFinder(files: system))
    let delivery = try DeliveryFinder(files: system, source: source).delivery(at: "d")
    #expect(delivery.files.map(summary) == ["L de: d/en.lproj/L.strings ← d/de.lproj/L.strings"])
}

@Test func aDeliveryThatDoesNotExistIsAFailure() {
    #expect(throws: CommandFailure(.input, "/none: no such file or folder")) { try delivery([], at: "/none") }
}
