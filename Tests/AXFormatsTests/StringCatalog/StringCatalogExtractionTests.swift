import AXFormats
import AXModel
import AXSource
import Testing

/// The entries of a catalog that Xcode manages, and those that the project keeps by hand.
struct StringCatalogExtractionTests {
    private let format = StringCatalogFormat()

    private func changed(_ changes: [CatalogChange]) throws -> String {
        let text = format.emptyFile(sourceLanguage: "en", locale: "en")
        let file = SourceFile(path: "A.xcstrings", text: text)
        let result = try file.applying(format.parse(file).value.edits(for: changes + [.canonicalize]).edits)
        return result.string(result.fullSpan)
    }

    @Test func aKeyThatIsKeptByHandHasATranslatedText() throws {
        let text = try changed([.add("k", value: "Text", comment: "c"), .keptByHand("k")])
        let expected = """
                "k" : {
                  "comment" : "c",
                  "extractionState" : "manual",
                  "localizations" : {
                    "en" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "Text"
                      }
                    }
                  }
                }
            """
        #expect(text.contains(expected), "\(text)")
    }

    @Test func aKeyThatIsItsOwnTextNeedsNoneToBeKeptByHand() throws {
        let text = try changed([.add("Text", value: "Text", comment: nil), .keptByHand("Text")])
        #expect(text.contains("\"Text\" : {\n      \"extractionState\" : \"manual\"\n    }"), "\(text)")
    }

    @Test func aKeyWithNumberedArgumentsIsExtractedWithoutAValue() throws {
        let text = try changed([.add("%@ of %@", value: "%1$@ of %2$@", comment: nil)])
        #expect(!text.contains("extractionState"), "\(text)")
        #expect(text.contains("\"state\" : \"new\""), "\(text)")
        #expect(text.contains("\"value\" : \"%1$@ of %2$@\""), "\(text)")
    }

    @Test func whatIsNotKeptByHandIsXcodes() throws {
        let text = try changed([
            .add("auto", value: "auto", comment: nil), .add("value", value: "Value", comment: nil),
            .add("hand", value: "Hand", comment: nil), .keptByHand("hand"), .keptByHand("absent"),
        ])
        let file = SourceFile(path: "A.xcstrings", text: text)
        #expect(format.parse(file).value.extractedKeys == ["auto", "value"])
    }

    @Test(arguments: ["strings", "stringsdict", "xliff"])
    func otherFilesAreFilledByNobody(kind: String) throws {
        let format = try #require(Formats.format(forExtension: kind))
        let text = format.emptyFile(sourceLanguage: "en", locale: "de")
        let table = format.parse(SourceFile(path: "A." + kind, text: text)).value
        #expect(table.extractedKeys == nil)
        #expect(table.edits(for: [.keptByHand("k")]).edits.isEmpty)
    }
}
