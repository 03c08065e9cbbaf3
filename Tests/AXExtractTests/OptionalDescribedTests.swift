import AXSource
import Testing

@testable import AXExtract

/// Calls of `String(describing:)` with an optional, and with values that may be one.
@Suite struct OptionalDescribedTests {
    private static func count(_ body: String, parameters: String = "name: String?, song: Song") -> Int {
        let text = """
            class Cell {
              var title: String?
              var subtitle: String = ""
              var legacy: String!
              var box: Optional<Song>
              let caption = UILabel()
              @IBOutlet weak var button: UIButton!
              func show(\(parameters)) {
            \(body)
              }
            }
            """
        let found = SwiftText.occurrences(SourceFile(path: "A.swift", text: text))
        return found.diagnostics.count { $0.id == "optional-described" }
    }

    @Test(arguments: [
        "cell.accessibilityLabel = String(describing: name)",
        "cell.accessibilityLabel = \"Played by \\(String(describing: name))\"",
        "cell.accessibilityLabel = String(format: NSLocalizedString(\"by %@\", comment: \"c\"), String(describing: name))",
        "cell.accessibilityHint = String(describing: song.artist?.name)",
        "cell.accessibilityValue = String(describing: song.artist?.name.uppercased())",
        "cell.accessibilityLabel = String(describing: songs?[0].title)",
        "cell.accessibilityLabel = String(describing: title)",
        "cell.accessibilityLabel = String(describing: self.title)",
        "cell.accessibilityLabel = String(describing: legacy)", "cell.accessibilityLabel = String(describing: box)",
        "cell.accessibilityLabel = String(describing: item as? Song)",
        "cell.accessibilityLabel = String(describing: try? load())",
        "let other: String? = load()\ncell.accessibilityLabel = String(describing: other)",
        "cell.accessibilityLabel = \"\\(String(describing: caption.text)) yield\"",
        "cell.accessibilityLabel = String(describing: button.currentTitle)",
        "cell.accessibilityLabel = String(describing: self.caption.accessibilityHint)",
        "cell.accessibilityLabel = String(reflecting: name)",
        "cell.accessibilityLabel = isOn ? String(describing: name) : nil",
    ])
    func anOptionalIsDescribed(body: String) { #expect(Self.count(body) == 1) }

    @Test(arguments: [
        "cell.accessibilityLabel = String(describing: subtitle)", "cell.accessibilityLabel = String(describing: song)",
        "cell.accessibilityLabel = String(describing: name ?? \"\")",
        "cell.accessibilityLabel = String(describing: name!)",
        "cell.accessibilityLabel = String(describing: (song.artist?.name ?? title).count)",
        "guard let name else { return }\ncell.accessibilityLabel = String(describing: name)",
        "if let name = name { cell.accessibilityLabel = String(describing: name) }",
        "if let title { cell.accessibilityLabel = String(describing: title) }",
        "switch name { case let name?: cell.accessibilityLabel = String(describing: name)\ndefault: break }",
        "name.map { name in cell.accessibilityLabel = String(describing: name) }",
        "let name = load()\ncell.accessibilityLabel = String(describing: name)",
        "cell.accessibilityLabel = String(describing: item as! Song)",
        "cell.accessibilityLabel = String(describing: try! load())",
        "cell.accessibilityLabel = String(describing: type(of: song.artist?.name))",
        "cell.accessibilityLabel = String(describing: song.text)",
        "cell.accessibilityLabel = String(describing: caption.tag)",
        "cell.accessibilityLabel = String(describing: other)", "print(String(describing: name))",
        "cell.accessibilityIdentifier = String(describing: name)", "cell.title = String(describing: name)",
    ])
    func itIsNoneOrNobodyKnows(body: String) { #expect(Self.count(body) == 0) }

    @Test func aParameterThatIsNoOptionalHidesAMember() {
        #expect(Self.count("cell.accessibilityLabel = String(describing: title)", parameters: "title: String") == 0)
    }
}
