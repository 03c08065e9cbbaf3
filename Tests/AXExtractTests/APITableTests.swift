import AXModel
import AXSource
import Testing

@testable import AXExtract

struct APITableTests {
    @Test func noRowStandsTwice() {
        let rows = APITable.accessibilityRows + LocalizedKeyAPIs.rows
        let shapes = Dictionary(grouping: rows, by: \.shape).filter { $0.value.count > 1 }.values.map { $0.map(\.api) }
        #expect(shapes.isEmpty, "rows of one shape: \(shapes)")
        let all = rows + AppKitAPIs.sharedRows
        let names = Dictionary(grouping: all, by: \.api).filter { $0.value.count > 1 }.keys.sorted()
        #expect(names == [], "rows of one name")
    }

    @Test func whatAppKitSharesWithUIKitIsInBoth() {
        let shapes = Set(UIKitAPIs.rows.map(\.shape))
        #expect(AppKitAPIs.sharedRows.filter { !shapes.contains($0.shape) }.map(\.api) == [])
    }

    @Test(arguments: APITable.accessibilityRows)
    func aFileThatMentionsAnAPIIsParsed(row: APIRow) {
        let text = (row.module.map { "import \($0)\n" } ?? "") + Self.mention(row.shape)
        #expect(SourcePrefilter.isFound(inSwift: Array(text.utf8)), "\(text) is passed over")
    }

    @Test func aFileThatMentionsNoneIsNot() {
        let text = "import UIKit\nlet image = Image(\"a\"), button = Button(action: a, label: { Text(\"b\") })\n"
        #expect(!SourcePrefilter.isFound(in: Array(text.utf8)))
        #expect(!SourcePrefilter.isFound(in: []))
        #expect(!SourcePrefilter.isFound(inSwift: Array("Accessi".utf8)))
    }

    @Test(arguments: [
        "view.accessibilityIdentifier = \"a\"", "view.isAccessibilityElement = false", "kSecAttrAccessible",
        "if UIAccessibility.isVoiceOverRunning { }", "// for accessibility, and inaccessible", "NSAccessibility.Role",
        "static let wheelchairAccessibilityIcon = \"a\"", "Text(a).accessibilityElement(children: .combine)",
        "BarMark(x: .value(a, b))", "import Charts\nlet a = b", "import ChartsKit\na = .value(b, c)",
    ])
    func aFileThatMentionsAccessibilityWithoutStringsIsNot(text: String) {
        #expect(!SourcePrefilter.isFound(inSwift: Array(text.utf8)), "\(text) is parsed")
    }

    @Test(arguments: [
        "x.setAccessibilityLabel(a)", "var closeButtonAccessibilityLabel = a", "cellAccessibilityTraits = [.button]",
        ".accessibility (addTraits: .isHeader)", "UIAccessibility\n.post()", "init(accessibilityText: String)",
        "typealias A = UIAccessibility", "a.accessibilityCustomActions = [.init(name: b)]",
        "x.setValue(a, forKeyPath: \"b.accessibilityLabel\")", ".accessibilityAddTraits(.isLink)",
        "entity.components[AccessibilityComponent.self]?.label = a",
        "import Charts\nBarMark(x: .value(a, b))", "BarMark(x: .value(a, b))\nimport Charts",
        // A word that is too long to be compared.
        String(repeating: "accessib", count: 1_000),
    ])
    func aFileThatMayHoldAStringOrTraitsIs(text: String) {
        #expect(SourcePrefilter.isFound(inSwift: Array(text.utf8)), "\(text) is passed over")
    }

    @Test(arguments: [
        ("setAccessibilityLabel", "accessibilityLabel"), ("setÜber", "über"), ("setup", nil), ("settings", nil),
        ("set", nil), ("reset", nil),
    ])
    func aSetterHasACapitalAfterSet(name: String, property: String?) {
        #expect(APITable.property(ofSetter: name) == property)
    }

    private static func mention(_ shape: APIRow.Shape) -> String {
        switch shape {
        case .modifier(let name, _): "x.\(name)()"
        case .property(let name), .nameEnding(let name), .method(let name),
            .argument(let name), .attribute(let name), .builder(let name, _, _),
            .setter(let name, _):
            "x." + name
        case .typedProperty(let name, let type): "let x = \(type)()\nx.\(name) = y"
        case .call(let name, .label(let label), _): "\(name)(a, \(label): b)"
        case .call(let name, _, _): "\(name)(a)"
        }
    }
}
