import AXLocaleData
import AXModel
import AXPreview
import Foundation

// Prints what VoiceOver says about each element on standard input, for `scripts/measure spoken-assembly`. Reads a line
// of JSON with an element's strings and traits, and writes a line of JSON with the description and the hint.
struct Element: Decodable {
    let locale: String
    let label: String?
    let value: String?
    let hint: String?
    let traits: [String]
}

let traits = Dictionary(SpokenTrait.allCases.map { ("\($0)", $0) }) { $1 }
let encoder = JSONEncoder()
while let line = readLine() {
    let element = try JSONDecoder().decode(Element.self, from: Data(line.utf8))
    let utterance = Utterance(
        label: SpokenText(element.label ?? ""), value: SpokenText(element.value ?? ""),
        hint: SpokenText(element.hint ?? ""),
        traits: Set(element.traits.compactMap { traits[$0] }),
        words: LocaleStyles.embedded.style(for: element.locale).voiceOver)
    let spoken = [utterance.description, utterance.hint].map { text in
        text.parts.map { part in
            switch part {
            case .text(let text), .pause(let text), .voiceOver(let text): text
            case .foreign, .rawKey, .runtime, .forms, .choice: "?"
            }
        }.joined()
    }
    print(String(decoding: try encoder.encode(spoken), as: UTF8.self))
}
