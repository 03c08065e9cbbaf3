import AXSource

/// Checks the XML declaration: version, encoding and standalone, in this order (XML 1.0, section 2.8).
package struct XMLDeclaration {
    private let text: UnsafeBufferPointer<UInt8>
    private let token: XMLToken
    private let fileEncoding: TextEncoding

    init(_ text: UnsafeBufferPointer<UInt8>, _ token: XMLToken, _ fileEncoding: TextEncoding) {
        self.text = text
        self.token = token
        self.fileEncoding = fileEncoding
    }

    var fault: XMLSyntaxError? {
        let content = token.content
        // Skip `xml` at the beginning, and the question mark at the end.
        let inside = Span(min(content.start + 3, content.end), content.end)
        guard text[content.range].starts(with: Array("xml".utf8)) else {
            return XMLSyntaxError(kind: .misplacedDeclaration, span: token.span)
        }
        var attributes: [XMLAttribute] = []
        var parser = XMLAttributeParser(text, inside)
        guard parser.parse(into: &attributes) == nil, isWellFormed(attributes) else {
            return XMLSyntaxError(kind: .badDeclaration, span: token.span)
        }
        guard let encoding = attributes.first(where: { string($0.name) == "encoding" }) else { return nil }
        return isReadable(string(encoding.value).lowercased())
            ? nil : XMLSyntaxError(kind: .unsupportedEncoding, span: encoding.value)
    }

    /// Whether a document that was decoded as UTF-8 may contain non-ASCII characters: false if its declaration
    /// specifies another encoding.
    package static func allowsNonASCII(_ text: [UInt8]) -> Bool {
        var scanner = XMLScanner(text)
        guard let token = scanner.next(), token.kind == .processingInstruction else { return true }
        let probe = Array(text[token.span.range]) + Array("é".utf8)
        let fault = probe.withUnsafeBufferPointer { XMLDeclaration($0, token, .utf8).fault }
        return fault?.kind != .unsupportedEncoding
    }

    private func isWellFormed(_ attributes: [XMLAttribute]) -> Bool {
        let names = attributes.map { string($0.name) }
        let orders = [
            ["version"], ["version", "encoding"], ["version", "standalone"], ["version", "encoding", "standalone"],
        ]
        return orders.contains(names) && attributes.allSatisfy(isValid)
    }

    private func isValid(_ attribute: XMLAttribute) -> Bool {
        let value = string(attribute.value)
        switch string(attribute.name) {
        case "version":
            return value.hasPrefix("1.") && value.utf8.dropFirst(2).allSatisfy(\.isASCIIDigit)
        case "standalone": return value == "yes" || value == "no"
        default:
            let isName = value.utf8.allSatisfy {
                $0 == 0x2E || $0 == 0x2D || $0 == 0x5F || $0.isASCIIAlphanumeric
            }
            return isName && value.utf8.first.map { !(0x2D...0x39).contains($0) } ?? false
        }
    }

    /// Whether a file that declares `encoding` was decoded correctly.
    private func isReadable(_ encoding: String) -> Bool {
        if fileEncoding != .utf8 || encoding == "utf-8" || encoding == "utf8" { return true }
        let isWide = ["utf-16", "utf16", "utf-32", "utf32", "ucs", "iso-10646"].contains { encoding.hasPrefix($0) }
        return !isWide && text.allSatisfy { $0 < 0x80 }
    }

    private func string(_ span: Span) -> String {
        String(decoding: text[span.range], as: UTF8.self)
    }
}
