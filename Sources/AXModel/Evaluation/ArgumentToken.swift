/// `%arg`, which stands in the forms of a catalog's substitution for the substitution's own argument.
package enum ArgumentToken {
    /// The form as a format string, as files other than catalogs need it.
    /// - Parameters:
    ///   - specifier: of the argument, without its percent sign.
    ///   - argument: the 1-based argument; it is named where other specifiers would make the order unclear.
    package static func replaced(in form: String, specifier: String, argument: Int) -> String {
        let message = Message(parsing: form)
        let specifiers = message.placeholders.filter { !$0.isLiteralPercent }
        guard specifiers.contains(where: { $0.type == .ownArgument }) else { return form }
        let type = specifier.isEmpty ? "lld" : specifier
        let spelled = specifiers.count == 1 ? "%\(type)" : "%\(argument)$\(type)"
        return message.segments.map { segment in
            guard case .placeholder(let own) = segment, own.type == .ownArgument else { return segment.raw }
            return spelled
        }.joined()
    }
}
