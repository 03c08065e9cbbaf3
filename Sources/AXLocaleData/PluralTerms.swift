/// How a locale writes numbers of things, as far as plural rules do not tell it.
public struct PluralTerms: Hashable, Sendable {
    /// The number 1 in words, in all genders and cases; stated where the category `one` holds other numbers too.
    public var wordsForOne: [String]
    /// Categories for which the text of `other` is right as well, though a careful text has its own: in languages whose
    /// nouns do not change behind a number, `one`.
    public var mayLack: [String]
    /// With what the forms behind whole numbers above 1 are one text: words before the number that set the case of its
    /// noun (“od 5 utworów”, “od 2 utworów”), and endings of nouns whose cases look the same (“2 wiadomości”).
    public var oneForm: [Term]
    /// Endings of nouns after numbers above 1, where nearly all nouns have them (“2 canciones”).
    public var nounEndings: [Term]
    /// What only nouns of the category `many` end with: the genitive plural (“5 утворів”).
    public var manyEndings: [Term]
    /// What stands in parentheses behind a noun to mean one or several: the “s” of “song(s)”.
    public var endings: [String]
    /// Words behind which such an ending is no plural: “deine(n)” is a case.
    public var endingExceptions: [String]
    /// What makes a rank of a number in digits, where it depends on the number: “st”, “nd”, “rd”, “th”.
    public var rankEndings: [String]
}
