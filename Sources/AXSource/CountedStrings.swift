/// The strings that a single finding reports together, such as all missing translations, and the wording of its
/// message. Suppressions and filters can remove some of the strings.
package struct CountedStrings: Hashable, Sendable {
    /// One of the strings and its location. The finding's location is that of the first string.
    package struct Place: Hashable, Sendable {
        package let key: StringKey
        package let path: String
        package let span: Span

        package init(key: StringKey, path: String, span: Span) {
            (self.key, self.path, self.span) = (key, path, span)
        }
    }

    /// The words that follow the number or the keys in the message.
    package enum Wording: Hashable, Sendable {
        /// The message lists keys. The words for one string follow its key (“a” is missing); those for several follow
        /// their number (2 units are missing: “a”, “b”).
        case keys(one: String, several: String)
        /// The message only has a number: 1 of 3 units has no target; 2 of 3 units have no target.
        case number(one: String, several: String)
    }

    package let strings: [Place]
    let wording: Wording

    package init(_ strings: [Place], _ wording: Wording) {
        (self.strings, self.wording) = (strings, wording)
    }

    /// The message, in one line. If the wording lists keys, it contains at most the first three.
    package var message: String {
        switch wording {
        case .keys(let one, _) where strings.count == 1: "\(names) \(one)"
        case .keys(_, let several): "\(strings.count) \(several): \(names)"
        case .number(let one, let several): "\(strings.count) \(strings.count == 1 ? one : several)"
        }
    }

    private var names: String {
        strings.prefix(3).map(\.key.text.quoted).joined(separator: ", ") + (strings.count > 3 ? " …" : "")
    }
}
