import AXModel
import AXReport
import AXSource
import Testing

@testable import AXExtract

/// A project may have several modules, each with constants of the same names.
struct ModuleTests {
    private static let strings = """
        import Foundation
        enum Strings { static let play = NSLocalizedString("KEY", comment: "c") }
        """
    private static let screen = """
        import UIKit
        func speak() { button.accessibilityLabel = Strings.play }
        """

    /// The keys that a screen speaks, with a remark in place of a key that isn't known.
    private func keys(_ paths: [String], usedIn path: String) -> [String] {
        let files =
            paths.map { SourceFile(path: $0, text: Self.strings.replacing("KEY", with: $0)) }
            + [SourceFile(path: path, text: Self.screen)]
        let extractor = SwiftExtractor()
        let options = ExtractionOptions()
        let facts = ProjectFacts.completed(files.map { extractor.facts(in: $0, options: options) }, options: options)
        let index = ProjectIndex(facts)
        return facts.flatMap { extractor.occurrences(of: $0, in: index).value }
            .map { $0.resolved?.key.text ?? $0.remark?.text ?? "" }
    }

    @Test(arguments: [
        ("App/Screens/Screen.swift", "App/Strings.swift"), ("Widget/Screen.swift", "Widget/Strings.swift"),
        ("Watch/Screen.swift", "ambiguous: declared more than once"),
    ])
    func theConstantOfTheSameModuleIsMeant(path: String, key: String) {
        #expect(keys(["App/Strings.swift", "Widget/Strings.swift"], usedIn: path) == [key])
    }

    @Test func oneDeclarationIsMeantWhereverItStands() {
        #expect(keys(["App/Strings.swift"], usedIn: "Watch/Screen.swift") == ["App/Strings.swift"])
    }
}
