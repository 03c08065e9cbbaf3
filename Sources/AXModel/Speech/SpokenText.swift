package import AXLocale

/// A spoken string in parts: strings of the app, words of VoiceOver, and values that are known only at run time.
package struct SpokenText: Hashable, Sendable {
    package enum Part: Hashable, Sendable {
        /// A string in the user's language, or one that isn't localized.
        case text(String)
        /// A string in another language, because it hasn't been translated.
        case foreign(String, locale: String)
        /// A key that is missing from all tables, so the runtime speaks the key.
        case rawKey(String)
        /// The expression of a value that is known only at run time.
        case runtime(String)
        /// Punctuation for a pause between strings that VoiceOver speaks together.
        case pause(String)
        /// A word that VoiceOver adds, such as the type of control. If the locale's data doesn't contain it, the name
        /// of the word in brackets: `[button]`.
        case voiceOver(String)
        case forms([Form])
        /// Alternatives that depend on tests in the code. If no test holds, nothing is spoken.
        case choice([Option])
    }

    package struct Form: Hashable, Sendable {
        package let category: PluralCategory
        package let text: SpokenText

        package init(category: PluralCategory, text: SpokenText) {
            self.category = category
            self.text = text
        }
    }

    package struct Option: Hashable, Sendable {
        package let branch: Branch
        package let text: SpokenText

        package init(branch: Branch, text: SpokenText) {
            self.branch = branch
            self.text = text
        }
    }

    package private(set) var parts: [Part]

    /// Creates a spoken string from its parts, without empty strings.
    package init(_ parts: [Part] = []) {
        self.parts = parts.filter { $0 != .text("") }
    }

    package init(_ text: String) {
        self.init([.text(text)])
    }

    package var isEmpty: Bool { parts.isEmpty }

    /// The text without white space at its beginning and end.
    package var trimmed: SpokenText {
        var parts = parts
        if case .text(let text)? = parts.first { parts[0] = .text(String(text.drop(while: \.isWhitespace))) }
        while case .text(let text)? = parts.last {
            parts.removeLast()
            guard let end = text.lastIndex(where: { !$0.isWhitespace }) else { continue }
            parts.append(.text(String(text[...end])))
            break
        }
        return SpokenText(parts)
    }

    /// Whether the whole text is known before the app runs.
    package var isComplete: Bool {
        parts.allSatisfy { part in
            switch part {
            case .text, .foreign, .rawKey, .pause, .voiceOver: true
            case .runtime: false
            case .forms(let forms): forms.allSatisfy(\.text.isComplete)
            case .choice(let options): options.allSatisfy(\.text.isComplete)
            }
        }
    }

    /// Whether the text ends with a period, in every form and alternative.
    package var endsSentence: Bool {
        switch parts.last {
        case .text(let text)?, .foreign(let text, _)?, .voiceOver(let text)?: text.hasSuffix(".")
        case .forms(let forms)?: forms.allSatisfy(\.text.endsSentence)
        case .choice(let options)?: options.allSatisfy(\.text.endsSentence)
        case .rawKey?, .runtime?, .pause?, nil: false
        }
    }

    /// The text without the period at its end; unchanged if it doesn't end with one in every form and alternative.
    package var withoutPeriod: SpokenText {
        guard endsSentence, let last = parts.last else { return self }
        let rest = Array(parts.dropLast())
        switch last {
        case .text(let text): return SpokenText(rest + [.text(String(text.dropLast()))])
        case .foreign(let text, let locale):
            return SpokenText(rest + [.foreign(String(text.dropLast()), locale: locale)])
        case .voiceOver(let text): return SpokenText(rest + [.voiceOver(String(text.dropLast()))])
        case .forms(let forms):
            return SpokenText(
                rest + [.forms(forms.map { Form(category: $0.category, text: $0.text.withoutPeriod) })])
        case .choice(let options):
            return SpokenText(
                rest + [.choice(options.map { Option(branch: $0.branch, text: $0.text.withoutPeriod) })])
        case .rawKey, .runtime, .pause: return self
        }
    }

    package static func + (left: SpokenText, right: SpokenText) -> SpokenText {
        SpokenText(left.parts + right.parts)
    }

    /// The text followed by a pause with this punctuation.
    package static func + (left: SpokenText, pause: String) -> SpokenText {
        left + SpokenText([.pause(pause)])
    }
}
