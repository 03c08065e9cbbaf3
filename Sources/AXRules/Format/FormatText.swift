import AXModel

/// A text as a formatter reads it: the arguments that it takes, and the percent signs that were meant for people.
struct FormatText: Sendable {
    private(set) var arguments: FormatArguments
    /// Percent signs that stand in prose without being escaped, in order.
    let strays: [StrayPercent]
    /// Whether anything in the text shows that it goes through a formatter: a specifier or an escaped percent sign.
    let isFormat: Bool
    let hasPercent: Bool
    /// Whether a percent sign is there to be read, escaped or not.
    let meansPercent: Bool
    /// Every specifier that Foundation finds, also in prose.
    let specifiers: [FormatSpecifier]

    /// - Parameter variable: the variable whose form the text is; nil for any other text.
    init(_ text: String, in variable: FormatVariable? = nil) {
        hasPercent = text.hasPercent
        guard hasPercent else {
            (arguments, strays, isFormat, meansPercent, specifiers) = (.none, [], false, false, [])
            return
        }
        let bytes = Array(text.utf8)
        let all = Message.placeholders(in: text)
        let prose = all.filter { StrayPercent.isProse($0, in: bytes) }
        let real = prose.isEmpty ? all : all.filter { !StrayPercent.isProse($0, in: bytes) }
        specifiers = all
        arguments = FormatArguments(real, in: variable)
        strays = StrayPercent.all(in: bytes, specifiers: all, prose: prose)
        isFormat = !real.isEmpty
        meansPercent = !strays.isEmpty || real.contains(where: \.isLiteralPercent)
    }

    /// The same text, with its names counted after those of the source.
    func counted(after source: FormatText, in variable: FormatVariable?) -> FormatText {
        var text = self
        text.arguments = arguments.counted(after: source.arguments.names, in: variable)
        return text
    }
}
