import AXSource

struct FormatSpecifierParser {
    private let bytes: [UInt8]
    private let start: Int
    private let isFoundation: Bool
    private var offset: Int

    private var position: Int?
    private var name: String?
    private var flags: Set<Character> = []
    private var width: FormatSpecifier.Amount?
    private var precision: FormatSpecifier.Amount?
    private var length = ""

    private init(_ bytes: [UInt8], at start: Int, isFoundation: Bool) {
        self.bytes = bytes
        self.start = start
        self.isFoundation = isFoundation
        offset = start + 1
    }

    /// The specifier that begins with the percent sign at `start`; nil if Foundation would print the characters
    /// unchanged.
    /// - Parameter isFoundation: whether to read `%arg` and `%(name)@` like Foundation, which doesn't support the
    ///   syntax of catalogs.
    static func parse(_ bytes: [UInt8], at start: Int, isFoundation: Bool) -> FormatSpecifier? {
        var parser = FormatSpecifierParser(bytes, at: start, isFoundation: isFoundation)
        return parser.parse()
    }

    private mutating func parse() -> FormatSpecifier? {
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            switch Unicode.Scalar(byte) {
            case "(" where !isFoundation && isAtName:
                guard let name = argumentName() else { return nil }
                self.name = name
            case " " where name != nil: return nil  // “%(off) discount” is prose
            case "#" where peek == UInt8(ascii: "@"):
                return variable()
            case "-", "+", " ", "0", "#":
                flags.insert(Character(Unicode.Scalar(byte)))
            case "1"..."9":
                offset -= 1
                guard number() else { return nil }
            case "*":
                width = .argument(position: argumentPosition())
            case ".":
                precision = precisionAmount()
            case "h", "l", "q", "L", "z", "t", "j":
                length.unicodeScalars.append(Unicode.Scalar(byte))
            case "a" where !isFoundation && bytes[start..<bytes.count].starts(with: FormatSpecifier.ownArgument.utf8):
                offset = start + FormatSpecifier.ownArgument.utf8.count
                return specifier("a")
            case "%" where name != nil: return nil
            default:
                return conversions[Int(byte)] ? specifier(Character(Unicode.Scalar(byte))) : nil
            }
        }
        return nil
    }

    private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// Whether nothing but the percent sign and an optional position precedes the byte that was read last.
    private var isAtName: Bool {
        let before = bytes[offset - 2]
        return name == nil && (offset == start + 2 || before == UInt8(ascii: "$") && width == nil && precision == nil)
    }

    /// Reads the name up to the closing parenthesis: letters, digits and underscores, as in Swift. Returns nil if it
    /// isn't a valid name.
    private mutating func argumentName() -> String? {
        let nameStart = offset
        while let byte = peek, byte == UInt8(ascii: "_") || byte.isASCIIAlphanumeric || byte >= 0x80 { offset += 1 }
        guard peek == UInt8(ascii: ")"), offset > nameStart, !bytes[nameStart].isASCIIDigit else { return nil }
        offset += 1
        return String(decoding: bytes[nameStart..<offset - 1], as: UTF8.self)
    }

    /// Reads digits, which are a position if `$` follows, and otherwise a width. Returns false if the position isn't
    /// valid.
    private mutating func number() -> Bool {
        guard let value = digits() else { return false }
        if peek == UInt8(ascii: "$") {
            offset += 1
            guard FormatSpecifier.arguments.contains(value) else { return false }
            position = value
        } else {
            width = .number(value)
        }
        return true
    }

    private mutating func precisionAmount() -> FormatSpecifier.Amount {
        if peek == UInt8(ascii: "*") {
            offset += 1
            return .argument(position: argumentPosition())
        }
        return .number(digits() ?? 0)
    }

    /// Reads the position after `*`, such as the `2$` of `%1$*2$d`. Returns nil if there isn't one.
    private mutating func argumentPosition() -> Int? {
        let before = offset
        if let value = digits(), peek == UInt8(ascii: "$") {
            offset += 1
            return value
        }
        offset = before
        return nil
    }

    /// Reads a decimal number. A number above 1,000,000 becomes 1,000,000, which is too large for a width anyway.
    /// Returns nil without digits.
    private mutating func digits() -> Int? {
        var value: Int?
        while let byte = peek, byte.isASCIIDigit {
            value = min((value ?? 0) * 10 + Int(byte - 0x30), 1_000_000)
            offset += 1
        }
        return value
    }

    /// Reads the rest of a variable, `%#@name@`, whose name consists of ASCII letters, digits and underscores.
    private mutating func variable() -> FormatSpecifier? {
        flags.insert("#")
        offset += 1
        let nameStart = offset
        while let byte = peek, byte == UInt8(ascii: "_") || byte.isASCIIAlphanumeric { offset += 1 }
        guard peek == UInt8(ascii: "@"), offset > nameStart else { return nil }
        let name = String(decoding: bytes[nameStart..<offset], as: UTF8.self)
        offset += 1
        return specifier("@", variable: name)
    }

    private func specifier(_ conversion: Character, variable: String? = nil) -> FormatSpecifier {
        FormatSpecifier(
            raw: String(decoding: bytes[start..<offset], as: UTF8.self), range: start..<offset, position: position,
            name: name,
            flags: flags, width: width, precision: precision, length: length, conversion: conversion,
            variable: variable)
    }
}

private let conversions: [Bool] = {
    let letters = Set("@dDiuUoOxXcCfFeEgGaAsSpPn%".utf8)
    return (UInt8.min...UInt8.max).map(letters.contains)
}()
