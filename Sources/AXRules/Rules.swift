package import AXSource

/// All rules about strings, in the order of the documentation.
package enum Rules {
    /// The rules that check a single string.
    package static let all: [any StringRule.Type] = style + speech + format + plurals + language + delivery + damage

    /// Rules about the wording of labels and hints. They rely on the locale's data, so they check only strings in the
    /// locale's language.
    static let style: [any StringRule.Type] = [
        LabelNamesControl.self, LabelLowercase.self, LabelEndsSentence.self, LabelTooLong.self, LabelCarriesValue.self,
        LabelDiffersFromTitle.self, HintImperative.self, HintForm.self, HintHasSubject.self, HintNamesGesture.self,
        HintNamesControl.self, HintLowercase.self, HintUnterminated.self, HintDropsArticle.self, HintRepeatsLabel.self,
        HintTooLong.self,
    ]

    /// Rules about what a voice may read differently than a person would. All findings are notes, because voices and
    /// listeners' settings differ.
    static let speech: [any StringRule.Type] = [
        SpokenAllCaps.self, SpokenGluedUnit.self, SpokenMissingPause.self, SpokenMixedScript.self,
        SpokenNotNormalized.self, SpokenAbbreviation.self, SpokenSymbol.self, SpokenTooLong.self,
    ]

    /// The rules of ``style`` that are on in a profile.
    static func style(in profile: Profile) -> [any StringRule.Type] {
        profile.checksForm ? style : style.filter { !$0.page.traits.contains(.inaudible) }
    }

    /// Rules about whether the code can fill in the string.
    static let format: [any StringRule.Type] = [
        FormatTypeChanged.self, FormatArgumentMissing.self, FormatArgumentExtra.self, FormatArgumentGap.self,
        FormatReordered.self,
        FormatUnescapedPercent.self, FormatWidthArgument.self, VariableRenamed.self, PlaceholderRenamed.self,
    ]

    /// Rules about whether each number has a form that fits it.
    static let plurals: [any StringRule.Type] = [
        PluralMissingOther.self, PluralMissingCategory.self, PluralExtraCategory.self, PluralLiteralNumber.self,
        PluralFormsAlike.self, PluralFormsSwapped.self, PluralParenthesized.self, PluralOrdinal.self,
    ]

    /// Rules about what makes the runtime fail, regardless of the string's role.
    static let runtimeErrors: [any StringRule.Type] = [PluralMissingOther.self]

    /// Rules about whether the string is in the language of its locale.
    static let language: [any StringRule.Type] = [
        Untranslated.self, PseudoText.self, WrongLanguage.self,
    ]

    /// Rules about whether the string is a finished translation of the current source.
    static let delivery: [any StringRule.Type] = [
        MachineUnreviewed.self, OutdatedTranslation.self, RawKey.self, TerminatorMismatch.self,
        SurroundingWhitespace.self,
        SuspiciousLength.self, MarkupChanged.self, PlaceholderChanged.self, LineBreaksChanged.self, GlossaryBroken.self,
    ]

    /// Rules about lost or changed characters.
    static let damage: [any StringRule.Type] = [
        TextDamaged.self, NumberChanged.self, InvisibleCharacter.self, EmojiLost.self,
    ]

    /// The rules that also apply to strings that aren't in the locale's language.
    static let always: [any StringRule.Type] = format + plurals + delivery + damage

    /// Rules that compare the labels of a catalog with one another.
    static let styleOfCatalogs: [any FileRule<CheckedCatalog>.Type] = [
        LabelAmbiguous.self
    ]

    /// Rules about all strings of a catalog together, such as which ones are missing.
    static let wholeCatalogs: [any FileRule<CheckedCatalog>.Type] = [
        MissingTranslation.self, ExtraKey.self, PluralHandRolled.self, InconsistentTranslation.self,
    ]

    /// The rules that check a whole catalog.
    package static let forCatalogs: [any FileRule<CheckedCatalog>.Type] = styleOfCatalogs + wholeCatalogs

    package static var pages: [RulePage] {
        all.map { $0.page } + forCatalogs.map { $0.page } + ProjectRules.pages
    }
}
