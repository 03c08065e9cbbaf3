/// How labels and hints are written in one locale, as the files of `Locales/` say it.
public struct LocaleStyle: Hashable, Sendable {
    /// How much the data has been checked.
    public enum Confidence: String, Hashable, Sendable, CaseIterable {
        /// Counted or measured on shipped apps.
        case high
        /// Read in sources or documentation.
        case medium
        /// General knowledge of the language; a native reader has yet to confirm it.
        case low
    }

    /// The language tag that the data was asked for.
    public var tag: String
    /// What rests on data of low confidence is no more than a note to a reader.
    public var confidence: Confidence
    /// Whether the script has upper and lower case.
    public var isCased: Bool
    /// Whether words are separated by spaces (false for ja, zh, th).
    public var spacesWords: Bool
    /// The marks that end a statement, the preferred one first; empty where the language uses none.
    public var terminators: [String]
    /// Marks that may stand at the end of a statement without being a fault, ``terminators`` included.
    public var acceptedTerminators: [String]
    /// The mark of a short pause inside a sentence: `,`, `،`, `、`.
    public var comma: String
    /// Marks that a space stands before, such as `:` in French.
    public var spacedMarks: [String]
    /// The opening and the closing quotation mark, then the two of a quotation inside a quotation (CLDR, delimiters).
    public var quotationMarks: [String]
    public var articles: [String]
    /// Short words that most sentences of the language hold and that tell it from others: “the”, “and”. Names, loan words
    /// and words of the user interface are not among them.
    public var functionWords: [String]
    public var controls: ControlTerms
    public var gestures: [Term]
    /// Words that name a state, such as “selected”, which belongs into a trait or a value.
    public var states: [Term]
    /// Words that are a state as the first sentence of a label (“Saved. Activate to remove.”), and an event elsewhere; and
    /// short states that count at the end of a phrase as well (“Flash on”).
    public var openingStates: [String]
    /// Names of values: a placeholder after one is the value (“Connection status: %@”).
    public var valueNames: [String]
    /// Words that deny, or that mean all: “Nothing selected” is not the state of one element.
    public var negations: [String]
    /// “percent” in words, after a number.
    public var percentWords: [String]
    public var plurals: PluralTerms
    public var hints: HintForm
    public var limits: Limits
    public var length: LengthModel
    /// How long a translation takes to speak: as ``length``, in seconds of ``SpeechMeter`` for seconds.
    public var spokenLength: LengthModel
    public var speech: SpeechRate
    public var syllables: SyllableSpelling
    public var hazards: SpeechHazards
    /// A bad and a good text of the locale by rule id, for pages and for the people who translate.
    public var examples: [String: StyleExample]
}

/// The names of controls, which the trait speaks already.
public struct ControlTerms: Hashable, Sendable {
    public enum Place: String, Hashable, Sendable, CaseIterable {
        /// “button Play”.
        case first
        /// “Play button”.
        case last
    }

    /// Names that are a fault wherever they stand: button, slider.
    public var hard: [Term]
    /// Names that are also words for content: image, link, list.
    public var soft: [Term]
    /// Verbs behind which the controls of ``objects`` are content: “Change icon”, “Show search field”.
    public var objectVerbs: [String]
    /// Controls that verbs act on. Those that are not ``hard`` ones are content everywhere: “Custom buttons”.
    public var objects: [String]
    /// Where the name of the control stands in a noun phrase.
    public var place: Place
}

/// What a hint looks like in a locale.
public struct HintForm: Hashable, Sendable {
    /// The natural form, in words, for people.
    public var form: String
    /// A good hint of the locale, for messages and pages.
    public var example: String
    /// Words or phrases that make a command when a hint begins with them.
    public var commandStarts: [Term]
    /// Words or endings that make a command when a sentence ends with them.
    public var commandEnds: [Term]
    /// What the first word of a noun phrase is, or ends with, in place of a statement: verbal nouns such as “Eliminación”.
    public var nounStarts: [Term]
    /// What the last word of a noun phrase or an infinitive is, or ends with, where the verb comes last: “再生の開始”.
    public var nounEnds: [Term]
    /// What a statement begins with: the endings of the third person, where they differ from those of other forms. Empty where they do
    /// not.
    public var statementStarts: [Term]
    /// Words that make a sentence a statement at any place: “is”, “will”.
    public var statementWords: [Term]
    /// What a relative clause begins with: “that”, “qui”. A verb after it says nothing about the hint.
    public var relativeWords: [Term]
    /// “please” and the like: a command wherever they stand.
    public var politeWords: [Term]
    /// Words or phrases that name the subject when a hint begins with them: “this button”, “you”, “it”.
    public var subjectWords: [Term]
    /// Words after which a purpose follows: “to”, “um”, “pour”.
    public var purposeWords: [String]
    /// Words and phrases that look like a command or a gesture and are neither: “Dernier …”, “Touch ID”.
    public var exceptions: [Term]
    /// Nouns in the singular that need an article where nothing else determines them: “list”, “city”.
    public var articleNouns: [String]
    /// Words behind which such a noun would have its article: “opens”, “on”.
    public var articleOpeners: [String]
    /// Pronouns that a hyphen may join to a command: “Ouvrez-le”. Any other word joined so makes a compound, which is
    /// not what its first part is.
    public var clitics: [String]
}

/// Longest lengths that pass without remark.
public struct Limits: Hashable, Sendable {
    /// Words of a label, where words are spaced.
    public var labelWords: Int
    /// Grapheme clusters of a label.
    public var labelCharacters: Int
    public var hintWords: Int
    public var hintCharacters: Int
}
