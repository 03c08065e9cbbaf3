/// `%arg`, which stands in the forms of a catalog's substitution for the substitution's own argument.
enum ArgumentToken {
    /// The form as a format string.
    /// - Parameters:
    ///   - specifier: of the argument, without its percent sign.
    ///   - argument: the 1-based argument; it is named where other specifiers would make the order unclear.
    static func replaced(in form: String, specifier: String, argument: Int) -> String {
        let parts = split(form)
        guard parts.count > 1 else { return form }
        let type = specifier.isEmpty ? "lld" : specifier
        let isAlone =
            parts.count == 2
            && parts.allSatisfy { part in Message(parsing: part).placeholders.allSatisfy(\.isLiteralPercent) }
        return parts.joined(separator: isAlone ? "%\(type)" : "%\(argument)$\(type)")
    }

    /// The texts between the tokens. The second sign of `%%` begins none.
    private static func split(_ form: String) -> [String] {
        let bytes = Array(form.utf8)
        var parts: [String] = []
        var (start, offset) = (0, 0)
        while let percent = bytes[offset...].firstIndex(of: UInt8(ascii: "%")) {
            offset = percent + 1
            if offset < bytes.count, bytes[offset] == UInt8(ascii: "%") {
                offset += 1
            } else if bytes[offset...].starts(with: "arg".utf8) {
                parts.append(String(decoding: bytes[start..<percent], as: UTF8.self))
                offset += 3
                start = offset
            }
        }
        return parts + [String(decoding: bytes[start...], as: UTF8.self)]
    }
}
