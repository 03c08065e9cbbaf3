import AXFormats
import AXLocale
import AXModel
import AXSource
import AXTestSupport
import Testing

/// Applies lists of changes, which a seeded generator makes, to a catalog in Xcode's layout.
@Suite struct StringCatalogChangeTests {
    private static let keys: [StringKey] = [
        "%lld songs", "empty", "open", "phrases", "songs in lists", "new 2", "new 10", "", "Ä \"quoted\"\n",
    ]
    private static let paths: [VariationPath] = [
        .plain, VariationPath([.plural(.one)]), VariationPath([.plural(.few)]), VariationPath([.device("mac")]),
        VariationPath([.device("ipad"), .plural(.other)]), VariationPath([.substitution("songs"), .plural(.many)]),
    ]
    private static let values = ["", "x", "%lld \"a/b\"\\\n", "日本", "%#@songs@"]

    private func change(_ random: inout SeededGenerator) -> CatalogChange {
        let key = Self.keys.randomElement(using: &random) ?? ""
        let path = Self.paths.randomElement(using: &random) ?? .plain
        let value = Self.values.randomElement(using: &random) ?? ""
        switch Int.random(in: 0..<8, using: &random) {
        case 0: return .remove(key)
        case 1: return .add(key, value: value, comment: Bool.random(using: &random) ? value : nil)
        case 2: return .comment(key, Bool.random(using: &random) ? value : nil)
        case 3: return .state(key, at: path, .needsReview)
        case 4:
            let text = Variation.plain(LocatedText(value, span: Span(at: 0)))
            return .insert(Unit(key: key, text: text, span: Span(at: 0), keySpan: Span(at: 0)))
        default: return .set(key, at: path, value: value)
        }
    }

    @Test func whatIsChangedInXcodesBytesStaysInXcodesBytes() throws {
        var random = SeededGenerator(seed: 33)
        for _ in 0..<InputShare.count(400) {
            var file = SourceFile(path: "t", text: CatalogSamples.rich)
            for _ in 0..<3 {
                let changes = (0..<Int.random(in: 1...6, using: &random)).map { _ in change(&random) }
                let locale = ["en", "de", "fr"].randomElement(using: &random)
                file = try file.applying(
                    StringCatalogFormat().parse(file).value.edits(for: changes, locale: locale).edits)
                let document = StringCatalogFormat().parse(file).value
                let rest = document.edits(for: [.canonicalize]).edits
                #expect(document.readOnlyReason == nil && rest.isEmpty, "\(changes) \(locale ?? "-") \(rest)")
            }
        }
    }

    /// Changes made one by one and all at once have the same result.
    @Test func changesMadeTogetherAreChangesMadeOneByOne() throws {
        var random = SeededGenerator(seed: 34)
        for _ in 0..<InputShare.count(300) {
            let changes = (0..<4).map { _ in change(&random) }
            let locale = ["en", "de", "fr"].randomElement(using: &random)
            let file = SourceFile(path: "t", text: CatalogSamples.rich)
            let together = try file.applying(
                StringCatalogFormat().parse(file).value.edits(for: changes, locale: locale).edits)
            let single = try changes.reduce(file) { file, change in
                try file.applying(StringCatalogFormat().parse(file).value.edits(for: [change], locale: locale).edits)
            }
            #expect(together.raw == single.raw, "\(changes) \(locale ?? "-")")
        }
    }
}
