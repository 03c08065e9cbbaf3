import Testing

@testable import AXCommands

struct MacroNamesTests {
    @Test(arguments: [
        ("LOCALIZED_STRING_MACRO_NAMES = \"NSLocalizedString CFCopyLocalizedString OBALoc\";\n", ["OBALoc"]),
        (
            "\t\tLOCALIZED_STRING_MACRO_NAMES = (\n\t\t\t\"$(inherited)\",\n\t\t\tLoc,\n\t\t\tSpoken_2,\n\t\t);\n",
            ["Loc", "Spoken_2"]
        ),
        ("LOCALIZED_STRING_MACRO_NAMES = $(inherited) Loc\nOTHER = X\n", ["Loc"]),
        ("LOCALIZED_STRING_MACRO_NAMES = A;\nLOCALIZED_STRING_MACRO_NAMES = B;", ["A", "B"]),
        ("// LOCALIZED_STRING_MACRO_NAMES", []), ("", []), ("LOCALIZED_STRING_MACRO_NAMES =", []),
    ])
    func theNamesOfTheSettingAreRead(text: String, names: [String]) {
        #expect(MacroNames.names(in: Array(text.utf8)) == names)
    }
}
