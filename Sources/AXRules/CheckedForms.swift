import AXModel
import AXSource

extension Unit {
    /// The texts whose wording is judged: each form that is neither blank nor far too long.
    var checkedForms: [LocatedText] {
        if let only = onlyText { return only.isCheckable ? [only] : [] }
        return forms.map(\.text).filter(\.isCheckable)
    }

    /// The finding about the first form that has one; a unit is reported once however many forms it has.
    func firstFinding(_ judge: (LocatedText) -> Diagnostic?) -> [Diagnostic] {
        if let only = onlyText { return only.isCheckable ? check(only).map { [$0] } ?? [] : [] }
        for form in checkedForms {
            if let finding = check(form) { return [finding] }
        }
        return []
    }
}

extension LocatedText {
    /// Nothing that a person would listen to is longer than this many UTF-8 bytes; what is longer is judged by length
    /// alone.
    private static let longestChecked = 4096

    /// Whether the wording of the text is judged: it is neither blank nor far too long.
    var isCheckable: Bool { !isBlank && string.utf8.count <= Self.longestChecked }

    /// Whether there is nothing in the text but white space.
    var isBlank: Bool {
        // Most texts begin with a letter.
        if let first = string.utf8.first, first > 0x20, first < 0x7F { return false }
        return string.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    }
}
