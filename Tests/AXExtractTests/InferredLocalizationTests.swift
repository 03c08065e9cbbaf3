import AXModel
import AXSource
import Testing

@testable import AXExtract

struct InferredLocalizationTests {
    @Test func wrappersAndTypesOfConstantsAreFound() {
        let text = """
            import UIKit
            func Loc(_ key: String, comment: String) -> String { NSLocalizedString(key, comment: comment) }
            func hidden(_ name: String) -> String { NSLocalizedString("fixed", comment: name) }
            private func inFile(_ key: String) -> String { NSLocalizedString(key, comment: "") }
            extension String { var l10n: String { NSLocalizedString(self, comment: "") } }
            enum Texts {
                static let one = NSLocalizedString("one", comment: "c")
                static let two = NSLocalizedString("two", comment: "c")
                enum Inner { static var three: String { NSLocalizedString("three", comment: "c") } }
            }
            enum Few { static let one = NSLocalizedString("few", comment: "c") }
            extension Song.Format {
                var title: String { NSLocalizedString("title", comment: "c") }
                var artist: String { NSLocalizedString("artist", comment: "c") }
                var album: String { NSLocalizedString("album", comment: "c") }
            }
            enum Data { static let a = "a", b = "b", c = "c" }
            view.accessibilityLabel = Texts.one
            """
        let facts = SwiftExtractor().facts(
            in: SourceFile(path: "A.swift", text: text), options: ExtractionOptions())
        let found = InferredLocalization([facts])
        #expect(found.functions == ["Loc", "l10n"])
        #expect(found.constants == ["Texts"])
    }
}
