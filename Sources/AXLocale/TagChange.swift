/// Something that the canonical form of a tag does otherwise, or that is to be known about a tag beside it.
public struct TagChange: Hashable, Sendable, CustomStringConvertible {
    public enum Reason: Hashable, Sendable {
        /// A code was given up for another one; the name is what both stand for, in English.
        case deprecated(name: String?)
        /// A tag of the time before RFC 5646 (section 2.2.8).
        case grandfathered
        /// The extended language is a language by itself (section 4.5).
        case extendedLanguage
        /// Several subtags that one code stands for today, such as `sgn-BR`.
        case redundant
        /// The usual case of the subtags (section 2.1.1).
        case spelling
        /// Extensions stand in the order of their singletons (section 4.5).
        case extensionOrder
        /// A region that fell apart: the canonical form keeps it.
        case fellApart
        /// The code of which CLDR has the data: the canonical form keeps the other.
        case usualCode
    }

    public let before: String
    /// What stands in its place; nil where nothing does.
    public let after: String?
    public let reason: Reason

    /// Whether the canonical form has it so.
    public var isMade: Bool {
        switch reason {
        case .fellApart, .usualCode: false
        case .grandfathered: after != nil
        default: true
        }
    }

    /// One clause without a full stop.
    public var description: String {
        let after = after ?? ""
        return switch reason {
        case .deprecated(let name):
            "“\(before)” is " + (name.map { "the deprecated code of \($0)" } ?? "a deprecated code") + ": “\(after)”"
        case .grandfathered where self.after == nil:
            "“\(before)” was registered before RFC 4646 and has no other form"
        case .grandfathered: "“\(before)” was registered before RFC 4646: “\(after)”"
        case .extendedLanguage: "“\(before)” is a language by itself: “\(after)”"
        case .redundant: "“\(before)” has a code of its own: “\(after)”"
        case .spelling: "the usual case is “\(after)”"
        case .extensionOrder: "extensions stand in the order of their letters: “\(after)”"
        case .fellApart: "“\(before)” is deprecated; what it was is now \(after)"
        case .usualCode: "CLDR has its data under “\(after)”"
        }
    }
}
