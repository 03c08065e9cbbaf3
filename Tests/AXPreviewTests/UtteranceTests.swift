import AXLocaleData
import AXModel
import Testing

@testable import AXPreview

/// The order and the pauses of VoiceOver's speech.
@Suite struct UtteranceTests {
    private static let words = LocaleStyles.embedded.style(for: "en").voiceOver

    private func spoken(
        _ label: String, value: String = "", hint: String = "", _ traits: Set<SpokenTrait> = [],
        words: VoiceOverWords = words
    ) -> [String] {
        let utterance = Utterance(
            label: SpokenText(label), value: SpokenText(value), hint: SpokenText(hint), traits: traits, words: words)
        return [utterance.description, utterance.hint].map(\.plain).filter { !$0.isEmpty }
    }

    @Test func labelValueTraitsAndHintAreSpokenInThisOrder() {
        #expect(
            spoken("Volume", value: "13 percent", hint: "Changes the volume", [.adjustable])
                == [
                    "Volume: 13 percent. Adjustable.",
                    "Changes the volume. Swipe up or down with one finger to adjust the value.",
                ])
        #expect(spoken("Play", [.button]) == ["Play. Button."])
        #expect(spoken("Play.", [.button, .dimmed]) == ["Play. Dimmed. Button."])
        #expect(spoken("Play", [.button, .selected]) == ["Selected: Play. Button."])
    }

    @Test func anElementWithoutALabelIsSpokenByItsHint() {
        #expect(spoken("", hint: "Plays the song", [.button]) == ["Plays the song. Button."])
        #expect(spoken("", [.selected]) == ["Selected."])
        #expect(spoken("", hint: "Changes the volume", [.adjustable]) == ["Changes the volume. Adjustable."])
    }

    @Test func theValueOfASwitchIsItsState() {
        let hint = "Double tap to toggle setting."
        #expect(spoken("Wi-Fi", value: "1", [.button, .switchButton]) == ["Wi-Fi. Switch Button. On.", hint])
        #expect(spoken("Wi-Fi", value: "0", [.switchButton]) == ["Wi-Fi. Off.", hint])
        #expect(spoken("Wi-Fi", value: "Slow", [.button, .switchButton]) == ["Wi-Fi. Switch Button. Slow", hint])
    }

    @Test func aTextFieldSaysHowToEditInPlaceOfItsHint() {
        #expect(spoken("Name", hint: "Your name", [.textField]) == ["Name. Text Field.", "Double tap to edit."])
        #expect(
            spoken("PIN", [.textField, .secure, .editing])
                == ["PIN. Secure Text Field. Is editing.", "Use the rotor to access Misspelled Words"])
        #expect(spoken("Name", [.textField, .dimmed]) == ["Name. Dimmed. Text Field."])
    }

    @Test func aBackButtonDoesNotRepeatItsLabel() {
        #expect(spoken("back", [.button, .backButton]) == ["Back Button."])
        #expect(spoken("Songs", [.button, .backButton]) == ["Songs. Back Button."])
    }

    @Test func anUnknownWordIsASign() {
        #expect(spoken("Play", [.button, .selected], words: VoiceOverWords()) == ["[selected]: Play. [button]."])
    }
}

extension SpokenText {
    /// The text, for values without choices or plural forms.
    fileprivate var plain: String {
        parts.map { part in
            switch part {
            case .text(let text), .pause(let text), .voiceOver(let text), .foreign(let text, _), .rawKey(let text),
                .runtime(let text):
                text
            case .forms, .choice: "…"
            }
        }.joined()
    }
}
