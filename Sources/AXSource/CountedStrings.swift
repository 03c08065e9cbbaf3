/// The strings that a finding counts, and the words for them in its message. Suppressions and filters can remove some.
package struct CountedStrings: Hashable, Sendable {
    /// A counted string, and where the finding is if this string is the first.
    package struct Place: Hashable, Sendable {
        package let key: StringKey
        package let path: String
        package let span: Span

        package init(key: StringKey, path: String, span: Span) {
            (self.key, self.path, self.span) = (key, path, span)
        }
    }

    /// The words next to the number or the keys in the message.
    package enum Wording: Hashable, Sendable {
        /// “a” is missing; 2 units are missing: “a”, “b”.
        case keys(one: String, several: String)
        /// 1 of 3 units has no target; 2 of 3 units have no target.
        case number(one: String, several: String)
    }

    package let strings: [Place]
    let wording: Wording

    package init(_ strings: [Place], _ wording: Wording) {
        (self.strings, self.wording) = (strings, wording)
    }

    /// One line with the number, and the first three keys if the wording lists keys.
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
