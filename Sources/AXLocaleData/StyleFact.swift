/// One member of a locale's data, with all that its file says about it, for the people who review it.
package struct StyleFact: Hashable, Sendable {
    /// A member's value, as the file writes it.
    package indirect enum Value: Hashable, Sendable {
        case text(String)
        case list([String])
        /// Named parts, in the order of the file: terms by where they match, examples by rule.
        case parts([Part])
    }

    /// A part of a value.
    package struct Part: Hashable, Sendable {
        package let name: String
        package let value: Value

        package init(name: String, value: Value) {
            self.name = name
            self.value = value
        }
    }

    /// The way to the member, such as `hints.form`.
    package let name: String
    package let value: Value
    /// The tag of the file that states it, `root` for the file that all start from; nil where it follows from the script.
    package let file: String?
    /// How much it has been checked: what its comment says, or else its file.
    package let confidence: LocaleStyle.Confidence
    /// The comments about the member, one text each; empty where the file says nothing.
    package let comments: [String]
    /// The comments about the group that the member is in.
    package let groupComments: [String]
}
