import AXModel
import AXPseudo
import AXTestSupport
import Foundation
import Testing

@Suite struct PseudoModesTests {
    @Test func everyFileOfTheFolderIsARegisteredMode() throws {
        let folder = Fixtures.repository.appending(path: "Sources/AXPseudo/Modes").path
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        #expect(files == PseudoModes.all.map { "\(type(of: $0)).swift" }.sorted())
    }

    @Test(arguments: [
        ([], "no pseudo mode is named; there are ‘accent’, ‘length’"),
        (["loud"], "there is no pseudo mode ‘loud’; there are ‘accent’, ‘length’"),
        (["accent", "accent"], "the pseudo mode ‘accent’ is named twice"),
    ])
    func modesThatCannotBeUsedAreRefusedWithAReason(ids: [String], reason: String) {
        #expect { try PseudoModes.select(ids) } throws: { "\($0)" == reason }
    }

    @Test func twoModesThatChangeTheSameAreRefusedWithBothNames() {
        let refusal = PseudoModeRefusal.exclusive("accent", "spoken", .letters)
        #expect("\(refusal)" == "the pseudo modes ‘accent’ and ‘spoken’ exclude each other: both change the letters")
    }

    @Test func modesRunInTheSameOrderHoweverTheyAreNamed() throws {
        let one = try pseudolocalizer(["accent", "length"]).transform(Message(parsing: "Play %@."))
        let other = try pseudolocalizer(["length", "accent"]).transform(Message(parsing: "Play %@."))
        #expect(one == other, "\(one.text)")
        #expect(one.text.hasSuffix(".]"), "\(one.text)")
    }

    @Test func fillerWordsCannotBecomeFormatSpecifiersAfterALonePercentSign() {
        for word in FillerWords.all {
            #expect(!"@dDiuUoOxXcCfFeEgGaAsSpPnhlqLzjt".contains(word.prefix(1)), "\(word)")
        }
        #expect(Set(FillerWords.all.map(\.count)).isSuperset(of: 2...8))
    }
}
