import AXModel
import AXSource

extension Unit {
    /// The forms whose wording is checked: those that aren't blank or far too long.
    var checkedForms: [LocatedText] {
        if let only = onlyText { return only.isCheckable ? [only] : [] }
        return forms.map(\.text).filter(\.isCheckable)
    }

    /// The finding about the first checked form that has a finding; empty if no form has one. A rule reports a unit
    /// only once, regardless of the number of forms.
    func firstFinding(_ check: (LocatedText) -> Diagnostic?) -> [Diagnostic] {
        if let only = onlyText { return only.isCheckable ? check(only).map { [$0] } ?? [] : [] }
        for form in checkedForms {
            if let finding = check(form) { return [finding] }
        }
        return []
    }
}

extension LocatedText {
    /// The maximum length of a checked string, in UTF-8 bytes. No one would listen to a longer string.
    private static let longestChecked = 4096

    var isCheckable: Bool { !isBlank && string.utf8.count <= Self.longestChecked }

    /// Whether the string is empty or only white space.
    package var isBlank: Bool {
        // Most strings begin with a visible ASCII character.
        if let first = string.utf8.first, first > 0x20, first < 0x7F { return false }
        return string.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    }
}
