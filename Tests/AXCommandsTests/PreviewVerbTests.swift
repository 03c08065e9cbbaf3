import AXTestSupport
import Foundation
import Testing

@testable import AXCommands

/// The transcripts that a project keeps: what changes them, and what doesn't.
@Suite struct PreviewVerbTests {
    private static let code = """
        struct Player {
            func show() {
                play.accessibilityLabel = isOn ? NSLocalizedString("pause", comment: "") : NSLocalizedString("play", comment: "")
                play.accessibilityHint = NSLocalizedString("play.hint", comment: "")
            }
        }

        """
    private static let project = [
        "App/A.swift": code,
        "en.lproj/Localizable.strings": "\"play\" = \"Play\";\n\"pause\" = \"Pause\";\n\"play.hint\" = \"Plays.\";\n",
        "de.lproj/Localizable.strings":
            "\"play\" = \"Abspielen\";\n\"pause\" = \"Pause\";\n\"play.hint\" = \"Spielt ab.\";\n",
        ".axstrings.yml": "preview: {locales: [en, de]}\n",
    ]

    /// The files after an update.
    private func updated(_ files: [String: String] = project) throws -> [String: String] {
        let run = try VerbRun(["preview", "--update"], files)
        #expect(run.verdict == .clean)
        var result = files
        for locale in ["en", "de", "fr"] {
            result["AccessibilityTranscript/\(locale).txt"] = run.files.text("AccessibilityTranscript/\(locale).txt")
        }
        return result
    }

    private func check(_ files: [String: String]) throws -> VerbRun {
        try VerbRun(["preview", "--check"], files)
    }

    @Test func anUpdatedTranscriptIsCurrent() throws {
        let files = try updated()
        #expect(try check(files).verdict == .clean)
        #expect(try check(files).output.isEmpty)
        #expect(
            files["AccessibilityTranscript/de.txt"]?.contains("  if isOn: Pause\n  Abspielen\n") == true)
    }

    @Test func whatIsNotSpokenChangesNothing() throws {
        let files = try updated()
        var moved = files
        moved["App/A.swift"] = nil
        moved["Sources/B.swift"] = "// A comment.\n\nlet x = 1\n" + Self.code
        #expect(try check(moved).verdict == .clean)
        var windows = files
        for locale in ["en", "de"] {
            windows["AccessibilityTranscript/\(locale).txt"]?.replace("\n", with: "\r\n")
        }
        #expect(try check(windows).verdict == .clean)
        #expect(
            try VerbRun(["preview", "--update"], windows).files.text("AccessibilityTranscript/en.txt")?.contains("\r\n")
                == true)
    }

    @Test func missingStaleAndDifferentTranscriptsAreReported() throws {
        let missing = try check(Self.project)
        #expect(missing.verdict == .findings && missing.errors.contains("de.txt: the transcript is missing"))
        var stale = try updated()
        stale["AccessibilityTranscript/fr.txt"] = "Spoken transcript, fr\n"
        stale["AccessibilityTranscript/notes.txt"] = "Ours.\n"
        let run = try check(stale)
        #expect(run.verdict == .findings && run.errors.contains("fr.txt: the project no longer has this language, or"))
        #expect(!run.errors.contains("notes"))
        let removed = try VerbRun(["preview", "--update"], stale).files
        #expect(removed.text("AccessibilityTranscript/fr.txt") == nil)
        #expect(removed.text("AccessibilityTranscript/notes.txt") != nil)
    }

    @Test(arguments: [
        ("en.lproj/Localizable.strings", "\"play.hint\"", "\"other.hint\"", "raw key"),
        ("App/A.swift", "isOn ? NSLocalizedString(\"pause\", comment: \"\") : ", "", "lost branch"),
        ("App/A.swift", "play.accessibility", "// play.accessibility", "lost label"),
    ])
    func aDifferenceSaysWhatItMeans(_ path: String, _ old: String, _ new: String, _ meaning: String) throws {
        var files = try updated()
        files[path] = files[path]?.replacing(old, with: new)
        let run = try check(files)
        #expect(run.verdict == .findings)
        #expect(run.output.contains(": Player, play: \(meaning)\n"), "\(run.output)")
    }

    @Test func aScreenIsNamedWithOrWithoutItsModule() throws {
        var files = Self.project
        files["Kit/Sources/Songs/B.swift"] = Self.code.replacing("Player", with: "Song")
        for name in ["Songs.Song", "Song"] {
            let run = try VerbRun(["preview", "--screen", name], files)
            #expect(run.output.contains("# Songs.Song\n") && !run.output.contains("# Player"))
        }
    }

    @Test func whatIsHiddenIsNeverSpoken() throws {
        let code = """
            struct Songs: View {
                var body: some View {
                    VStack { Image("a").accessibilityLabel("Inside") }.accessibilityElement().accessibilityLabel("Outside")
                    Image("b").accessibilityLabel("Hidden").accessibilityHidden(true)
                    VStack { Image("c").accessibilityLabel("Contained") }.accessibilityElement(children: .contain)
                    Image("d").accessibilityLabel("Shown").accessibilityHidden(false)
                    VStack { Image("e").accessibilityLabel("Deep") }.accessibilityHidden(true)
                }
            }

            """
        let output = try VerbRun(["preview"], ["A.swift": code]).output
        #expect(["Outside", "Contained", "Shown"].allSatisfy(output.contains))
        #expect(!["Inside", "Hidden", "Deep"].contains { output.contains($0) })
    }

    @Test func theViewsInAnElementAreNeverReached() throws {
        let code = """
            class SongCell: UITableViewCell {
                let play = UIButton()
                func setUp(_ title: String) {
                    isAccessibilityElement = true
                    accessibilityLabel = "Whole"
                    play.accessibilityLabel = "Part"
                }
            }

            """
        let output = try VerbRun(["preview"], ["A.swift": code]).output
        #expect(output.contains("Whole"))
        #expect(!output.contains("Part"))
    }

    @Test func oneBranchOfAChainExcludesTheOthers() throws {
        let code = """
            struct Songs: View {
                var body: some View {
                    Button("x") {}.accessibilityLabel(isNew ? "New" : isOld ? "Old" : "Song")
                }
            }
            class Cell: UIView {
                func update() {
                    if isNew { accessibilityLabel = "A" } else if isOld { accessibilityLabel = "B" } else { accessibilityLabel = "C" }
                    if isNew { accessibilityHint = "D" } else if isOld { accessibilityHint = "E" } else { accessibilityHint = "F" }
                }
            }

            """
        let output = try VerbRun(["preview"], ["A.swift": code]).output
        #expect(
            output.contains(
                "if isNew: New. Button.\n  if isOld: Old. Button.\n  Song. Button.\n"
            ))
        #expect(
            output.contains(
                "if isNew: A\n  hint: D\n  if isOld: B\n  hint: E\n  C\n  hint: F\n"
            ), "\(output)")
    }

    @Test func whatIsAppendedIsSpokenInOrder() throws {
        let code = """
            class Cell: UIView {
                func update(_ song: Song) {
                    var parts = [NSLocalizedString("Song", comment: "")]
                    if song.isNew { parts.append(NSLocalizedString("new", comment: "")) }
                    parts.append("end")
                    accessibilityLabel = parts.joined(separator: ", ")
                    var value = "a"
                    value += "b"
                    accessibilityValue = value
                }
            }

            """
        let output = try VerbRun(["preview"], ["A.swift": code]).output
        #expect(output.contains("if song.isNew: Song, new, end: ab\n  Song, end: ab\n"), "\(output)")
    }

    @Test func aConditionalModifierIsAboutItsView() throws {
        let code = """
            struct Songs: View {
                var body: some View {
                    Button("Play") {}.if(isOn) { $0.accessibilityHint("Plays.") }
                }
            }

            """
        let output = try VerbRun(["preview"], ["A.swift": code]).output
        #expect(output.contains("Button\n"), "\(output)")
        #expect(output.contains("hint: Plays."), "\(output)")
        #expect(!output.contains("$0"), "\(output)")
    }

    @Test func customContentIsANameWithAValue() throws {
        let code = """
            class Cell: UIView {
                func update(_ song: Song) {
                    accessibilityLabel = "Song"
                    accessibilityCustomContent = [AXCustomContent(label: "Length", value: song.isLong ? "long" : "short")]
                    accessibilityValue = "\\(song.index + 1)"
                }
            }

            """
        let output = try VerbRun(["preview"], ["A.swift": code]).output
        #expect(output.contains("if song.isLong: Length, long"), "\(output)")
        #expect(output.contains("Song: {song.index + 1}"), "\(output)")
    }

    @Test func aClassIsWhatItInherits() throws {
        let code = """
            class AvatarButton: UIControl {}
            class Profile: UIViewController {
                let avatarButton = AvatarButton()
                func setUp() { avatarButton.accessibilityLabel = "Profile" }
            }

            """
        let output = try VerbRun(["preview"], ["A.swift": code]).output
        #expect(output.contains("avatarButton\n  Profile\n"), "\(output)")
    }

    @Test func aPropertyIsOneElementInAllFunctionsAndALocalVariableIsNot() throws {
        let code = """
            class Player {
                let play = UIButton()
                func setUp() {
                    play.accessibilityLabel = "Play"
                    let button = UIButton()
                    button.accessibilityLabel = "One"
                }
                func update() {
                    super.play?.accessibilityValue = "3"
                    let button = UIButton()
                    button.accessibilityLabel = "Two"
                }
            }

            """
        let output = try VerbRun(["preview"], ["A.swift": code]).output
        #expect(
            output.hasSuffix("\nplay\n  Play: 3. Button.\nbutton\n  One. Button.\nbutton\n  Two. Button.\n"),
            "\(output)")
    }

    @Test func aClosureThatCompletesAPropertyIsAboutTheProperty() throws {
        let code = """
            class Player {
                let play = UIButton().then { $0.accessibilityLabel = "Play" }
                func update() { play.accessibilityValue = "On"; all.forEach { $0.accessibilityLabel = "All" } }
            }

            """
        let output = try VerbRun(["preview"], ["A.swift": code]).output
        #expect(output.hasSuffix("\nplay\n  Play: On. Button.\n$0\n  All\n"), "\(output)")
    }

    @Test func anOutletAndItsPropertyAreOneElement() throws {
        let document = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Player">
                        <connections><outlet property="play" destination="aaa-bb-ccc" id="ddd-ee-fff"/></connections>
                    </placeholder>
                    <button id="aaa-bb-ccc">
                        <accessibility key="accessibilityConfiguration" hint="Plays the song."/>
                    </button>
                </objects>
            </document>

            """
        let code =
            "class Player {\n  @IBOutlet var play: UIButton!\n  func f() { play.accessibilityLabel = \"Play\" }\n}\n"
        let output = try VerbRun(["preview"], ["Player.xib": document, "Player.swift": code]).output
        #expect(output.hasSuffix("\n# Player\n\nplay\n  Play. Button.\n  hint: Plays the song.\n"), "\(output)")
    }

    @Test func changesSinceARevisionNeedGit() {
        #expect(throws: (any Error).self) { try VerbRun(["preview", "--since", "HEAD"], Self.project) }
    }

    @Test(arguments: [
        ("play.isEnabled = songs > 0", "  if songs <= 0: Play. Dimmed. Button.\n  Play. Button.\n"),
        ("play.isEnabled = false", "  Play. Dimmed. Button.\n"), ("play.isEnabled = true", "  Play. Button.\n"),
        ("play.isSelected = isOn", "  if isOn: Selected: Play. Button.\n  Play. Button.\n"),
    ])
    func theStateOfAControlIsSpoken(_ statement: String, _ lines: String) throws {
        let code = """
            class Player {
                let play = UIButton()
                func show() {
                    play.accessibilityLabel = "Play"
                    \(statement)
                }
            }

            """
        #expect(try VerbRun(["preview"], ["A.swift": code]).output.contains("\nplay\n" + lines))
    }

    @Test func aLanguageWithoutATableSpeaksAnother() throws {
        let run = try VerbRun(["preview", "--locale", "ja"], Self.project)
        #expect(run.output.contains("  {in en: Play}\n  hint: {in en: Plays.}\n"))
    }

    @Test func aListenerHearsTheNearestLocalization() throws {
        let run = try VerbRun(["preview", "--locale", "de-AT"], Self.project)
        #expect(run.output.contains("  Abspielen\n  hint: Spielt ab.\n"))
    }

    @Test func theNameOfAConstantIsNoElement() throws {
        let code = """
            enum Texts { static let accessibilityLabel = NSLocalizedString("play", comment: "") }
            struct Player { func f() { button.accessibilityLabel = Texts.accessibilityLabel } }

            """
        var files = Self.project
        files["App/A.swift"] = code
        let output = try VerbRun(["preview", "--locale", "en"], files).output
        #expect(output == "Spoken transcript, en\n\n# Player\n\nbutton\n  Play. Button.\n")
    }

    @Test func aPropertyWhoseStringAViewTakesIsNotSpokenTwice() throws {
        let code = """
            struct Status: View {
                let isSent: Bool
                var body: some View { Image("status").accessibilityLabel(accessibilityLabel) }
                private var accessibilityLabel: String { isSent ? L10n.sent : NSLocalizedString("play", comment: "") }
            }
            class Cell: UITableViewCell {
                override var accessibilityLabel: String? { get { NSLocalizedString("pause", comment: "") } set {} }
            }

            """
        var files = Self.project
        files["App/A.swift"] = code
        let output = try VerbRun(["preview", "--locale", "en"], files).output
        #expect(
            output.contains("# Cell\n\nself\n  Pause\n\n# Status\n\nImage\n  if isSent: {L10n.sent}. Image.\n")
                && output.components(separatedBy: "Play").count == 2, "\(output)")
    }

    @Test func aLocaleOfACatalogIsNoPath() throws {
        let catalog = """
            {"sourceLanguage": "en", "strings": {"play": {"localizations": {"../../out": {"stringUnit": \
            {"state": "translated", "value": "Out"}}, "fr": {"stringUnit": {"state": "translated", "value": "Lire"}}}}}, \
            "version": "1.0"}
            """
        let files = ["App/A.swift": Self.code, "App/Localizable.xcstrings": catalog]
        let run = try VerbRun(["preview", "--update", "--locale", "all"], files)
        #expect(run.files.text("AccessibilityTranscript/fr.txt")?.contains("Lire") == true)
        #expect(run.files.text("out.txt") == nil && !run.errors.contains("out"))
        #expect(throws: (any Error).self) { try VerbRun(["preview", "--update", "--locale", "../x"], files) }
    }

    @Test func nothingIsWrittenIfASourceCannotBeRead() throws {
        var files = Self.project
        files["App/Deep.swift"] = "x.accessibilityLabel = " + String(repeating: "(", count: 60_000)
        let run = try VerbRun(["preview", "--update"], files)
        #expect(run.verdict == .unreadable)
        #expect(run.files.text("AccessibilityTranscript/en.txt") == nil)
    }

    @Test func onlyTheDefaultsOfTheConfigurationAreAllThatIsKept() throws {
        let run = try VerbRun(["preview", "--check", "--locale", "de"], try updated())
        #expect(run.verdict == .clean, "\(run.errors)")
    }

    @Test(arguments: [
        ["preview", "--check", "--update"], ["preview", "--update", "App"], ["preview", "--check", "--format", "json"],
    ])
    func whatCannotBeCombinedIsRefused(_ arguments: [String]) {
        #expect(throws: (any Error).self) { try VerbRun(arguments, Self.project) }
    }
}
