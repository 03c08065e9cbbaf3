/// What is wrong in a file of locale data, with its place. The rest of the file is used.
public struct LocaleFileProblem: Hashable, Sendable, CustomStringConvertible {
    /// The file, such as `de.yml`.
    public var file: String
    /// 1-based.
    public var line: Int
    /// 1-based, in UTF-16 units.
    public var column: Int
    /// What is wrong, as one sentence.
    public var message: String
    /// The nearest right name, where one is near.
    public var suggestion: String?

    /// `de.yml:3:5: Unknown key “gesture”. Did you mean “gestures”?`
    public var description: String {
        let hint = suggestion.map { " Did you mean “\($0)”?" } ?? ""
        return "\(file):\(line):\(column): \(message)\(hint)"
    }
}
