import AXLocale
import AXSource

extension Unit {
    /// The spoken string, with sample numbers in its plural forms, and with expressions for other values.
    /// - Parameters:
    ///   - locale: the language of the string: a tag or the name of an `.lproj` folder.
    ///   - expressions: the source expressions of the values in the string, in order; empty if the string isn't used as
    ///     a format string.
    package func spoken(in locale: String, _ expressions: [String]) -> SpokenText {
        if let only = onlyText { return SpokenText(format: only.string, expressions) }
        guard let chosen = text.chosen(device: "iphone", width: nil), let format = FormattedText(chosen, substitutions)
        else { return SpokenText() }
        if format.variables.isEmpty { return SpokenText(format: format.format, expressions) }
        let samples = PluralSample.all(in: locale)
        let forms = samples.compactMap { sample in
            format.spoken(sample, in: locale, expressions).map { SpokenText.Form(category: sample.category, text: $0) }
        }
        if forms.isEmpty { return SpokenText(format: format.format, expressions) }
        return Set(forms.map(\.text)).count == 1 ? forms[0].text : SpokenText([.forms(forms)])
    }
}

extension SpokenText {
    /// Replaces each specifier of a format string with the source expression of its value; a specifier without an
    /// expression is its own expression. If there are expressions but no specifiers, names in braces are expressions.
    package init(format: String, _ expressions: [String]) {
        let message = Message(parsing: format)
        var numbered = message.numberedSpecifiers()[...]
        if numbered.isEmpty, !expressions.isEmpty {
            self.init(template: format)
            return
        }
        self.init(
            message.segments.map { segment in
                guard case .placeholder(let specifier) = segment, let use = numbered.popFirst() else {
                    return .text(segment.raw)
                }
                if specifier.isLiteralPercent { return .text(expressions.isEmpty ? specifier.raw : "%") }
                // “10% off” isn't a format string.
                if expressions.isEmpty, specifier.raw.hasPrefix("% ") { return .text(specifier.raw) }
                let index = use.argument - 1
                return .runtime(expressions.indices.contains(index) ? expressions[index] : specifier.raw)
            })
    }
}

extension SpokenText {
    /// Splits a string with named values in braces, which the project's own functions insert: `Sorted by {order}`.
    private init(template: String) {
        var (parts, rest): ([Part], Substring) = ([], template[...])
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let name = rest[rest.index(after: open)..<close]
            let isName = name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            parts +=
                isName
                ? [.text(String(rest[..<open])), .runtime(String(name))] : [.text(String(rest[...close]))]
            rest = rest[rest.index(after: close)...]
        }
        self.init(parts + [.text(String(rest))])
    }

    /// Splits a literal with Swift's interpolations: `\(count) songs`. If one of the expressions isn't interpolated,
    /// the literal is treated as a format string.
    /// - Parameter expressions: the source expressions of the values, in order.
    package init(literal: String, _ expressions: [String]) {
        var (parts, rest): ([Part], Substring) = ([], literal[...])
        for expression in expressions {
            guard let place = rest.firstRange(of: "\\(\(expression))") else {
                self.init(format: literal, expressions)
                return
            }
            parts += [.text(String(rest[..<place.lowerBound])), .runtime(expression)]
            rest = rest[place.upperBound...]
        }
        self = parts.isEmpty ? SpokenText(format: literal, []) : SpokenText(parts + [.text(String(rest))])
    }
}

/// A plural category and a number that has it.
private struct PluralSample {
    let category: PluralCategory
    let number: Int

    /// One sample for each category that contains integers. 0 is chosen only if no other number has the category. If
    /// `locale` isn't a language tag, the only sample is 2, with the category `other`.
    static func all(in locale: String) -> [PluralSample] {
        let tag = LanguageTag(String(locale.map { $0 == "_" ? "-" : $0 }))
        guard let rules = tag.map({ PluralRules($0) }) else { return [PluralSample(category: .other, number: 2)] }
        return rules.categories.compactMap { category in
            let numbers = rules.integers(of: category)
            return (numbers.first { $0 > 0 } ?? numbers.first).map { PluralSample(category: category, number: $0) }
        }
    }
}

extension FormattedText {
    /// The spoken string for a number; nil if the string has no arguments or can't be evaluated.
    fileprivate func spoken(_ sample: PluralSample, in locale: String, _ expressions: [String]) -> SpokenText? {
        let types = argumentTypes
        guard let last = types.keys.max() else { return nil }
        let arguments: [FormatArgument] = (1...last).map { position in
            types[position] == true
                ? .integer(expressions.number(at: position - 1) ?? sample.number)
                : .text(ArgumentMark.text(for: position))
        }
        guard let text = try? Evaluator(locale: locale, device: "iphone").evaluate(self, arguments).text else {
            return nil
        }
        return SpokenText(ArgumentMark.parts(of: text, expressions))
    }

    /// Whether the argument at each 1-based position is a number.
    private var argumentTypes: [Int: Bool] {
        let explicit = withExplicitArguments()
        let texts = [explicit.format] + explicit.variables.values.flatMap(\.forms.values)
        var types: [Int: Bool] = [:]
        for specifier in texts.flatMap({ Message(parsing: $0).numberedSpecifiers() }) where specifier.argument > 0 {
            let isNumber = specifier.specifier.type.isNumber || specifier.specifier.variable != nil
            types[specifier.argument] = types[specifier.argument] ?? false || isNumber
        }
        return types
    }
}

extension [String] {
    /// The value of an integer literal; nil for other expressions, whose values aren't known.
    fileprivate func number(at index: Int) -> Int? {
        guard indices.contains(index), self[index].allSatisfy({ "0"..."9" ~= $0 }) else { return nil }
        return Int(self[index])
    }
}

/// Marks the position of a value in an evaluated string with private-use characters, which real strings don't contain.
private enum ArgumentMark {
    private static let start: Character = "\u{F0000}"
    private static let end: Character = "\u{F0001}"

    static func text(for position: Int) -> String { "\(start)\(position)\(end)" }

    static func parts(of text: String, _ expressions: [String]) -> [SpokenText.Part] {
        text.split(separator: start, omittingEmptySubsequences: false).enumerated().flatMap {
            index, piece -> [SpokenText.Part] in
            guard index > 0, let mark = piece.firstIndex(of: end), let position = Int(piece[..<mark]) else {
                return [.text(String(piece))]
            }
            let expression =
                expressions.indices.contains(position - 1) ? expressions[position - 1] : "value \(position)"
            return [.runtime(expression), .text(String(piece[piece.index(after: mark)...]))]
        }
    }
}
