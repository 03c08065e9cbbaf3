import AXModel
import AXSource

/// A reference to a variable in a string, such as `%#@songs@` or `%2$#@songs@`.
struct StringsdictReference: Hashable, Sendable {
    let name: String
    /// UTF-8 offsets in the string.
    let range: Range<Int>
    /// The 1-based argument, if the reference specifies one.
    let position: Int?
    /// Whether every version of Foundation recognizes the reference. Open-source CoreFoundation (`CFString.c`) only accepts
    /// names of ASCII letters, digits and underscores, and shows anything else as text; newer tools from Apple accept more.
    let isPortable: Bool

    /// The references in a string, in order.
    static func all(in text: String) -> [StringsdictReference] {
        guard text.utf8.contains(UInt8(ascii: "#")) else { return [] }
        let message = Message(parsing: text)
        let known = message.placeholders.compactMap { specifier in
            specifier.variable.map {
                StringsdictReference(name: $0, range: specifier.range, position: specifier.position, isPortable: true)
            }
        }
        let taken = Set(message.placeholders.map(\.range.lowerBound))
        let suspicious = suspicious(in: Array(text.utf8)).filter { !taken.contains($0.range.lowerBound) }
        return suspicious.isEmpty ? known : (known + suspicious).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Finds text that looks like a reference: a percent sign, any of ``flags``, `#@`, and a name without white space up to
    /// `@`.
    private static func suspicious(in bytes: [UInt8]) -> [StringsdictReference] {
        var found: [StringsdictReference] = []
        var offset = 0
        while let percent = bytes[offset...].firstIndex(of: UInt8(ascii: "%")) {
            offset = percent + 1
            if offset < bytes.count, bytes[offset] == UInt8(ascii: "%") {
                offset += 1
                continue
            }
            while offset < bytes.count, flags.contains(bytes[offset]) { offset += 1 }
            guard bytes[offset...].starts(with: [0x23, 0x40]) else { continue }
            let start = offset + 2
            let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "@") || $0 <= 0x20 || $0 == UInt8(ascii: "%") }
            guard let end, end > start, bytes[end] == UInt8(ascii: "@") else { continue }
            let name = String(decoding: bytes[start..<end], as: UTF8.self)
            found.append(StringsdictReference(name: name, range: percent..<(end + 1), position: nil, isPortable: false))
            offset = end + 1
        }
        return found
    }

    private static let flags = Set("0123456789$+-.* '".utf8)
}

/// Finds the references in a string that contains only plain specifiers; see ``StringsdictReference/plain(in:)``.
private struct ReferenceScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Visits the references in order.
    /// - Parameter visit: Gets the ranges of a reference and of its name, and the argument that it specifies.
    /// - Returns: false if a percent sign doesn't begin a plain specifier.
    @inline(__always)
    mutating func forEach(_ visit: (_ range: Range<Int>, _ name: Range<Int>, _ position: Int?) -> Void) -> Bool {
        while offset < bytes.count {
            let start = offset
            offset += 1
            guard bytes[start] == UInt8(ascii: "%") else { continue }
            let position = position()
            if peek == UInt8(ascii: "#") {
                guard let name = name() else { return false }
                visit(start..<offset, name, position)
            } else if !(position == nil && skipPercent()) {
                guard skipConversion() else { return false }
            }
        }
        return true
    }

    private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// Moves past `2$`, a single digit and a dollar sign.
    private mutating func position() -> Int? {
        guard let digit = peek, digit.isASCIIDigit, digit > UInt8(ascii: "0"), offset + 1 < bytes.count,
            bytes[offset + 1] == UInt8(ascii: "$")
        else { return nil }
        offset += 2
        return Int(digit - UInt8(ascii: "0"))
    }

    /// Moves past `#@name@`.
    private mutating func name() -> Range<Int>? {
        let start = offset + 2
        guard start < bytes.count, bytes[start - 1] == UInt8(ascii: "@") else { return nil }
        offset = start
        while let byte = peek, byte == UInt8(ascii: "_") || byte.isASCIIAlphanumeric { offset += 1 }
        guard offset > start, peek == UInt8(ascii: "@") else { return nil }
        offset += 1
        return start..<(offset - 1)
    }

    /// Moves past the second percent sign of `%%`.
    private mutating func skipPercent() -> Bool {
        guard peek == UInt8(ascii: "%") else { return false }
        offset += 1
        return true
    }

    /// Moves past the letters of a specifier such as `lld`.
    private mutating func skipConversion() -> Bool {
        while peek == UInt8(ascii: "l") || peek == UInt8(ascii: "h") || peek == UInt8(ascii: "z") { offset += 1 }
        switch peek {
        case UInt8(ascii: "@"), UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "x"),
            UInt8(ascii: "f"), UInt8(ascii: "s"):
            offset += 1
            return true
        default: return false
        }
    }
}

extension StringsdictReference {
    /// The references in a string in WTF-8, in order, if every percent sign in it begins a plain `%#@name@` or
    /// `%2$#@name@`, a specifier without flags such as `%lld`, or `%%`. This is true of nearly all strings.
    /// - Returns: nil for a string that needs ``all(in:)``.
    static func plain(in bytes: UnsafeBufferPointer<UInt8>) -> [StringsdictReference]? {
        var scanner = ReferenceScanner(bytes)
        var references: [StringsdictReference] = []
        let isPlain = scanner.forEach { range, name, position in
            let name = String(decoding: UnsafeBufferPointer(rebasing: bytes[name]), as: UTF8.self)
            references.append(.init(name: name, range: range, position: position, isPortable: true))
        }
        return isPlain ? references : nil
    }

    /// Whether a string that ``plain(in:)`` can read has a reference to a variable without a position. Allocates nothing.
    /// Names are compared as bytes, so the result can be false although such a reference exists.
    static func hasPlainWithoutPosition(
        to name: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        var scanner = ReferenceScanner(bytes)
        var isFound = false
        let isPlain = scanner.forEach { _, range, position in
            if position == nil, !isFound { isFound = bytes[range].elementsEqual(name) }
        }
        return isPlain && isFound
    }
}
