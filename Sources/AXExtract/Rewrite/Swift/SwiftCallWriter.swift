import AXModel
import AXSource

/// Writes localized calls in Swift.
struct SwiftCallWriter {
    let style: CallStyle
    let wording: LocalizedWording

    /// The call for a message, in the project's style. `NSLocalizedString` replaces `String(localized:)` in two cases:
    /// - A literal can't pass the values in their order.
    /// - The style uses symbols, but the key has no symbol.
    func call(_ message: RewriteMessage) -> CallLayout {
        switch style {
        case .stringLocalized:
            return stringLocalized(message) ?? formatted(nsLocalizedString(message), message)
        case .symbol: return symbol(message) ?? formatted(nsLocalizedString(message), message)
        case .nsLocalizedString: return formatted(nsLocalizedString(message), message)
        case .wrapper(let wrapper): return self.wrapper(wrapper, message)
        }
    }

    static func literal(_ text: String) -> String {
        "\"\(escaped(text))\""
    }

    private static func escaped(_ text: String) -> String {
        text.escaped { scalar in
            if scalar == "\0" { return "\\0" }
            guard scalar.properties.generalCategory == .control else { return nil }
            return "\\u{\(scalar.digits(radix: 16, atLeast: 1))}"
        }
    }

    // MARK: The styles

    private func nsLocalizedString(_ message: RewriteMessage) -> CallLayout {
        var arguments = [CallLayout.text(Self.literal(wording.key))]
        if let table = wording.table { arguments.append(.labeled("tableName", .text(Self.literal(table)))) }
        if let bundle = wording.bundle { arguments.append(.labeled("bundle", .text(bundle))) }
        if wording.showsText { arguments.append(.labeled("value", .text(Self.literal(message.text)))) }
        arguments.append(.labeled("comment", .text(Self.literal(wording.comment))))
        return .call(open: "NSLocalizedString(", arguments, close: ")")
    }

    /// Nil if the literal in the call can't pass the values.
    private func stringLocalized(_ message: RewriteMessage) -> CallLayout? {
        guard let literal = interpolated(message) else { return nil }
        var arguments: [CallLayout] = []
        if wording.key == message.runtimeKey {
            arguments.append(.labeled("localized", .text(literal)))
        } else {
            arguments.append(.labeled("localized", .text(Self.literal(wording.key))))
            // Only the default value can pass the values.
            if wording.showsText || message.isFormat { arguments.append(.labeled("defaultValue", .text(literal))) }
        }
        if let table = wording.table { arguments.append(.labeled("table", .text(Self.literal(table)))) }
        if let bundle = wording.bundle { arguments.append(.labeled("bundle", .text(bundle))) }
        arguments.append(.labeled("comment", .text(Self.literal(wording.comment))))
        return .call(open: "String(", arguments, close: ")")
    }

    /// Nil for a key that has no symbol. The symbol includes the bundle.
    private func symbol(_ message: RewriteMessage) -> CallLayout? {
        guard let name = CatalogSymbol.name(of: wording.key) else { return nil }
        let path = "." + [wording.table, name].compactMap { $0 }.joined(separator: ".")
        let values = message.values.map { CallLayout.text(Self.argument($0)) }
        let symbol = values.isEmpty ? CallLayout.text(path) : .call(open: path + "(", values, close: ")")
        return .call(open: "String(", [.labeled("localized", symbol)], close: ")")
    }

    /// The arguments have the order of the wrapper's declaration.
    private func wrapper(_ style: WrapperStyle, _ message: RewriteMessage) -> CallLayout {
        let key = Self.literal(wording.key)
        guard let parameters = style.parameters else { return formatted(.text("\(key).\(style.name)"), message) }
        var takesValues = false
        let arguments = parameters.flatMap { parameter -> [CallLayout] in
            if parameter.argument == .values {
                takesValues = message.isFormat
                return takesValues ? message.values.map { .text(Self.argument($0)) } : []
            }
            guard let text = argument(parameter, message) else { return [] }
            return [parameter.label.map { .labeled($0, .text(text)) } ?? .text(text)]
        }
        let name = style.isMember ? "\(key).\(style.name)" : style.name
        let call = CallLayout.call(open: name + "(", arguments, close: ")")
        return takesValues ? call : formatted(call, message)
    }

    private func argument(_ parameter: WrapperStyle.Parameter, _ message: RewriteMessage) -> String? {
        switch parameter.argument {
        case .key: Self.literal(wording.key)
        case .text: wording.showsText || !parameter.isOptional ? Self.literal(message.text) : nil
        case .comment: Self.literal(wording.comment)
        case .table: wording.table.map(Self.literal) ?? (parameter.isOptional ? nil : "nil")
        case .bundle: wording.bundle ?? (parameter.isOptional ? nil : ".main")
        case .values: nil
        }
    }

    // MARK: Values

    private func formatted(_ call: CallLayout, _ message: RewriteMessage) -> CallLayout {
        guard message.isFormat else { return call }
        return .call(
            open: "String.localizedStringWithFormat(", [call] + message.values.map { .text(Self.argument($0)) },
            close: ")")
    }

    /// A value of unknown type is passed as the string that an interpolation would make of it.
    private static func argument(_ value: RewriteMessage.Value) -> String {
        value.specifier == nil ? "String(describing: \(value.expression))" : value.expression
    }

    /// The literal with interpolations; of a plural, the plural form. Nil if interpolations can't pass the values.
    private func interpolated(_ message: RewriteMessage) -> String? {
        switch message.forms {
        case .plain(let text): return Self.literal(text)
        case .format(let pieces), .counted(_, let pieces):
            guard message.isInOrder, !message.isPlural || message.values.count == 1,
                message.values.allSatisfy({ !$0.expression.contains(where: \.isNewline) })
            else { return nil }
            return "\"" + pieces.map { Self.interpolation($0, message.values) }.joined() + "\""
        }
    }

    private static func interpolation(_ piece: RewriteMessage.Piece, _ values: [RewriteMessage.Value]) -> String {
        switch piece {
        case .text(let text): return escaped(text)
        case .value(let index, let specifier):
            let value = values[index]
            if value.specifier == specifier || value.specifier == nil { return "\\(\(argument(value)))" }
            return "\\(\(argument(value)), specifier: \(literal(specifier)))"
        }
    }
}
