import AXSource

/// A placeholder that the app itself replaces, without Foundation's formatter: `{name}`, `{{name}}`, `${name}`,
/// `$(name)`, `%{name}`, and the argument of an ICU message, `{count, plural, …}`.
package struct TemplateVariable: Hashable, Sendable {
    /// As written; `{count, …}` for an ICU argument, whose cases are prose.
    package let raw: String
    /// UTF-8 offsets in the text.
    package let range: Range<Int>

    package init(raw: String, range: Range<Int>) {
        self.raw = raw
        self.range = range
    }

    /// A name is letters, digits and some signs.
    private static let longest = 64

    private static let brackets: [(open: StaticString, close: StaticString)] = [
        ("{{", "}}"), ("{", "}"), ("${", "}"), ("$(", ")"), ("%{", "}"),
    ]

    /// All variables in order, without the `$(name)` inside a format specifier, `%1$(name)@`.
    package static func all(in text: String) -> [TemplateVariable] {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "$") }) else { return [] }
        let bytes = Array(text.utf8)
        var specifiers = Message.placeholders(in: text)[...]
        var found: [TemplateVariable] = []
        var offset = 0
        while offset < bytes.count {
            if let next = specifiers.first, next.range.lowerBound <= offset {
                offset = max(offset, next.range.upperBound)
                specifiers.removeFirst()
                continue
            }
            guard let variable = variable(bytes, offset) ?? argument(bytes, offset) else {
                offset += 1
                continue
            }
            found.append(variable)
            offset = variable.range.upperBound
        }
        return found
    }

    /// Where the variable ends that begins at an offset; nil where none does.
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

    /// `{count,` of an ICU message.
    private static func argument(_ bytes: [UInt8], _ offset: Int) -> TemplateVariable? {
        guard let end = nameEnd(bytes, offset, "{"), end > offset + 1, bytes.starts(with: ",", at: end) else {
            return nil
        }
        let name = String(decoding: bytes[(offset + 1)..<end], as: UTF8.self)
        return TemplateVariable(raw: "{\(name), …}", range: offset..<(end + 1))
    }

    /// Behind an opening bracket and a name, which may be empty: `{}` takes the next value.
    private static func nameEnd(_ bytes: [UInt8], _ offset: Int, _ open: StaticString) -> Int? {
        guard bytes.starts(with: open, at: offset) else { return nil }
        let start = offset + open.utf8CodeUnitCount
        return bytes.runEnd(from: start, upTo: longest) { $0.isASCIIAlphanumeric || $0 >= 0x80 || $0.isOne(of: "_.-") }
    }
}
