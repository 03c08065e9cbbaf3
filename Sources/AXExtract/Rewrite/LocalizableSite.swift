package import AXModel
package import AXSource

/// Code that can become a localized call: a literal that is spoken unlocalized, or a hand-rolled plural.
package struct LocalizableSite: Sendable {
    package struct Part: Sendable {
        /// The literal, the key or the constant.
        let span: Span
        /// The source string; nil if it's unknown.
        let text: String?
        /// Whether the string is an unlocalized literal in the code.
        let isHardCoded: Bool
        /// Whether it's a literal that SwiftUI looks up unless the expression is a `String`.
        let isKeyOfView: Bool
        /// The values for its placeholders, in order.
        let values: [Occurrence.Argument]
    }

    package enum Form: Sendable {
        case literal(Part)
        case plural(singular: Part, plural: Part)
    }

    /// The accessibility string.
    package let occurrence: Occurrence
    /// The file to change. If the string is a constant in another file, this is that file.
    package let path: String
    /// The span to report: the literal, or the singular of a plural.
    package let span: Span
    let form: Form
    /// The name of the constant that contains the literal, if the constant is in another file.
    package let constant: String?
    /// Why the site isn't rewritten, if that's known without parsing the file; otherwise nil.
    package let refusal: RewriteRefusal?

    /// The known source strings of the site.
    package var texts: [String] {
        switch form {
        case .literal(let part): [part.text].compactMap { $0 }
        case .plural(let singular, let plural): [singular.text, plural.text].compactMap { $0 }
        }
    }

    /// The app's own function that looks the string up; nil for system functions and bare literals.
    package var ownFunction: String? {
        occurrence.function.flatMap { function in
            function == LocalizationCall.bareKey.function || LocalizationFunctions.function(function) != nil
                ? nil : function
        }
    }

    package var isPlural: Bool {
        if case .plural = form { true } else { false }
    }

    /// The rule that reports the site.
    package var rule: RulePage { isPlural ? PluralHandRolled.page : HardCodedString.page }
}

/// Why a site isn't rewritten, as a message without a full stop.
package struct RewriteRefusal: Error, Hashable, Sendable {
    package let reason: String

    package init(_ reason: String) {
        self.reason = reason
    }

    static let tooLong = RewriteRefusal("the code around the strings is too long to be analyzed")
}
