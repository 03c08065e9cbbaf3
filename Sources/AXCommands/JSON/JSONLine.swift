import AXSource

/// JSON text that is put together piece by piece (RFC 8259).
///
/// `show` needs it: keys of string tables are compared as code units, and Foundation's encoders would merge two keys that
/// Swift's `String` takes for equal.
struct JSONLine {
    private(set) var bytes: [UInt8] = []

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Text that is JSON already.
    mutating func raw(_ json: String) {
        bytes.append(contentsOf: json.utf8)
    }

    mutating func string(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
                bytes.append(byte)
            } else {
                escape(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// `"name": value`, with a comma before it when it is not the first.
    mutating func member(_ name: String, isFirst: Bool = false, _ value: (inout JSONLine) -> Void) {
        if !isFirst { raw(", ") }
        string(name)
        raw(": ")
        value(&self)
    }

    /// Elements with commas between them, each on a line of its own.
    mutating func lines<Element>(_ elements: [Element], _ write: (inout JSONLine, Element) -> Void) {
        for (index, element) in elements.enumerated() {
            raw(index == 0 ? "\n    " : ",\n    ")
            write(&self, element)
        }
        raw(elements.isEmpty ? "" : "\n  ")
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): raw("\\\"")
        case UInt8(ascii: "\\"): raw("\\\\")
        case 0x0A: raw("\\n")
        case 0x0D: raw("\\r")
        case 0x09: raw("\\t")
        default: raw("\\u00" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16))
        }
    }
}
