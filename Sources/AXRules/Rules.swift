package import AXSource

/// The rules about strings and catalogs, in groups.
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

    /// Rules about text that voices may read differently than people. All findings are notes, because voices and users'
    /// settings differ.
    static let speech: [any StringRule.Type] = [
        SpokenAllCaps.self, SpokenGluedUnit.self, SpokenMissingPause.self, SpokenMixedScript.self,
        SpokenNotNormalized.self, SpokenAbbreviation.self, SpokenSymbol.self, SpokenTooLong.self,
    ]

    /// The rules of ``style`` that a profile includes.
    static func style(in profile: Profile) -> [any StringRule.Type] {
        profile.checksForm ? style : style.filter { !$0.page.traits.contains(.inaudible) }
    }

    /// Rules about format strings and their arguments.
    static let format: [any StringRule.Type] = [
        FormatTypeChanged.self, FormatArgumentMissing.self, FormatArgumentExtra.self, FormatArgumentGap.self,
        FormatReordered.self,
        FormatUnescapedPercent.self, FormatWidthArgument.self, VariableRenamed.self, PlaceholderRenamed.self,
    ]

    static let plurals: [any StringRule.Type] = [
        PluralMissingOther.self, PluralMissingCategory.self, PluralExtraCategory.self, PluralLiteralNumber.self,
        PluralFormsAlike.self, PluralFormsSwapped.self, PluralParenthesized.self, PluralOrdinal.self,
    ]

    /// Rules about defects that make the runtime fail, regardless of the string's role.
    static let runtimeErrors: [any StringRule.Type] = [PluralMissingOther.self]

    /// Rules about the language of the string.
    static let language: [any StringRule.Type] = [
        Untranslated.self, PseudoText.self, WrongLanguage.self,
    ]

    /// Rules about the quality of a translation: its review, completeness and agreement with the current source.
    static let delivery: [any StringRule.Type] = [
        MachineUnreviewed.self, OutdatedTranslation.self, RawKey.self, TerminatorMismatch.self,
        SurroundingWhitespace.self,
        SuspiciousLength.self, MarkupChanged.self, PlaceholderChanged.self, LineBreaksChanged.self, GlossaryBroken.self,
    ]

    /// Rules about lost or changed characters.
    static let damage: [any StringRule.Type] = [
        TextDamaged.self, NumberChanged.self, InvisibleCharacter.self, EmojiLost.self,
    ]

    /// The rules that apply even to strings in another language than the locale's.
    static let always: [any StringRule.Type] = format + plurals + delivery + damage

    /// Rules that compare the labels of a catalog with each other.
    static let styleOfCatalogs: [any FileRule<CheckedCatalog>.Type] = [
        LabelAmbiguous.self
    ]

    /// Rules about all strings of a catalog together, such as those about missing strings.
    static let wholeCatalogs: [any FileRule<CheckedCatalog>.Type] = [
        MissingTranslation.self, ExtraKey.self, PluralHandRolled.self, InconsistentTranslation.self,
    ]

    /// The rules that check a whole catalog.
    package static let forCatalogs: [any FileRule<CheckedCatalog>.Type] = styleOfCatalogs + wholeCatalogs

    package static var pages: [RulePage] {
        all.map { $0.page } + forCatalogs.map { $0.page } + ProjectRules.pages
    }
}
