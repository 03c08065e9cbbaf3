import AXModel
import AXSource

/// A variable in the template language of an app: `{name}`, `{{name}}`, `${name}`, `$(NAME)`, `%{name}`, `%(name)s`.
struct VariablePattern: ProtectedPattern {
    let kind = ProtectedKind.variable

    func canBegin(with byte: UInt8) -> Bool { byte.isOne(of: "{$%") }

    func end(in bytes: [UInt8], at offset: Int, floor: Int) -> Int? {
        TemplateVariable.end(in: bytes, at: offset) ?? namedEnd(bytes, offset)
    }

    /// The end of Python's `%(name)s`, with any conversion; nil if there isn't one.
    private func namedEnd(_ bytes: [UInt8], _ offset: Int) -> Int? {
        guard bytes.starts(with: "%(", at: offset) else { return nil }
        let end = bytes.runEnd(from: offset + 2, upTo: 64) { $0.isASCIIAlphanumeric || $0.isOne(of: "_.-") }
        guard bytes.starts(with: ")", at: end) else { return nil }
        return bytes.runEnd(from: end + 1, upTo: 1, while: \.isASCIILetter)
    }
}
