/// The writing style of labels and hints in a locale, from the files in `Locales/` or a project's own files.
package struct LocaleStyle: Hashable, Sendable {
    /// The degree to which data has been verified.
    package enum Confidence: String, Hashable, Sendable, CaseIterable {
        /// The data was counted or measured in released apps.
        case high
        /// The data comes from literature or documentation.
        case medium
        /// The data is general knowledge of the language that a native reader hasn't confirmed yet.
        case low
    }

    /// The requested language tag.
    package var tag: String
    /// The degree to which the data has been verified. Rules that depend on data of low confidence report only notes.
    package var confidence: Confidence
    /// Whether the script has uppercase and lowercase.
    package var isCased: Bool
    /// Whether spaces separate words, unlike in Chinese, Japanese and Thai.
    package var spacesWords: Bool
    /// The punctuation at the end of a statement, preferred first; empty if the language doesn't use any.
    package var terminators: [String]
    /// Punctuation that is acceptable at the end of a statement, including ``terminators``.
    package var acceptedTerminators: [String]
    /// The punctuation for a short pause inside a sentence: `,`, `،`, `、`.
    package var comma: String
    /// Punctuation with a space before it, such as `:` in French.
    package var spacedMarks: [String]
    /// The opening and closing quotation marks, followed by those of nested quotations (CLDR, delimiters).
    package var quotationMarks: [String]
    package var articles: [String]
    /// Short words that occur in most sentences and identify the language: “the”, “and”. Names, loanwords and words of
    /// user interfaces aren't included.
    package var functionWords: [String]
    package var controls: ControlTerms
    package var gestures: [Term]
    /// Words that name a state, such as “selected”. A state belongs in a trait or a value, not in a label.
    package var states: [Term]
    /// Words that name a state only if they are the whole first or last clause of a label, such as “saved” in “Saved.
    /// Activate to remove.” Elsewhere, they can name an event. A word in ``states`` with fewer than five letters names
    /// a state at the end of a phrase, such as “on” in “Flash on”, only if this list contains it, too.
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
    /// The speaking time of translations from English. Like ``length``, but ``SpeechMeter`` measures both the source
    /// and the translation in seconds.
    package var spokenLength: LengthModel
    package var speech: SpeechRate
    package var syllables: SyllableRules
    package var hazards: SpeechHazards
    package var voiceOver: VoiceOverWords
    /// An incorrect and a correct example in the locale by rule id, for pages and translators.
    package var examples: [String: StyleExample]
}

/// The names of controls. VoiceOver already speaks them as traits.
package struct ControlTerms: Hashable, Sendable {
    package enum Place: String, Hashable, Sendable, CaseIterable {
        /// The control comes first, as in “button Play”.
        case first
        /// The control comes last, as in “Play button”.
        case last
    }

    /// Names that are always reported, such as “button” and “slider”.
    package var hard: [Term]
    /// Names that are also words for content, such as “image”, “link” and “list”.
    package var soft: [Term]
    /// Verbs that make the controls in ``objects`` content: “Change icon”, “Show search field”.
    package var objectVerbs: [String]
    /// Controls that can be the object of a verb. Those that aren't in ``hard`` always count as content: “Custom
    /// buttons”.
    package var objects: [String]
    /// The position of the control's name in a noun phrase.
    package var place: Place
}

/// The words and endings that distinguish the forms of hints in a locale.
package struct HintTerms: Hashable, Sendable {
    /// A description of the natural form, as text for people.
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
    /// in German, as in “öffnet”. Empty if the third person isn't distinguishable from other forms.
    package var statementStarts: [Term]
    /// Words that make a sentence a statement at any position: “is”, “will”.
    package var statementWords: [Term]
    /// The beginnings of relative clauses: “that”, “qui”. A verb after them doesn't show the form of the hint.
    package var relativeWords: [Term]
    /// Words such as “please”, which make a sentence a command at any position.
    package var politeWords: [Term]
    /// Words or phrases at the beginning of a hint that name the subject: “this button”, “you”, “it”.
    package var subjectWords: [Term]
    /// Words before a purpose: “to”, “um”, “pour”.
    package var purposeWords: [String]
    /// Words and phrases that look like a command or a gesture but aren't: “Dernier …”, “Touch ID”.
    package var exceptions: [Term]
    /// Singular nouns that need an article unless they have another determiner: “list”, “city”.
    package var articleNouns: [String]
    /// Words that require such a noun to have its article: “opens”, “on”.
    package var articleOpeners: [String]
    /// Pronouns that follow a command after a hyphen: “Ouvrez-le”. Any other hyphenated word is a compound with a
    /// different meaning than its first part.
    package var clitics: [String]
}

/// The maximum lengths of labels and hints that aren't reported.
package struct Limits: Hashable, Sendable {
    /// The number of words in a label, for languages with spaces between words.
    package var labelWords: Int
    /// The number of grapheme clusters in a label.
    package var labelCharacters: Int
    package var hintWords: Int
    package var hintCharacters: Int
}

/// The words and forms for numbers of things in a locale, in addition to plural rules.
package struct PluralTerms: Hashable, Sendable {
    /// The number 1 in words, in all genders and cases. Rules need it for languages in which other numbers also have
    /// the category `one`, such as 21 in Russian. Can be empty for other languages.
    package var wordsForOne: [String]
    /// Categories whose form may be missing, because `other` is also correct. An example is `one` in languages whose
    /// nouns don't change after a number.
    package var mayLack: [String]
    /// Words and endings that allow identical forms for all integers above 1:
    /// - words before the number that determine the case of the noun (“od 5 utworów”, “od 2 utworów”)
    /// - endings of nouns with identical cases (“2 wiadomości”)
    package var oneForm: [Term]
    /// Endings of nouns after numbers above 1, if nearly all nouns have them (“2 canciones”).
    package var nounEndings: [Term]
    /// Endings that nouns have only in the category `many`, such as those of the genitive plural (“5 утворів”).
    package var manyEndings: [Term]
    /// Endings in parentheses that allow for both singular and plural: the “s” in “song(s)”.
    package var endings: [String]
    /// Words that don't form a plural with such an ending: in “deine(n)”, it marks a case.
    package var endingExceptions: [String]
    /// Endings that make a number an ordinal. Only listed if they depend on the number: “st”, “nd”, “rd”, “th”.
    package var ordinalEndings: [String]
}

/// The default speech rate in a locale.
package struct SpeechRate: Hashable, Sendable {
    /// The unit in which the length of speech in the language is measured.
    package enum Unit: String, Hashable, Sendable, CaseIterable {
        case syllable
        /// A unit of syllable length: a short syllable is one, a long syllable two. In Japanese, most kana are one
        /// mora.
        case mora
    }

    package var unit: Unit
    /// Units per second of running speech, from speech studies.
    package var unitsPerSecond: Double
    /// Grapheme clusters per second of synthetic speech, for comparing strings in the same locale.
    package var charactersPerSecond: Double
}

/// Rules for estimating syllables from the spelling of a language with an alphabet.
///
/// Each vowel letter is a syllable, unless it's silent or belongs to a group that is spoken as one syllable. The result
/// is an estimate for running text, and not suitable for hyphenation.
package struct SyllableRules: Hashable, Sendable {
    /// The lowercase vowel letters of all alphabets that the language's strings use.
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

/// Words that voices may read differently than people.
package struct SpeechHazards: Hashable, Sendable {
    /// Abbreviations with a period, which a voice may spell out: “approx.”.
    package var abbreviations: [String]
    /// Whether there is a space between a number and the symbol of a unit.
    package var spacesUnits: Bool
    /// Symbols of units in the language's script: “км”. International symbols are built in.
    package var unitSymbols: [String]
    /// Words of four or more letters that are written in capitals for other reasons than emphasis: “JPEG”.
    package var acronyms: [String]
}

/// Example strings for a rule in a locale: an incorrect one, which the rule reports, and a corrected one.
package struct StyleExample: Hashable, Sendable {
    package var bad: String
    package var good: String
}
