public import AXSource

/// Every rule about strings, in the order in which people read about them.
public enum Rules {
    /// The rules that look at one unit.
    public static let all: [any StringRule.Type] = style + speech + format + plurals + language + delivery + damage

    /// How a label or hint is worded. They rest on the data of the locale, and so judge only text of its language.
    static let style: [any StringRule.Type] = [
        LabelNamesControl.self, LabelLowercase.self, LabelEndsSentence.self, LabelTooLong.self, LabelCarriesValue.self,
        LabelDiffersFromTitle.self,
        HintImperative.self, HintForm.self, HintHasSubject.self, HintNamesGesture.self, HintNamesControl.self,
        HintLowercase.self,
        HintUnterminated.self,
        HintDropsArticle.self, HintRepeatsLabel.self, HintTooLong.self,
    ]

    /// What a voice may read otherwise than a person would. Notes all: voices differ, and so do listeners' settings.
    static let speech: [any StringRule.Type] = [
        SpokenAllCaps.self, SpokenGluedUnit.self, SpokenMissingPause.self, SpokenMixedScript.self,
        SpokenNotNormalized.self,
        SpokenAbbreviation.self, SpokenSymbol.self, SpokenTooLong.self,
    ]

    /// The rules of ``style`` that a profile asks for.
    static func style(in profile: Profile) -> [any StringRule.Type] {
        profile.checksForm ? style : style.filter { !$0.page.traits.contains(.inaudible) }
    }

    /// Whether the code can fill in the text.
    static let format: [any StringRule.Type] = [
        FormatTypeChanged.self, FormatArgumentMissing.self, FormatArgumentExtra.self, FormatArgumentGap.self,
        FormatReordered.self,
        FormatUnescapedPercent.self, FormatWidthArgument.self, VariableRenamed.self, PlaceholderRenamed.self,
    ]

    /// Whether each number has a form that says it.
    static let plurals: [any StringRule.Type] = [
        PluralMissingOther.self, PluralMissingCategory.self, PluralExtraCategory.self, PluralLiteralNumber.self,
        PluralFormsAlike.self, PluralFormsSwapped.self, PluralParenthesized.self, PluralOrdinal.self,
    ]

    /// What the runtime has no text for, whatever the string is for.
    static let runtimeErrors: [any StringRule.Type] = [PluralMissingOther.self]

    /// Whether the text is in the language of its locale.
    static let language: [any StringRule.Type] = [
        Untranslated.self, PseudoText.self, WrongLanguage.self,
    ]

    /// Whether the text belongs to today's source.
    static let delivery: [any StringRule.Type] = [
        OutdatedTranslation.self, RawKey.self, TerminatorMismatch.self, SurroundingWhitespace.self,
        SuspiciousLength.self,
        MarkupChanged.self,
        PlaceholderChanged.self, LineBreaksChanged.self,
    ]

    /// Lost or changed characters.
    static let damage: [any StringRule.Type] = [
        TextDamaged.self, NumberChanged.self, InvisibleCharacter.self, EmojiLost.self,
    ]

    /// The rules that judge a text whatever its language.
    static let always: [any StringRule.Type] = format + ofPlainText

    /// Those that also judge a text that the code fills nothing into.
    static let ofPlainText: [any StringRule.Type] = plurals + delivery + damage

    /// How the labels of a catalog stand beside one another.
    static let styleOfCatalogs: [any FileRule<CheckedCatalog>.Type] = [
        LabelAmbiguous.self
    ]

    /// Whether the units that a catalog has are those that it should have.
    static let wholeCatalogs: [any FileRule<CheckedCatalog>.Type] = [
        MissingTranslation.self, ExtraKey.self, PluralHandRolled.self, InconsistentTranslation.self,
    ]

    /// The rules that look at a whole catalog.
    public static let forCatalogs: [any FileRule<CheckedCatalog>.Type] = styleOfCatalogs + wholeCatalogs

    /// The pages of all rules.
    public static var pages: [RulePage] {
        all.map { $0.page } + forCatalogs.map { $0.page }
    }
}
