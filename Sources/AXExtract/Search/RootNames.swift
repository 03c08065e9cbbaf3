import AXSource
import Foundation

/// The names that a file declares or extends at its top level, each up to its first dot: `Player` for
/// `extension Player.Controls`.
struct RootNames {
    /// The types, functions, constants and variables that the file declares, and the types that it makes conform to
    /// protocols.
    var declared: Set<String> = []
    /// The types that the file extends with members only.
    var extended: Set<String> = []
}

extension RootNames {
    /// The names in a Swift file. The file is scanned and not parsed.
    ///
    /// The scan reads the first words of each line. A type or extension may be indented (inside `#if`); an indented
    /// function or constant is assumed to be a member. A wrong name only causes an unnecessary parse.
    init(ofSwift text: [UInt8]) {
        self = text.withUnsafeBufferPointer { bytes in
            var scan = RootNameScan(bytes: bytes)
            return scan.scan()
        }
    }
}

private struct RootNameScan {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let hasLineFeeds: Bool
    private var offset = 0

    init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        hasLineFeeds = bytes.baseAddress.map { memchr($0, 0x0A, bytes.count) != nil } ?? false
    }

    mutating func scan() -> RootNames {
        var names = RootNames()
        while offset < bytes.count {
            if let (name, isExtension) = declaredName() {
                let name = String(decoding: bytes[name], as: UTF8.self)
                if isExtension && !conforms() { names.extended.insert(name) } else { names.declared.insert(name) }
            }
            goToNextLine()
        }
        return names
    }

    /// Whether a colon follows the name of an extended type, even on the next line. After a name with generic
    /// arguments, a colon is assumed.
    private func conforms() -> Bool {
        let rest = bytes[offset...].drop { $0.isIdentifierByte || $0 == UInt8(ascii: ".") }
        let next = rest.first { !$0.isASCIISpace }
        return next == UInt8(ascii: ":") || next == UInt8(ascii: "<")
    }

    /// Uses `memchr` because it compares many bytes at once. CR ends a line only if the file has no LF.
    private mutating func goToNextLine() {
        guard let base = bytes.baseAddress, offset < bytes.count else { return }
        if let end = memchr(base + offset, hasLineFeeds ? 0x0A : 0x0D, bytes.count - offset) {
            offset = UnsafeRawPointer(base).distance(to: UnsafeRawPointer(end)) + 1
        } else {
            offset = bytes.count
        }
    }

    private mutating func declaredName() -> (name: Range<Int>, isExtension: Bool)? {
        let isIndented = skipBlanks()
        guard offset < bytes.count, mayDeclare(bytes[offset], isIndented) else { return nil }
        for _ in 0..<8 {
            if offset < bytes.count, bytes[offset] == UInt8(ascii: "@") { offset += 1 }
            let word = word()
            guard !word.isEmpty else { return nil }
            skipArgument()
            if isKeyword(word, isIndented) {
                skipBlanks()
                let name = self.word()
                return name.isEmpty ? nil : (name, matches("extension", word))
            }
            skipBlanks()
        }
        return nil
    }

    /// Whether the first word of a line may be a keyword of a declaration, or a modifier or attribute before one. Only
    /// types are found on indented lines, so the first letter rules out most lines of function bodies.
    private func mayDeclare(_ first: UInt8, _ isIndented: Bool) -> Bool {
        guard isIndented else { return true }
        switch first {
        case UInt8(ascii: "@"), UInt8(ascii: "a"), UInt8(ascii: "c")...UInt8(ascii: "f"), UInt8(ascii: "i"),
            UInt8(ascii: "n")...UInt8(ascii: "p"), UInt8(ascii: "s"), UInt8(ascii: "t"):
            return true
        default: return false
        }
    }

    /// Compares lengths first, because they rule out most words.
    private func isKeyword(_ word: Range<Int>, _ isIndented: Bool) -> Bool {
        switch word.count {
        case 3: !isIndented && (matches("let", word) || matches("var", word))
        case 4: matches("enum", word) || !isIndented && matches("func", word)
        case 5: matches("class", word) || matches("actor", word)
        case 6: matches("struct", word)
        case 8: matches("protocol", word)
        case 9: matches("extension", word) || matches("typealias", word)
        default: false
        }
    }

    @discardableResult
    private mutating func skipBlanks() -> Bool {
        let start = offset
        while offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
        return offset > start
    }

    private mutating func word() -> Range<Int> {
        let start = offset
        while offset < bytes.count, bytes[offset].isIdentifierByte { offset += 1 }
        return start..<offset
    }

    /// Skips an argument such as `(set)` or `(iOS 17, *)`, or the rest of the line if the argument doesn't end on it.
    private mutating func skipArgument() {
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "(") else { return }
        while offset < bytes.count, bytes[offset] != UInt8(ascii: ")"), bytes[offset] != 0x0A { offset += 1 }
        if offset < bytes.count, bytes[offset] == UInt8(ascii: ")") { offset += 1 }
    }

    private func matches(_ text: StaticString, _ word: Range<Int>) -> Bool {
        guard word.count == text.utf8CodeUnitCount else { return false }
        for index in 0..<word.count where bytes[word.lowerBound + index] != text.utf8Start[index] { return false }
        return true
    }
}
