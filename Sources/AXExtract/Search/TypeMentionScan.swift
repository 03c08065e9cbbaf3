import AXSource

/// Scans the code of a Swift file. Comments don't count. The words of literals do, because they may name a class.
struct TypeMentionScan {
    private(set) var declarations: [MentioningDeclaration] = []
    private(set) var names: Set<String> = []
    private enum Region { case code, type, preview }
    private let bytes: UnsafeBufferPointer<UInt8>
    private let ignored: OffsetRanges
    private let countsPreviews: Bool
    private var scan: SwiftComments
    private var region = Region.code
    private var (braces, parentheses) = (0, 0)
    private var isBroken = false
    private var next = Modifiers()
    /// The indices of the declaration of the type around the scan, and of the declaration that mentions the next names:
    /// that type, or a function in it.
    private var (type, current) = (0, 0)
    /// The private optional properties, with the indices of their declarations.
    private var held: [(property: HeldProperty, declaration: Int)] = []

    /// Facts about a declaration from the words before it.
    private struct Modifiers {
        var (isPublic, isMain, isOfSystem) = (false, false, false)
        /// Whether the last word began the declaration of a type, so that the next one is its name.
        var expectsName = false
        var kind = MentioningDeclaration.Kind.type
        /// Whether the module after `import` is expected: `import class UIKit.UIView`.
        var isImport = false
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ ignored: OffsetRanges, _ countsPreviews: Bool) {
        (self.bytes, self.ignored, self.countsPreviews) = (bytes, ignored, countsPreviews)
        scan = SwiftComments(bytes)
    }

    /// Whether it's clear which code belongs to which type. It isn't if braces don't seem to match, as can happen in
    /// the branches of `#if` and in regular expressions.
    var isClear: Bool { braces == 0 && !isBroken }

    mutating func run() {
        readCode()
        let set = held.isEmpty ? [] : HeldProperty.set(of: held.map(\.property), in: bytes)
        for (property, declaration) in held {
            if set.contains(property.name) {
                declarations[declaration].names.insert(property.type)
            } else {
                declarations[declaration].held.insert(property.type)
            }
        }
    }

    private mutating func readCode() {
        while scan.offset < bytes.count {
            let start = scan.offset
            if bytes[start].isIdentifierByte {
                let word = bytes[start...].prefix(while: \.isIdentifierByte)
                scan.offset = word.endIndex
                read(word)
                continue
            }
            scan.skip()
            switch bytes[start] {
            case UInt8(ascii: "{"): braces += 1
            case UInt8(ascii: "}"): close()
            case UInt8(ascii: "("): parentheses += 1
            case UInt8(ascii: ")"): parentheses -= 1
            case UInt8(ascii: "\""), UInt8(ascii: "#"):
                let words = TypeNames.words(in: bytes[start..<scan.offset])
                // The name of a document needn't be that of a type.
                let areNibs = Self.nibLabels.contains { bytes[..<start].suffix($0.utf8.count).elementsEqual($0.utf8) }
                words.forEach { note(areNibs ? TypeNames.nib($0) : $0, at: start) }
            default: break
            }
        }
    }

    private mutating func close() {
        braces -= 1
        if braces == 0 { (region, parentheses) = (.code, 0) }
        if braces == 1 { current = type }
        isBroken = isBroken || braces < 0
    }

    private mutating func read(_ word: Slice<UnsafeBufferPointer<UInt8>>) {
        let start = word.startIndex
        if braces == 0, region != .type, parentheses == 0 {
            let text = String(decoding: word, as: UTF8.self)
            if next.expectsName { return declare(text) }
            if readsKeyword(text, at: start) { return }
            next.isImport = false
            note(text, at: start)
        } else if word.first.map(TypeNames.isUppercase) == true {
            note(String(decoding: word, as: UTF8.self), at: start)
        } else if region == .type, braces > 0, readMember(word) {
            return
        } else if braces > 0, isLineStart(start), Self.types.contains(String(decoding: word, as: UTF8.self)) {
            // A declaration at the beginning of a line is rarely inside another one, so a brace is probably unclosed.
            isBroken = true
        }
    }

    /// The maximum number of private optional properties per file that are treated as such.
    private static let mostHeld = 256
    private static let nibLabels = ["nibName: ", "loadNibNamed("]

    /// Reads a lowercase word in a type.
    /// - Returns: Whether it begins a private optional property or a function that code uses by its name.
    private mutating func readMember(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        switch word.count {
        case 4 where braces == 1 && declarations[type].type == "View" && word.elementsEqual("func".utf8):
            let name = bytes[scan.offset...].drop(while: \.isASCIISpace).prefix(while: \.isIdentifierByte)
            guard declarations[type].kind == .extension, !name.isEmpty else { return false }
            declarations.append(
                MentioningDeclaration(type: "View", kind: .modifier(String(decoding: name, as: UTF8.self))))
            (current, scan.offset) = (declarations.count - 1, name.endIndex)
        case 7 where word.elementsEqual("private".utf8), 11 where word.elementsEqual("fileprivate".utf8):
            // An attribute such as `@Injected` may give the property a value.
            let before = bytes[..<word.startIndex].reversed().first { !$0.isSpaceOrTab }
            guard held.count < Self.mostHeld, before.map(\.isLineEnd) ?? true,
                let property = HeldProperty(in: bytes, after: scan.offset)
            else { return false }
            held.append((property, current))
            scan.offset = property.end
        default: return false
        }
        return true
    }

    private static let types: Set<String> = ["class", "struct", "enum", "actor", "protocol", "extension"]

    /// Reads a word outside types.
    /// - Returns: Whether the word is an attribute, modifier or keyword of a declaration, or `Preview` after `#`.
    private mutating func readsKeyword(_ word: String, at start: Int) -> Bool {
        switch word {
        case "public", "open": next.isPublic = true
        case "main" where isAfter("@", start), "UIApplicationMain" where isAfter("@", start),
            "NSApplicationMain" where isAfter("@", start):
            next.isMain = true
        // The system may find the type by its name in Objective-C.
        case "objc" where isAfter("@", start) && scan.offset < bytes.count && bytes[scan.offset] == UInt8(ascii: "("):
            next.isOfSystem = true
        case _ where Self.types.contains(word):
            if next.isImport { return true }
            (region, next.expectsName) = (.code, true)
            next.kind = word == "extension" ? .extension : word == "class" ? .class : .type
        case "Preview" where isAfter("#", start): region = countsPreviews ? .code : .preview
        case "func", "let", "var", "import", "typealias":
            (region, next) = (.code, Modifiers())
            next.isImport = word == "import"
            return true
        case _ where isAfter("@", start) && SystemTypes.creates(word): next.isOfSystem = true
        default: return false
        }
        return true
    }

    private func isAfter(_ sign: Character, _ start: Int) -> Bool { start > 0 && bytes[start - 1] == sign.asciiValue }

    private func isLineStart(_ start: Int) -> Bool {
        start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
    }

    private mutating func declare(_ name: String) {
        defer { next = Modifiers() }
        // Lowercase names of types aren't collected, so the names in such a type always count.
        guard name.utf8.first.map(TypeNames.isUppercase) == true else { return }
        declarations.append(
            MentioningDeclaration(
                type: name, kind: next.kind, isPublic: next.isPublic, isMain: next.isMain, isOfSystem: next.isOfSystem))
        (region, type, current) = (.type, declarations.count - 1, declarations.count - 1)
    }

    private mutating func note(_ name: String, at start: Int) {
        guard name.utf8.first.map(TypeNames.isUppercase) == true, !ignored.contain(start) else { return }
        switch region {
        case .code: names.insert(name)
        case .preview: break
        case .type:
            declarations[current].names.insert(name)
            guard braces == 0 else { return }
            declarations[type].inherited.insert(name)
            if SystemTypes.creates(name) { declarations[type].isOfSystem = true }
            if name == "PreviewProvider" { declarations[type].isPreview = true }
        }
    }
}
