import AXScan

/// Infers the format specifier of a value from its type, or from the name of a member such as `count`.
struct ObjCSpecifiers {
    let context: ObjCContext

    /// The specifier; nil if neither the file nor a name shows the type.
    func specifier(_ range: Range<Int>) -> String? {
        let source = context.source
        guard let first = range.first else { return nil }
        if let cast = cast(range) { return Self.types[cast] }
        let last = range.upperBound - 1
        if source.isToken(first, "@") { return "%@" }
        if range.count == 1, source.kind(first) == .number {
            return source.text(range).contains(".") ? "%f" : "%d"
        }
        if let member = ObjCOperand.lastMember(range, in: source), let name = source.name(member.name) {
            return Self.members[name] ?? type(of: name, isOwn: source.text(member.base) == "self")
        }
        if source.isToken(first, "["), source.isToken(last, "]"), let message = ObjCMessage(at: first, in: source) {
            return message.parts.first.flatMap { Self.members[$0.name] ?? (Self.texts.contains($0.name) ? "%@" : nil) }
        }
        if range.count > 1, source.isToken(first + 1, "(") {
            return source.name(first).flatMap { ObjCLocalizationFunction.all[$0] == nil ? nil : "%@" }
        }
        return range.count == 1 ? source.name(first).flatMap { type(of: $0, isOwn: true) } : nil
    }

    private func type(of name: String, isOwn: Bool) -> String? {
        isOwn ? context.type(of: name).flatMap { Self.types[$0] } : nil
    }

    /// The type of a cast: `unsigned long` for `(unsigned long)count`. Nil without a cast, and for pointer types.
    private func cast(_ range: Range<Int>) -> String? {
        let source = context.source
        guard source.isToken(range.lowerBound, "("), let close = source.closer(range.lowerBound),
            close + 1 < range.upperBound
        else { return nil }
        let words = (range.lowerBound + 1..<close).map { source.name($0) }
        guard words.allSatisfy({ $0 != nil }) else { return nil }
        return words.compactMap { $0 }.joined(separator: " ")
    }

    /// Source: Apple, String Programming Guide.
    private static let types: [String: String] = [
        "int": "%d", "short": "%d", "BOOL": "%d", "unsigned int": "%u", "uint32_t": "%u", "int32_t": "%d",
        "long": "%ld", "unsigned long": "%lu", "NSInteger": "%ld", "NSUInteger": "%lu", "size_t": "%lu",
        "long long": "%lld", "unsigned long long": "%llu", "int64_t": "%lld", "uint64_t": "%llu", "float": "%f",
        "double": "%f", "CGFloat": "%f", "NSTimeInterval": "%f", "NSString": "%@", "NSNumber": "%@",
        "NSAttributedString": "%@", "NSDate": "%@", "NSURL": "%@", "id": "%@",
    ]

    private static let members: [String: String] = [
        "count": "%lu", "length": "%lu", "integerValue": "%ld", "intValue": "%d", "doubleValue": "%f",
        "floatValue": "%f", "unsignedIntegerValue": "%lu", "longLongValue": "%lld",
    ]

    private static let texts: Set<String> = [
        "stringWithFormat", "localizedStringWithFormat", "stringFromNumber", "stringFromDate", "stringValue",
        "localizedStringForKey", "description", "localizedStringFromNumber", "localizedStringFromDate",
    ]
}
