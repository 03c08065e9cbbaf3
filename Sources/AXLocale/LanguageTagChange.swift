/// A difference between a tag and its canonical form, or a remark about the tag.
package struct LanguageTagChange: Hashable, Sendable, CustomStringConvertible {
    package enum Reason: Hashable, Sendable {
        /// The code was replaced; `name` is the meaning of the new code in English, if it is known.
        case deprecated(name: String?)
        /// The tag was registered before RFC 4646 (RFC 5646, section 2.2.8).
        case grandfathered
        /// The extended language is a separate language (section 4.5).
        case extendedLanguage
        /// A single code replaces several subtags, such as `sgn-BR`.
        case redundant
        /// The usual case of the subtags (section 2.1.1).
        case spelling
        /// Extensions are ordered by their singletons (section 4.5).
        case extensionOrder
        /// The region was split up, so several codes replace it. The canonical form keeps the original.
        case splitUp
        /// CLDR has data under a different code. The canonical form keeps the original.
        case usualCode
    }

    package let before: String
    /// The replacement; for a region that was split up, a list of quoted codes. Nil if there isn't one.
    package let after: String?
    package let reason: Reason

    /// Whether the canonical form contains the change. Other changes are only remarks.
    package var isMade: Bool {
        switch reason {
        case .splitUp, .usualCode: false
        case .grandfathered: after != nil
        default: true
        }
    }

    /// A clause without a full stop.
    package var description: String {
        let after = after ?? ""
        return switch reason {
        case .deprecated(let name):
            "“\(before)” is " + (name.map { "the deprecated code for \($0)" } ?? "a deprecated code")
                + "; use “\(after)”"
        case .grandfathered where self.after == nil:
            "“\(before)” was registered before RFC 4646 and has no replacement"
        case .grandfathered: "“\(before)” was registered before RFC 4646; use “\(after)”"
        case .extendedLanguage: "“\(before)” is a separate language; use “\(after)”"
        case .redundant: "“\(before)” has been replaced by a single code; use “\(after)”"
        case .spelling: "the usual capitalization is “\(after)”"
        case .extensionOrder: "with its extensions in canonical order, the tag is “\(after)”"
        case .splitUp: "“\(before)” is deprecated; it was split into \(after)"
        case .usualCode: "CLDR stores its data for this language under “\(after)”"
        }
    }
}
