/// A value in a locale's data, with the comments about it in the file, for reviewers.
package struct StyleFact: Hashable, Sendable {
    /// The value as in the file.
    package indirect enum Value: Hashable, Sendable {
        case text(String)
        case list([String])
        /// Named parts, in the order of the file: terms by kind of match, examples by rule.
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

    /// The path of the key, such as `hints.form`.
    package let name: String
    package let value: Value
    /// The tag of the file that contains the value, which may be `root`; nil if the script implies the value.
    package let file: String?
    /// How well the value has been verified, according to its comment or else its file.
    package let confidence: LocaleStyle.Confidence
    /// The comments about the value, one string each.
    package let comments: [String]
    /// The comments about the group that contains the key.
    package let groupComments: [String]
}
