public import AXSource

/// Every rule about strings, in the order in which people read about them.
public enum Rules {
    /// The rules that look at one unit.
    public static let all: [any Rule] = style + speech + format + plurals + language + delivery + damage

    /// How a label or hint is worded. They rest on the data of the locale, and so judge only text of its language.
    static let style: [any Rule] = [
        LabelNamesControl(), LabelLowercase(), LabelEndsSentence(), LabelTooLong(), LabelCarriesValue(),
        LabelDiffersFromTitle(),
        HintImperative(), HintForm(), HintHasSubject(), HintNamesGesture(), HintNamesControl(), HintLowercase(),
        HintUnterminated(),
        HintDropsArticle(), HintRepeatsLabel(), HintTooLong(),
    ]

    /// What a voice may read otherwise than a person would. Notes all: voices differ, and so do listeners' settings.
    static let speech: [any Rule] = [
        SpokenAllCaps(), SpokenGluedUnit(), SpokenMissingPause(), SpokenMixedScript(), SpokenNotNormalized(),
        SpokenAbbreviation(), SpokenSymbol(), SpokenTooLong(),
    ]

    /// The rules of ``style`` that a profile asks for.
    static func style(in profile: Profile) -> [any Rule] {
        profile.judgesForm ? style : style.filter { !$0.page.traits.contains(.inaudible) }
    }

    /// Whether the code can fill in the text.
    static let format: [any Rule] = [
        FormatTypeChanged(), FormatArgumentMissing(), FormatArgumentExtra(), FormatArgumentGap(), FormatReordered(),
        FormatUnescapedPercent(), FormatWidthArgument(), VariableRenamed(), PlaceholderRenamed(),
    ]

    /// Whether each number has a form that says it.
    static let plurals: [any Rule] = [
        PluralMissingOther(), PluralMissingCategory(), PluralExtraCategory(), PluralLiteralNumber(),
        PluralFormsAlike(), PluralFormsSwapped(), PluralParenthesized(), PluralOrdinal(),
    ]

    /// What the runtime has no text for, whatever the string is for.
    static let faults: [any Rule] = [PluralMissingOther()]

    /// Whether the text is in the language of its locale.
    static let language: [any Rule] = [
        Untranslated(), PseudoText(), WrongLanguage(),
    ]

    /// Whether the text belongs to today's source.
    static let delivery: [any Rule] = [
        OutdatedTranslation(), RawKey(), TerminatorMismatch(), SurroundingWhitespace(), SuspiciousLength(),
        MarkupChanged(),
        PlaceholderChanged(), LineBreaksChanged(),
    ]

    /// Lost or changed characters.
    static let damage: [any Rule] = [
        TextDamaged(), NumberChanged(), InvisibleCharacter(), EmojiLost(),
    ]

    /// The rules that judge a text whatever its language.
    static let always: [any Rule] = format + ofPlainText

    /// Those that also judge a text that the code fills nothing into.
    static let ofPlainText: [any Rule] = plurals + delivery + damage

    /// How the labels of a catalog stand beside one another.
    static let styleOfCatalogs: [any CatalogRule] = [
        LabelAmbiguous()
    ]

    /// Whether the units that a catalog has are those that it should have.
    static let wholeCatalogs: [any CatalogRule] = [
        MissingTranslation(), ExtraKey(), PluralHandRolled(), InconsistentTranslation(),
    ]

    /// The rules that look at a whole catalog.
    public static let forCatalogs: [any CatalogRule] = styleOfCatalogs + wholeCatalogs

    /// The pages of all rules.
    public static var pages: [RulePage] {
        all.map(\.page) + forCatalogs.map(\.page)
    }
}
