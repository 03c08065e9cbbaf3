import AXModel
import AXSource
import Testing

@testable import AXExtract

struct RuntimeAttributesTests {
    private static func attributes(_ texts: [(path: String, text: String)]) -> RuntimeAttributes {
        let rows = texts.map { path, text in
            "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\(path)\" value=\"\(text)\"/>"
        }
        let file = SourceFile(
            path: "A.xib",
            text: "<document targetRuntime=\"iOS.CocoaTouch\"><objects><button id=\"a\"><userDefinedRuntimeAttributes>"
                + rows.joined() + "</userDefinedRuntimeAttributes></button></objects></document>")
        return RuntimeAttributes([IBExtractor().facts(in: file, options: ExtractionOptions())])
    }

    @Test func anAttributeWhoseTextsAreKeysHoldsKeys() {
        let found = Self.attributes([
            ("localization", "a.title"), ("localization", "b.title"), ("voiceOverHint", "a.hint"),
            ("voiceOverHint", "b.hint"), ("accLabelLocalization", "not.yet"), ("style", "bold"), ("style", "light"),
            ("once", "a.title"), ("accessibilityLabel", "Play"),
        ])
        #expect(found.needsKeys)
        let roles = found.roles(keys: ["a.title", "b.title", "a.hint", "b.hint", "bold"])
        #expect(roles == ["localization": .other, "voiceOverHint": .hint, "accLabelLocalization": .label])
    }

    @Test func withoutAttributesOfItsOwnAProjectIsAskedForNoKeys() {
        let found = Self.attributes([("accessibilityLabel", "Play"), ("accessibilityHint", "Plays.")])
        #expect(!found.needsKeys)
        #expect(found.roles(keys: ["Play"]).isEmpty)
    }
}
