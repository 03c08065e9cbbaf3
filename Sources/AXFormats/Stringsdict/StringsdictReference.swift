import AXModel
import AXSource

/// A place in a text that stands for a variable, such as `%#@songs@` or `%2$#@songs@`.
struct StringsdictReference: Hashable, Sendable {
    let name: String
    /// UTF-8 offsets of the text.
    let range: Range<Int>
    /// The 1-based argument, where the reference states one.
    let position: Int?
    /// Whether every version of Foundation reads it. Open CoreFoundation (`CFString.c`) takes names of ASCII letters, digits
    /// and underscores alone, and shows anything else as text; newer tools of Apple's take more.
    let isPortable: Bool

    /// The references of a text, in order.
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

    /// What looks like a reference: a percent sign, digits and signs, `#@`, and a name without white space up to `@`.
    private static func suspicious(in bytes: [UInt8]) -> [StringsdictReference] {
        var found: [StringsdictReference] = []
        var offset = 0
        while let percent = bytes[offset...].firstIndex(of: UInt8(ascii: "%")) {
            offset = percent + 1
            if offset < bytes.count, bytes[offset] == UInt8(ascii: "%") {
                offset += 1
                continue
            }
            while offset < bytes.count, amounts.contains(bytes[offset]) { offset += 1 }
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

    private static let amounts = Set("0123456789$+-.* '".utf8)
}

/// Finds the references of a text whose specifiers are all of the plainest kinds; see ``StringsdictReference/plain(in:)``.
struct StringsdictReferenceScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Visits the references in order.
    /// - Parameter visit: gets the places of a reference and of its name, and the argument that it states.
    /// - Returns: false where a percent sign begins something else.
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

    /// Moves past the second sign of `%%`.
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
    /// The references of a text in WTF-8, in order, where all its percent signs begin a plain `%#@name@` or `%2$#@name@`, a
    /// specifier without flags such as `%lld`, or `%%`: nearly all texts are so.
    /// - Returns: nil for a text that needs ``all(in:)``.
    static func plain(in bytes: UnsafeBufferPointer<UInt8>) -> [StringsdictReference]? {
        var scanner = StringsdictReferenceScanner(bytes)
        var references: [StringsdictReference] = []
        let isPlain = scanner.forEach { range, name, position in
            let name = String(decoding: UnsafeBufferPointer(rebasing: bytes[name]), as: UTF8.self)
            references.append(.init(name: name, range: range, position: position, isPortable: true))
        }
        return isPlain ? references : nil
    }

    /// Whether a text of such specifiers alone refers to a variable of a name without stating its argument. Nothing is
    /// made for that. Names are compared as bytes, so that false says nothing for certain.
    static func isPlainlyUnnumbered(_ name: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var scanner = StringsdictReferenceScanner(bytes)
        var isFound = false
        let isPlain = scanner.forEach { _, place, position in
            if position == nil, !isFound { isFound = bytes[place].elementsEqual(name) }
        }
        return isPlain && isFound
    }
}
