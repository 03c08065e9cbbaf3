public import AXSource

/// Every rule about strings, in the order in which people read about them.
public enum Rules {
    /// The rules that look at one unit.
    public static let all: [any Rule] = [
        LabelNamesControl(), LabelLowercase(), LabelEndsSentence(), LabelTooLong(), LabelCarriesValue(),
        HintCommands(), HintNamesGesture(), HintNamesControl(), HintLowercase(), HintUnterminated(),
        HintRepeatsLabel(), HintTooLong(),
        FormatTypeChanged(), FormatArgumentMissing(), FormatArgumentExtra(), FormatHole(), FormatReordered(),
        FormatPhantom(), FormatWidthArgument(), VariableRenamed(),
        Untranslated(),
    ]

    /// The rules that look at a whole catalog.
    public static let forCatalogs: [any CatalogRule] = [
        MissingUnit(), ExtraUnit(), PluralHandRolled(),
    ]

    /// The pages of all rules.
    public static var pages: [RulePage] {
        all.map(\.page) + forCatalogs.map(\.page)
    }
}
