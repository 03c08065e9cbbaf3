import AXModel
import AXSource
import Testing

@testable import AXExtract

/// Finds the type of an element by a declaration in another file.
struct ViewTypeTests {
    /// The type of each labeled element; nil if it isn't known.
    /// - Parameter declarations: the code of another file.
    private func types(of elements: String, where declarations: String) -> [String?] {
        let files = [
            SourceFile(path: "Screen.swift", text: "import SwiftUI\n" + elements),
            SourceFile(path: "Views.swift", text: "import SwiftUI\n" + declarations),
        ]
        var options = ExtractionOptions()
        options.titles = .inSpokenFiles
        let extractor = SwiftExtractor()
        let facts = ProjectFacts.completed(files.map { extractor.facts(in: $0, options: options) }, options: options)
        let index = ProjectIndex(facts)
        return extractor.occurrences(of: facts[0], in: index).value.filter { $0.role == .label }
            .map { $0.control ?? $0.typeOfView }
    }

    @Test(
        arguments: [
            ("struct Jump: View { var body: some View { Button(action: a) { Text(\"b\") }.padding() } }", "button"),
            (
                "struct Jump: View { var body: some View { Inner() } }\nstruct Inner: View { var body: some View { Toggle(a) } }",
                "switch"
            ),
            ("struct Jump: View { var body: some View { Jump() } }", "view"),
            ("struct Jump: View { var body: some View { A(); B() } }", "view"),
            ("struct Jump { let title: String }", "value"),
            ("enum Jump { case a }", "value"),
            ("class Jump: Inner {}\nclass Inner: UIButton {}", "button"),
            ("class Jump: UIView {}", "view"),
            (
                "struct Jump { var body: some View { Button(action: a) { Text(\"b\") } } }\nextension Jump: View {}",
                "button"
            ),
            ("struct Jump: Screen { var body: some View { VStack {} } }\nprotocol Screen: View {}", "view"),
            ("class Jump {}", "value"),
            ("class Jump: Skipping {}\nprotocol Skipping {}", "value"),
            ("class Jump: Skipping {}", nil),
            ("class Jump: NSObject {}", "value"),
            ("struct Other: View { var body: some View { Button(action: a) { Text(\"b\") } } }", nil),
        ] as [(String, String?)])
    func aTypeIsWhatItConsistsOf(declarations: String, type: String?) {
        #expect(types(of: "func f() { Jump().accessibilityLabel(\"Skip\") }", where: declarations) == [type])
        #expect(types(of: "func f(_ jump: Jump) { jump.accessibilityLabel = \"Skip\" }", where: declarations) == [type])
    }

    /// Unless each protocol is read only once, there are 10 to the power of 30 ways through them.
    @Test(.timeLimit(.minutes(15))) func protocolsThatInheritInManyWaysAreReadOnce() {
        let protocols = (0..<30).flatMap { level in
            (0..<10).map { number in
                let inherited = (0..<10).map { "P\(level + 1)x\($0)" }.joined(separator: ", ")
                return "protocol P\(level)x\(number): \(inherited) {}\n"
            }
        }
        let declarations = "struct Jump: P0x0 {}\n" + protocols.joined()
        #expect(types(of: "func f() { Jump().accessibilityLabel(\"Skip\") }", where: declarations) == ["value"])
    }

    @Test func stacksAreViewsWithoutAControl() {
        #expect(types(of: "func f() { HStack {}.accessibilityLabel(\"Skip\") }", where: "") == ["view"])
    }

    @Test func aStringOfTheTypeItselfIsWhatTheTypeIs() {
        #expect(types(of: "struct S: View { var accessibilityLabel: String { \"A\" } }", where: "") == ["view"])
        #expect(types(of: "struct S { var accessibilityLabel: String { \"A\" } }", where: "") == ["value"])
    }
}
