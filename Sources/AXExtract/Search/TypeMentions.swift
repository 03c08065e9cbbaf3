import AXSource

/// The types that a source file declares at its top level, and the types that its code names. The file is scanned and
/// not parsed, because most files of a project need not be parsed.
struct TypeMentions {
    /// A type that the file declares or extends at its top level.
    struct Declaration {
        /// The name up to its first dot.
        let type: String
        let isExtension: Bool
        /// Whether other modules can use the type.
        let isPublic: Bool
        /// Whether the type is the entry point of an app or a tool.
        let isMain: Bool
        /// Whether the system creates instances of the type.
        var isOfSystem: Bool
        /// Whether the type only provides previews.
        fileprivate(set) var isPreview = false
        /// The names of the types that the declaration mentions.
        fileprivate(set) var names: Set<String> = []
    }

    private(set) var declarations: [Declaration] = []
    /// The names of types in code outside the declarations of types. If it isn't clear which code that is, or in
    /// another language, all capitalized words of the file.
    private(set) var names: Set<String> = []

    /// - Parameters:
    ///   - ignored: UTF-8 offsets of the parts of the file whose names don't count, in ascending order of their ends.
    ///   - countsPreviews: Whether the names in previews count.
    init(_ text: [UInt8], ignoring ignored: [Range<Int>] = [], countsPreviews: Bool = false) {
        text.withUnsafeBufferPointer { bytes in
            var scan = TypeMentionScan(bytes, ignored, countsPreviews)
            scan.run()
            guard scan.isClear else {
                names = Self.words(in: bytes)
                return
            }
            declarations = scan.declarations.filter { countsPreviews || !$0.isPreview }
            names = scan.names
        }
    }

    /// The mentions in a file of another language, in which every capitalized word may name a type.
    init(wordsOf text: [UInt8]) { names = Self.words(in: text) }

    /// All capitalized words.
    static func words(in bytes: some RandomAccessCollection<UInt8>) -> Set<String> {
        var words: Set<String> = []
        var rest = bytes[...]
        while let start = rest.firstIndex(where: \.isIdentifierByte) {
            let word = rest[start...].prefix(while: \.isIdentifierByte)
            if word.first.map(isUppercase) == true { words.insert(String(decoding: word, as: UTF8.self)) }
            rest = rest[word.endIndex...]
        }
        return words
    }

    static func isUppercase(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
}

/// Scans the code of a Swift file. Comments don't count. The words of literals do, because they may name a class.
private struct TypeMentionScan {
    private(set) var declarations: [TypeMentions.Declaration] = []
    private(set) var names: Set<String> = []
    private enum Region { case code, type, preview }
    private let bytes: UnsafeBufferPointer<UInt8>
    private var ignored: ArraySlice<Range<Int>>
    private let countsPreviews: Bool
    private var scan: SwiftComments
    private var region = Region.code
    private var (braces, parentheses) = (0, 0)
    private var isBroken = false
    private var next = Modifiers()

    /// Facts about a declaration from the words before it.
    private struct Modifiers {
        var (isPublic, isMain, isOfSystem) = (false, false, false)
        /// Whether the last word began the declaration of a type, so that the next one is its name.
        var (expectsName, isExtension) = (false, false)
        /// Whether the module after `import` is expected: `import class UIKit.UIView`.
        var isImport = false
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ ignored: [Range<Int>], _ countsPreviews: Bool) {
        (self.bytes, self.countsPreviews) = (bytes, countsPreviews)
        self.ignored = Self.disjoint(ignored)[...]
        scan = SwiftComments(bytes)
    }

    /// The outermost ranges, in ascending order.
    private static func disjoint(_ ranges: [Range<Int>]) -> [Range<Int>] {
        ranges.reversed().reduce(into: []) { outer, range in
            if outer.last.map({ $0.lowerBound >= range.upperBound }) ?? true { outer.append(range) }
        }.reversed()
    }

    /// Whether it's clear which code belongs to which type. It isn't if braces don't seem to match, as can happen in
    /// the branches of `#if` and in regular expressions.
    var isClear: Bool { braces == 0 && !isBroken }

    mutating func run() {
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
                TypeMentions.words(in: bytes[start..<scan.offset]).forEach { note($0, at: start) }
            default: break
            }
        }
    }

    private mutating func close() {
        braces -= 1
        if braces == 0 { (region, parentheses) = (.code, 0) }
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
        } else if word.first.map(TypeMentions.isUppercase) == true {
            note(String(decoding: word, as: UTF8.self), at: start)
        } else if braces > 0, isLineStart(start), Self.types.contains(String(decoding: word, as: UTF8.self)) {
            // A declaration at the beginning of a line is rarely inside another one, so a brace is probably unclosed.
            isBroken = true
        }
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
            (region, next.expectsName, next.isExtension) = (.code, true, word == "extension")
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
        guard name.utf8.first.map(TypeMentions.isUppercase) == true else { return }
        declarations.append(
            TypeMentions.Declaration(
                type: name, isExtension: next.isExtension, isPublic: next.isPublic, isMain: next.isMain,
                isOfSystem: next.isOfSystem))
        region = .type
    }

    private mutating func note(_ name: String, at start: Int) {
        while let first = ignored.first, first.upperBound <= start { ignored.removeFirst() }
        guard name.utf8.first.map(TypeMentions.isUppercase) == true, ignored.first?.contains(start) != true else {
            return
        }
        switch region {
        case .code: names.insert(name)
        case .preview: break
        case .type:
            let last = declarations.count - 1
            declarations[last].names.insert(name)
            if braces == 0, SystemTypes.creates(name) { declarations[last].isOfSystem = true }
            if braces == 0, name == "PreviewProvider" { declarations[last].isPreview = true }
        }
    }
}

/// The system's protocols and classes whose conforming types or subclasses the system creates, not the app.
private enum SystemTypes {
    /// - Parameter name: The name of a protocol or class that a type inherits, or of an attribute of a type.
    static func creates(_ name: String) -> Bool { names.contains(name) || endings.contains(where: name.hasSuffix) }

    private static let names: Set<String> = [
        "App", "AppEntity", "AppEnum", "AppExtension", "AppShortcutsProvider", "ControlWidget",
        "DynamicOptionsProvider", "FIFinderSync", "NCWidgetProviding", "NSExtensionRequestHandling",
        "QLPreviewingController", "SLComposeServiceViewController", "UIInputViewController",
        "UNNotificationContentExtension", "UNNotificationServiceExtension", "WKUserNotificationHostingController",
        "WidgetBundle",
    ]
    private static let endings = [
        "ApplicationDelegate", "ApplicationSceneDelegate", "ComplicationDataSource", "EntityQuery", "ExtensionDelegate",
        "ExtensionViewController", "INExtension", "Intent", "IntentHandling", "MSMessagesAppViewController",
        "ProviderViewController", "SceneDelegate", "StringQuery", "UIHostedViewControlling",
    ]
}
