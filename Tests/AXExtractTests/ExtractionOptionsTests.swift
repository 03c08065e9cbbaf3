import AXModel
import AXSource
import Testing

@testable import AXExtract

/// Files needn't be parsed again if names that they don't contain are added to the options.
struct ExtractionOptionsTests {
    private let plain = ExtractionOptions()

    private var named: ExtractionOptions {
        var options = ExtractionOptions(
            functions: ["tr", "Texts.find(_:in:)", "Texts.textForKey:"], constants: ["L10n", "Strings", "Words.Player"])
        options.runtimeAttributes = ["spokenText": .label]
        return options
    }

    @Test(arguments: [
        "x.accessibilityLabel = tr(\"play\")", "x.accessibilityLabel = Texts.find(\"play\", in: a)",
        "x.accessibilityLabel = [Texts textForKey:@\"play\"];", "x.accessibilityLabel = Words.Player.play",
        "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"spokenText\" value=\"play\"/>",
    ])
    func aFileWithANewNameDiffers(text: String) throws {
        #expect(try differs(text, plain, named))
        #expect(try differs(text, named, plain))
        #expect(try differs(text, named, named) == false)
    }

    @Test(arguments: [
        "x.accessibilityLabel = NSLocalizedString(\"play\", comment: \"\")", "x.accessibilityLabel = L10n.play",
        "x.accessibilityLabel = Texts.play", "x.accessibilityLabel = \"Player\"", "",
    ])
    func anyOtherFileHasTheSameStrings(text: String) throws {
        #expect(try differs(text, plain, named) == false)
        let file = SourceFile(path: "A.swift", text: text)
        #expect(strings(of: file, plain) == strings(of: file, named))
    }

    @Test func optionsThatConcernEveryFileAreNotCompared() {
        #expect(plain.differences(from: ExtractionOptions(allStrings: true)) == nil)
        #expect(plain.differences(from: ExtractionOptions(functions: ["übersetzt"])) == nil)
        #expect(plain.differences(from: ExtractionOptions(functions: ["Texts."])) == nil)
        var debug = plain
        debug.readsDebugCode = true
        #expect(plain.differences(from: debug) == nil)
        var near = plain
        near.listedNear = SubstringSearch(["a"])
        #expect(near.differences(from: plain) == nil)
        #expect(plain.differences(from: near) == nil)
    }

    private func differs(_ text: String, _ first: ExtractionOptions, _ second: ExtractionOptions) throws -> Bool {
        let search = try #require(first.differences(from: second))
        return search.containsWord(in: Array(text.utf8))
    }

    private func strings(of file: SourceFile, _ options: ExtractionOptions) -> [Occurrence] {
        let facts = ProjectFacts.completed(ProjectFacts.facts(in: [file], options: options), options: options)
        let found = facts.map {
            Extractors.extractor(of: file)?.strings(of: $0, in: ProjectIndex(facts, options: options))
        }
        return found.flatMap { $0?.value.found.occurrences ?? [] }
    }
}
