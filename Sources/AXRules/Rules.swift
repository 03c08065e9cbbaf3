package import AXSource

/// All rules about strings, in the order of the documentation.
package enum Rules {
    /// The rules that check one unit.
    package static let all: [any StringRule.Type] = style + speech + format + plurals + language + delivery + damage

    /// How labels and hints are worded. These rules rely on the locale's data, so they check only strings in its
    /// language.
    static let style: [any StringRule.Type] = [
        LabelNamesControl.self, LabelLowercase.self, LabelEndsSentence.self, LabelTooLong.self, LabelCarriesValue.self,
        LabelDiffersFromTitle.self, HintImperative.self, HintForm.self, HintHasSubject.self, HintNamesGesture.self,
        HintNamesControl.self, HintLowercase.self, HintUnterminated.self, HintDropsArticle.self, HintRepeatsLabel.self,
        HintTooLong.self,
    ]

    /// What a voice may read differently than a person would. All findings are notes, because voices and listeners'
    /// settings differ.
    static let speech: [any StringRule.Type] = [
        SpokenAllCaps.self, SpokenGluedUnit.self, SpokenMissingPause.self, SpokenMixedScript.self,
        SpokenNotNormalized.self, SpokenAbbreviation.self, SpokenSymbol.self, SpokenTooLong.self,
    ]

    /// The rules of ``style`` that are on in a profile.
    static func style(in profile: Profile) -> [any StringRule.Type] {
        profile.checksForm ? style : style.filter { !$0.page.traits.contains(.inaudible) }
    }

    /// Whether the code can fill in the string.
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

    /// What makes the runtime fail, regardless of the string's role.
    static let runtimeErrors: [any StringRule.Type] = [PluralMissingOther.self]

    /// Whether the string is in the language of its locale.
    static let language: [any StringRule.Type] = [
        Untranslated.self, PseudoText.self, WrongLanguage.self,
    ]

    /// Whether the string is a translation of the current source.
    static let delivery: [any StringRule.Type] = [
        MachineUnreviewed.self, OutdatedTranslation.self, RawKey.self, TerminatorMismatch.self,
        SurroundingWhitespace.self,
        SuspiciousLength.self, MarkupChanged.self, PlaceholderChanged.self, LineBreaksChanged.self, GlossaryBroken.self,
    ]

    /// Lost or changed characters.
    static let damage: [any StringRule.Type] = [
        TextDamaged.self, NumberChanged.self, InvisibleCharacter.self, EmojiLost.self,
    ]

    /// The rules that apply to strings in any language.
    static let always: [any StringRule.Type] = format + plurals + delivery + damage

    /// How the labels of a catalog relate to one another.
    static let styleOfCatalogs: [any FileRule<CheckedCatalog>.Type] = [
        LabelAmbiguous.self
    ]

    /// Whether a catalog has the units that it should have.
    static let wholeCatalogs: [any FileRule<CheckedCatalog>.Type] = [
        MissingTranslation.self, ExtraKey.self, PluralHandRolled.self, InconsistentTranslation.self,
    ]

    /// The rules that check a whole catalog.
    package static let forCatalogs: [any FileRule<CheckedCatalog>.Type] = styleOfCatalogs + wholeCatalogs

    package static var pages: [RulePage] {
        all.map { $0.page } + forCatalogs.map { $0.page } + ProjectRules.pages
    }
}
