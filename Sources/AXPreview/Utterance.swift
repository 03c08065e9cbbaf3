package import AXLocaleData
package import AXModel

/// What VoiceOver says when it arrives at an element.
///
/// The order is that of Apple's reference for `UISlider` (label, value, traits, hint) and of the parser of
/// AccessibilitySnapshot, whose authors listened to VoiceOver: “label: value. Traits.”, a pause, and the hint.
package struct Utterance: Hashable, Sendable {
    package let description: SpokenText
    /// The hint that is spoken after the description, including VoiceOver's own hint for the type of control; empty if
    /// there isn't one.
    package let hint: SpokenText

    /// - Parameters:
    ///   - label: empty if the element has no label.
    ///   - value: empty if the element has no value.
    ///   - hint: empty if the element has no hint.
    ///   - words: the words of VoiceOver in the language of the listener.
    package init(
        label: SpokenText, value: SpokenText, hint: SpokenText, traits: Set<SpokenTrait>, words: VoiceOverWords
    ) {
        let element = Speaker(label: label, value: value, hint: hint, traits: traits, words: words)
        let content = element.content
        // If an element has neither a label nor a value, VoiceOver speaks the hint in their place.
        let isByHint = content.isEmpty
        description = element.withTraits(isByHint ? hint : content)
        self.hint = element.usage(after: isByHint ? SpokenText() : hint)
    }
}

private struct Speaker {
    let label: SpokenText
    let value: SpokenText
    let hint: SpokenText
    let traits: Set<SpokenTrait>
    let words: VoiceOverWords

    /// The label and the value, after “selected” if the element is selected. A switch's value isn't included, because
    /// it is spoken as a state.
    var content: SpokenText {
        var content = isPlainBackButton ? SpokenText() : label
        if !value.isEmpty, !traits.contains(.switchButton) {
            content = content.isEmpty ? value : content + ": " + value
        }
        guard traits.contains(.selected) else { return content }
        return content.isEmpty
            ? sentence(.selected) : SpokenText([.voiceOver(words[.selected]), .pause(": ")]) + content
    }

    /// Whether the label would repeat what the trait says.
    private var isPlainBackButton: Bool {
        guard traits.contains(.backButton), case .text(let text)? = label.parts.first, label.parts.count == 1 else {
            return false
        }
        return text.lowercased() == words[.back].lowercased()
    }

    func withTraits(_ content: SpokenText) -> SpokenText {
        let names = traitNames
        guard !names.isEmpty else { return content }
        let joined = names.dropFirst().reduce(names[0]) { $0 + " " + $1 }
        if content.isEmpty { return joined }
        return content + (content.endsSentence ? " " : ". ") + joined
    }

    private var traitNames: [SpokenText] {
        var names: [SpokenText] = []
        func name(_ word: VoiceOverWord, if isSpoken: Bool) {
            if isSpoken { names.append(sentence(word)) }
        }
        name(.dimmed, if: traits.contains(.dimmed))
        name(.button, if: traits.contains(.button) && traits.isDisjoint(with: Self.replacingButton))
        name(.backButton, if: traits.contains(.backButton))
        if traits.contains(.switchButton) {
            name(.switchButton, if: traits.contains(.button))
            if let state { names.append(state) }
        }
        name(.tab, if: traits.contains(.tab))
        if traits.contains(.textField) {
            name(traits.contains(.secure) ? .secureTextField : .textField, if: true)
            name(.editing, if: traits.contains(.editing))
        }
        name(.heading, if: traits.contains(.heading))
        name(.link, if: traits.contains(.link))
        name(.adjustable, if: traits.contains(.adjustable))
        name(.image, if: traits.contains(.image))
        name(.searchField, if: traits.contains(.searchField))
        return names
    }

    /// Traits that replace the word “button”, because they say what kind of button it is.
    private static let replacingButton: Set<SpokenTrait> = [.keyboardKey, .switchButton, .tab, .backButton]

    /// The state of a switch, which UIKit provides as a number in the value.
    private var state: SpokenText? {
        guard !value.isEmpty else { return nil }
        switch value.parts {
        case [.text("1")]: return sentence(.switchIsOn)
        case [.text("0")]: return sentence(.switchIsOff)
        case [.text("2")]: return sentence(.switchIsMixed)
        default: return value
        }
    }

    /// The hint, followed or replaced by VoiceOver's own hint for the type of control. For a dimmed control, only the
    /// hint.
    func usage(after hint: SpokenText) -> SpokenText {
        guard !traits.contains(.dimmed) else { return hint }
        var usage = hint
        if traits.contains(.switchButton) { usage = adding(.switchHint, to: usage) }
        if traits.contains(.textField) {
            let word: VoiceOverWord =
                traits.contains(.editing) ? .editingHint : traits.contains(.textArea) ? .editTextHint : .editHint
            usage = SpokenText([.voiceOver(words[word])])
        }
        let isHintOnly = label.isEmpty && value.isEmpty && !self.hint.isEmpty
        if traits.contains(.adjustable), !traits.contains(.switchButton), !isHintOnly {
            usage = adding(.adjustHint, to: usage)
        }
        return usage
    }

    private func adding(_ word: VoiceOverWord, to hint: SpokenText) -> SpokenText {
        let added = SpokenText([.voiceOver(words[word])])
        return hint.isEmpty ? added : hint.withoutPeriod + ". " + added
    }

    private func sentence(_ word: VoiceOverWord) -> SpokenText {
        SpokenText([.voiceOver(words[word] + ".")])
    }
}
