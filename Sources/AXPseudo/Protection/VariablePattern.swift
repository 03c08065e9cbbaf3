import AXSource

/// A variable of an app's own template language: `{name}`, `{{name}}`, `${name}`, `$(NAME)`, `%(name)s`.
struct VariablePattern: ProtectedPattern {
    let kind = ProtectedKind.variable

    func canBegin(with byte: UInt8) -> Bool { byte.isOne(of: "{$%") }

    func end(in bytes: [UInt8], at offset: Int, floor: Int) -> Int? {
        if bytes.starts(with: "{{", at: offset) { return end(of: "}}", bytes, from: offset + 2) }
        if bytes.starts(with: "{", at: offset) { return end(of: "}", bytes, from: offset + 1) }
        if bytes.starts(with: "${", at: offset) { return end(of: "}", bytes, from: offset + 2) }
        if bytes.starts(with: "$(", at: offset) { return end(of: ")", bytes, from: offset + 2) }
        if bytes.starts(with: "%(", at: offset), let close = end(of: ")", bytes, from: offset + 2) {
            return bytes.runEnd(from: close, upTo: 1, while: \.isASCIILetter)
        }
        return nil
    }

    /// A name of at most 64 characters, then `close`.
    private func end(of close: StaticString, _ bytes: [UInt8], from start: Int) -> Int? {
        let end = bytes.runEnd(from: start, upTo: 64) { $0.isASCIIAlphanumeric || $0.isOne(of: "_.-") }
        return bytes.starts(with: close, at: end) ? end + close.utf8CodeUnitCount : nil
    }
}
