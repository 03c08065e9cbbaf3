package import AXModel
package import AXSource

/// A place in source code that can be made a localized call: a literal that is spoken as it stands, or a plural that the
/// code makes by hand.
package struct LocalizableSite: Sendable {
    /// A string of the place.
    package struct Part: Sendable {
        /// Where the literal, the key or the constant stands.
        let span: Span
        /// The text in the development language; nil where nothing shows it.
        let text: String?
        /// Whether the string is a literal of the code that is spoken.
        let isHardCoded: Bool
        /// The values that it is given, in order, with what is known about their types.
        let values: [Occurrence.Argument]
    }

    package enum Form: Sendable {
        case literal(Part)
        case plural(singular: Part, plural: Part)
    }

    /// What is spoken there.
    package let occurrence: Occurrence
    /// The file that changes: for a constant of another file, that one.
    package let path: String
    /// What a person is shown: the literal, or the first of the two keys.
    package let span: Span
    let form: Form
    /// The name of the constant that holds the literal, where the place does not show it itself.
    package let constant: String?
    /// Why the place isn't rewritten, if that's known without its syntax.
    package let refusal: RewriteRefusal?

    /// The texts of the place that a table or a literal shows.
    package var texts: [String] {
        switch form {
        case .literal(let part): [part.text].compactMap { $0 }
        case .plural(let singular, let plural): [singular.text, plural.text].compactMap { $0 }
        }
    }

    package var isPlural: Bool {
        if case .plural = form { true } else { false }
    }

    /// The rule that reports the place.
    package var rule: RulePage { isPlural ? PluralHandRolled.page : HardCodedString.page }
}

/// Why a place is not rewritten, as one clause.
package struct RewriteRefusal: Error, Hashable, Sendable {
    package let reason: String

    package init(_ reason: String) {
        self.reason = reason
    }

    static let tooLong = RewriteRefusal("the code around the strings is too long to be analyzed")
}
