import AXModel
import AXSource

/// The characters that XML can't represent, even as references (XML 1.0, section 2.2).
enum XMLForbiddenCharacters {
    static let all: Set<Unicode.Scalar> = {
        let controls = (UInt8(0)..<0x20).filter(\.isForbiddenControl).map(Unicode.Scalar.init)
        return Set(controls + ["\u{FFFE}", "\u{FFFF}"])
    }()

    static func first(in text: String) -> Unicode.Scalar? { text.unicodeScalars.first(where: all.contains) }
}

extension [LocaleChanges] {
    /// The changes that can be written in XML, and the others, which are refused.
    var inXML: (changes: [LocaleChanges], refused: [RefusedChange]) {
        var refused: [RefusedChange] = []
        let changes = map { part in
            LocaleChanges(
                part.changes.filter { change in
                    guard let scalar = change.firstForbiddenInXML else { return true }
                    refused.append(RefusedChange(change: change, locale: part.locale, cause: .notInXML(scalar)))
                    return false
                }, in: part.locale)
        }
        return refused.isEmpty ? (self, []) : (changes, refused)
    }
}

extension CatalogChange {
    /// The first character to write that XML can't represent; nil if there isn't one.
    fileprivate var firstForbiddenInXML: Unicode.Scalar? {
        switch self {
        case .set(_, _, let value): XMLForbiddenCharacters.first(in: value)
        case .add(let key, let value, let comment):
            [key.text, value, comment ?? ""].lazy.compactMap(XMLForbiddenCharacters.first).first
        case .insert(let unit):
            ([unit.key.text, unit.comment ?? ""] + unit.forms.map(\.text.string)).lazy
                .compactMap(XMLForbiddenCharacters.first).first
        case .comment(_, let text): text.flatMap(XMLForbiddenCharacters.first)
        case .state, .remove, .keptByHand, .sort, .canonicalize: nil
        }
    }
}
