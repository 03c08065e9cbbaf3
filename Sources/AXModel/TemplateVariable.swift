import AXSource

/// A placeholder that the app replaces itself, without Foundation's formatter: `{name}`, `{{name}}`, `${name}`,
/// `$(name)`, `%{name}`, and the argument of an ICU message, `{count, plural, …}`.
package struct TemplateVariable: Hashable, Sendable {
    /// The source text; shortened to `{count, …}` for an ICU argument, because its cases are prose.
    package let raw: String
    /// UTF-8 offsets in the string.
    package let range: Range<Int>

    package init(raw: String, range: Range<Int>) {
        self.raw = raw
        self.range = range
    }

    private static let maximumNameLength = 64

    private static let brackets: [(open: StaticString, close: StaticString)] = [
        ("{{", "}}"), ("{", "}"), ("${", "}"), ("$(", ")"), ("%{", "}"),
    ]

    /// All variables in order, except the `$(name)` of a format specifier, `%1$(name)@`.
    /// - Parameter specifiers: the format specifiers of `text`; nil to parse them here.
    package static func all(in text: String, besides specifiers: [FormatSpecifier]? = nil) -> [TemplateVariable] {
        guard text.holdsByte(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "$") }) else { return [] }
        let bytes = Array(text.utf8)
        var specifiers = (specifiers ?? Message.placeholders(in: text))[...]
        var found: [TemplateVariable] = []
        var offset = 0
        while offset < bytes.count {
            if let next = specifiers.first, next.range.lowerBound <= offset {
                offset = max(offset, next.range.upperBound)
                specifiers.removeFirst()
                continue
            }
            guard bytes[offset].isOne(of: "{$%"), let variable = variable(bytes, offset) ?? argument(bytes, offset)
            else {
                offset += 1
                continue
            }
            found.append(variable)
            offset = variable.range.upperBound
        }
        return found
    }

    /// The offset after the variable that begins at `offset`, in UTF-8 bytes; nil if there isn't one. Doesn't recognize
    /// the arguments of ICU messages.
    package static func end(in bytes: [UInt8], at offset: Int) -> Int? {
        brackets.lazy.compactMap { open, close in
            nameEnd(bytes, offset, open).flatMap {
                bytes.starts(with: close, at: $0) ? $0 + close.utf8CodeUnitCount : nil
            }
        }.first
    }

    private static func variable(_ bytes: [UInt8], _ offset: Int) -> TemplateVariable? {
        end(in: bytes, at: offset).map { end in
            TemplateVariable(raw: String(decoding: bytes[offset..<end], as: UTF8.self), range: offset..<end)
        }
    }

    /// The argument of an ICU message at `offset`, up to its first comma: `{count,`. Nil if there isn't one.
    private static func argument(_ bytes: [UInt8], _ offset: Int) -> TemplateVariable? {
        guard let end = nameEnd(bytes, offset, "{"), end > offset + 1, bytes.starts(with: ",", at: end) else {
            return nil
        }
        let name = String(decoding: bytes[(offset + 1)..<end], as: UTF8.self)
        return TemplateVariable(raw: "{\(name), …}", range: offset..<(end + 1))
    }

    /// The offset after an opening bracket and a name, which may be empty: `{}` uses the next value. Nil if `open`
    /// isn't at `offset`.
    private static func nameEnd(_ bytes: [UInt8], _ offset: Int, _ open: StaticString) -> Int? {
        guard bytes.starts(with: open, at: offset) else { return nil }
        let start = offset + open.utf8CodeUnitCount
        return bytes.runEnd(from: start, upTo: maximumNameLength) {
            $0.isASCIIAlphanumeric || $0 >= 0x80 || $0.isOne(of: "_.-")
        }
    }
}
