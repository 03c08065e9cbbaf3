/// Finds the strings in messages that return them: `stringWithFormat:`, `stringByAppendingString:`, `initWithString:` …
struct ObjCTransparency {
    let source: ObjCSource

    /// The strings in the result of a message; nil for an unknown message.
    func parts(of message: ObjCMessage, in part: ObjCPart) -> [ObjCPart]? {
        guard let first = message.parts.first else { return nil }
        if Self.formats.contains(first.name) {
            return ObjCConcatenation(source: source).parts(
                ofFormat: ObjCArguments.split(first.argument, in: source), part)
        }
        if ObjCConcatenation.selectors.contains(first.name) {
            return ObjCConcatenation(source: source).parts(of: message, part)
        }
        switch first.name {
        case "componentsJoinedByString": return [joined(message.receiver, with: first.argument, part)]
        case "arrayByAddingObject": return [part.replaced(by: message.receiver), part.replaced(by: first.argument)]
        case "arrayWithObjects", "initWithObjects": return objects(first.argument, part)
        case "arrayWithObject": return [part.replaced(by: first.argument)]
        default: break
        }
        if Self.wrappers.contains(first.name), !first.argument.isEmpty { return [part.replaced(by: first.argument)] }
        if Self.sameText.contains(first.name) { return [part.replaced(by: message.receiver)] }
        return nil
    }

    /// The arguments of `arrayWithObjects:`, without the `nil` that ends them.
    private func objects(_ range: Range<Int>, _ part: ObjCPart) -> [ObjCPart] {
        ObjCArguments.split(range, in: source).filter { !source.isToken($0.lowerBound, "nil") }
            .map { part.replaced(by: $0) }
    }

    /// The elements of an array. If the array and the separator are literals, the elements are parts of a
    /// ``Concatenation`` with the separator.
    private func joined(_ list: Range<Int>, with separator: Range<Int>, _ part: ObjCPart) -> ObjCPart {
        var elements = part.text(list)
        guard source.isToken(list.lowerBound, "@"), source.isToken(list.lowerBound + 1, "["),
            let separator = ObjCLiteral(separator, in: source)?.text, let close = source.closer(list.lowerBound + 1)
        else { return elements }
        let inside = ObjCArguments.split(list.lowerBound + 2..<close, in: source).filter { !$0.isEmpty }
        let pieces = inside.indices.flatMap { index -> [Concatenation.Piece] in
            (index == 0 ? [] : [.text(separator, part: nil)]) + [.value(part: index)]
        }
        elements.list = Concatenation(source.span(list), pieces, inside.map(source.excerpt), isList: true)
        return elements
    }

    private static let formats: Set<String> = [
        "stringWithFormat", "localizedStringWithFormat", "initWithFormat",
    ]

    private static let wrappers: Set<String> = [
        "initWithString", "stringWithString", "initWithAttributedString",
        "attributedStringWithString", "stringWithUTF8String",
    ]

    /// Methods that return the same text, possibly with different capitalization or other small changes.
    private static let sameText: Set<String> = [
        "copy", "mutableCopy", "autorelease", "retain", "capitalizedString", "localizedCapitalizedString",
        "uppercaseString", "localizedUppercaseString", "lowercaseString", "localizedLowercaseString",
        "stringByTrimmingCharactersInSet", "stringByReplacingOccurrencesOfString", "capitalizedStringWithLocale",
        "lowercaseStringWithLocale", "uppercaseStringWithLocale",
    ]

    /// Whether a message makes an empty string or array: `[NSMutableString string]`.
    func isEmpty(_ message: ObjCMessage) -> Bool {
        guard message.parts.count == 1, Self.makers.contains(message.parts[0].name), message.parts[0].argument.isEmpty,
            let type = ObjCReceiver(source: source).className(of: message)
        else { return false }
        return Self.containers.contains(type)
    }

    private static let makers: Set<String> = ["string", "array", "new", "init"]
    private static let containers: Set<String> = [
        "NSString", "NSMutableString", "NSArray", "NSMutableArray", "NSAttributedString", "NSMutableAttributedString",
    ]

    /// Whether a member returns the text of its object, at most with small changes.
    static func isSameText(_ member: String) -> Bool { sameText.contains(member) }
}
