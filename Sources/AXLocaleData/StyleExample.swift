/// How a rule sounds in a locale: a text that breaks it, and the text that should stand there.
public struct StyleExample: Hashable, Sendable {
    public var bad: String
    public var good: String
}
