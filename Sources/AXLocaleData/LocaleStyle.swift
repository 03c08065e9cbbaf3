/// The writing style of labels and hints in a locale, from the files in `Locales/`.
package struct LocaleStyle: Hashable, Sendable {
    /// How well the data has been verified.
    package enum Confidence: String, Hashable, Sendable, CaseIterable {
        /// Counted or measured in released apps.
        case high
        /// From sources or documentation.
        case medium
        /// General knowledge of the language that a native reader hasn't confirmed yet.
        case low
    }

    /// The requested language tag.
    package var tag: String
    /// How well the data has been verified. Rules that use data of low confidence report only notes.
    package var confidence: Confidence
    /// Whether the script has uppercase and lowercase.
    package var isCased: Bool
    /// Whether spaces separate words (false for ja, zh, th).
    package var spacesWords: Bool
    /// The punctuation at the end of a statement, preferred first; empty if the language uses none.
    package var terminators: [String]
    /// Punctuation that is acceptable at the end of a statement, including ``terminators``.
    package var acceptedTerminators: [String]
    /// The punctuation for a short pause inside a sentence: `,`, `،`, `、`.
    package var comma: String
    /// Punctuation with a space before it, such as `:` in French.
    package var spacedMarks: [String]
    /// The opening and closing quotation marks, then those of nested quotations (CLDR, delimiters).
    package var quotationMarks: [String]
    package var articles: [String]
    /// Short words that occur in most sentences and identify the language: “the”, “and”. Names, loan words and words in
    /// user interfaces aren't included.
    package var functionWords: [String]
    package var controls: ControlTerms
    package var gestures: [Term]
    /// Words that name a state, such as “selected”, which belongs in a trait or a value.
    package var states: [Term]
    /// Words that name a state only if they are the whole first or last clause of a label, such as “saved” in “Saved.
    /// Activate to remove.” Elsewhere, they can name an event. Short words also name a state at the end of a phrase,
    /// such as “on” in “Flash on”.
    package var openingStates: [String]
    /// Names of values, such as “status”. A placeholder after such a name is the value: “Connection status: %@”.
    package var valueNames: [String]
    /// Negations, and words such as “all”. A phrase that contains one doesn't describe the state of a single element:
    /// “Nothing selected”.
    package var negations: [String]
    /// The words for “percent” after a number.
    package var percentWords: [String]
    package var plurals: PluralTerms
    package var hints: HintTerms
    package var limits: Limits
    package var length: LengthModel
    /// How long translations from English take to speak: as in ``length``, but both the source and the translation are
    /// measured in seconds, by ``SpeechMeter``.
    package var spokenLength: LengthModel
    package var speech: SpeechRate
    package var syllables: SyllableRules
    package var hazards: SpeechHazards
    package var voiceOver: VoiceOverWords
    /// For each rule id, a bad and a good example in the locale, for pages and translators.
    package var examples: [String: StyleExample]
}

/// The names of controls, which VoiceOver already speaks as traits.
package struct ControlTerms: Hashable, Sendable {
    package enum Place: String, Hashable, Sendable, CaseIterable {
        /// “button Play”.
        case first
        /// “Play button”.
        case last
    }

    /// Names that are always reported: button, slider.
    package var hard: [Term]
    /// Names that are also words for content: image, link, list.
    package var soft: [Term]
    /// Verbs after which the controls in ``objects`` are content: “Change icon”, “Show search field”.
    package var objectVerbs: [String]
    /// Controls that verbs act on. Those that aren't in ``hard`` are content everywhere: “Custom buttons”.
    package var objects: [String]
    /// The position of the control's name in a noun phrase.
    package var place: Place
}

/// The form of hints in a locale.
package struct HintTerms: Hashable, Sendable {
    /// A description of the natural form, for people.
    package var form: String
    /// A good hint in the locale, for messages and pages.
    package var example: String
    /// Words or phrases at the beginning of a hint that make it a command.
    package var commandStarts: [Term]
    /// Words or endings at the end of a sentence that make it a command.
    package var commandEnds: [Term]
    /// The first words, or the endings of first words, of noun phrases that replace a statement: verbal nouns such as
    /// “Eliminación”.
    package var nounStarts: [Term]
    /// The last words, or the endings of last words, of noun phrases or infinitives that replace a statement, in
    /// verb-final languages: “再生の開始”.
    package var nounEnds: [Term]
    /// The first words of statements, or the endings of such words. For example, “t” is the ending of the third person
    /// in German, as in “öffnet”. Empty if the third person looks like other forms.
    package var statementStarts: [Term]
    /// Words that make a sentence a statement at any position: “is”, “will”.
    package var statementWords: [Term]
    /// The beginnings of relative clauses: “that”, “qui”. A verb after them doesn't show the form of the hint.
    package var relativeWords: [Term]
    /// “please” and similar words: at any position, they make a command.
    package var politeWords: [Term]
    /// Words or phrases at the beginning of a hint that name the subject: “this button”, “you”, “it”.
    package var subjectWords: [Term]
    /// Words before a purpose: “to”, “um”, “pour”.
    package var purposeWords: [String]
    /// Words and phrases that look like a command or a gesture but aren't: “Dernier …”, “Touch ID”.
    package var exceptions: [Term]
    /// Singular nouns that need an article unless they have another determiner: “list”, “city”.
    package var articleNouns: [String]
    /// Words after which such a noun needs its article: “opens”, “on”.
    package var articleOpeners: [String]
    /// Pronouns that follow a command after a hyphen: “Ouvrez-le”. Any other hyphenated word is a compound, which
    /// differs in meaning from its first part.
    package var clitics: [String]
}

/// The maximum lengths that labels and hints can have without a finding.
package struct Limits: Hashable, Sendable {
    /// The number of words in a label, if spaces separate words.
    package var labelWords: Int
    /// The number of grapheme clusters in a label.
    package var labelCharacters: Int
    package var hintWords: Int
    package var hintCharacters: Int
}

/// How a locale writes numbers of things, in addition to plural rules.
package struct PluralTerms: Hashable, Sendable {
    /// The number 1 in words, in all genders and cases. Rules need it where other numbers also have the category `one`,
    /// such as 21 in Russian. For other languages, it can be empty.
    package var wordsForOne: [String]
    /// Categories whose form may be missing, since `other` is also correct: `one` in languages whose nouns don't change
    /// after a number. A careful translator still writes the form.
    package var mayLack: [String]
    /// Words and endings with which the forms for integers above 1 can be the same:
    /// - words before the number that determine the case of the noun (“od 5 utworów”, “od 2 utworów”)
    /// - endings of nouns with identical cases (“2 wiadomości”)
    package var oneForm: [Term]
    /// Endings of nouns after numbers above 1, if nearly all nouns have them (“2 canciones”).
    package var nounEndings: [Term]
    /// Endings that nouns only have in the category `many`: the genitive plural (“5 утворів”).
    package var manyEndings: [Term]
    /// Endings in parentheses after a noun for one or several: the “s” in “song(s)”.
    package var endings: [String]
    /// Words after which such an ending isn't a plural: in “deine(n)”, it marks a case.
    package var endingExceptions: [String]
    /// Endings that make a number an ordinal, if they depend on the number: “st”, “nd”, “rd”, “th”.
    package var ordinalEndings: [String]
}

/// The default speech rate in a locale.
package struct SpeechRate: Hashable, Sendable {
    /// The unit in which the length of speech in the language is measured.
    package enum Unit: String, Hashable, Sendable, CaseIterable {
        case syllable
        /// One for a short syllable, two for a long one. In Japanese, each kana is a mora.
        case mora
    }

    package var unit: Unit
    /// Units per second of running speech, from speech studies.
    package var unitsPerSecond: Double
    /// Grapheme clusters per second of synthetic speech, for comparing strings in the same locale.
    package var charactersPerSecond: Double
}

/// How to estimate syllables from the spelling of a language with an alphabet.
///
/// Each vowel letter is a syllable, unless it belongs to a group that is spoken as one or is silent at its position.
/// This is an estimate for running text, not hyphenation.
package struct SyllableRules: Hashable, Sendable {
    /// The lowercase vowel letters of every alphabet in the language's strings.
    package var vowels: String
    /// Groups of letters that are one syllable although they contain several vowels: “ei”, “tion”.
    package var joined: [String]
    /// Whether consecutive vowels are always one syllable, as in Vietnamese.
    package var joinsAllVowels: Bool
    /// Endings with a silent vowel: the e in “time”.
    package var silentEndings: [String]
    /// Endings that look silent but are spoken: the e in “table”.
    package var spokenEndings: [String]
}

/// Words that a voice may read differently than a person.
package struct SpeechHazards: Hashable, Sendable {
    /// Abbreviations with a period, which a voice may spell out: “approx.”.
    package var abbreviations: [String]
    /// Whether there is a space between a number and the symbol of a unit.
    package var spacesUnits: Bool
    /// Symbols of units in the language's script: “км”. International symbols are built in.
    package var unitSymbols: [String]
    /// Words of four or more letters that are written in capitals, but not for emphasis: “JPEG”.
    package var acronyms: [String]
}

/// Example strings for a rule in a locale: one that the rule reports, and a corrected one.
package struct StyleExample: Hashable, Sendable {
    package var bad: String
    package var good: String
}
