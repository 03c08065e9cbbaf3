import AXSource

/// The types that the top-level code of a Swift file names. The file is scanned and not parsed, because most files of a
/// project need not be parsed.
struct TypeMentions {
    /// A type that the file declares or extends at its top level.
    struct Declaration {
        /// The name up to its first dot.
        let type: String
        let isExtension: Bool
        /// Whether other modules can use the type.
        let isPublic: Bool
        /// Whether the system creates the type.
        var isEntry: Bool
        /// The names of types in the declaration.
        var names: Set<String> = []
    }

    private(set) var declarations: [Declaration] = []
    /// The names of types in code outside the declarations of types.
    private(set) var names: Set<String> = []

    /// - Parameter ignored: UTF-8 offsets of the parts of the file whose names don't count.
    init(_ text: [UInt8], ignoring ignored: [Range<Int>] = []) {
        text.withUnsafeBufferPointer { bytes in
            var scan = TypeMentionScan(bytes, ignored)
            scan.run()
            // Braces that don't match, as in the branches of `#if`, hide which code belongs to which type.
            guard scan.depth == 0 else {
                names = Self.words(in: bytes)
                return
            }
            declarations = scan.declarations.filter { !$0.names.contains("PreviewProvider") }
            names = scan.names
        }
    }

    /// A file in another language: every capitalized word may name a type.
    init(wordsOf text: [UInt8]) { names = Self.words(in: text) }

    /// All capitalized words in a text.
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

/// Scans the code of a Swift file: comments don't count, but the words of literals do, which may name a class.
private struct TypeMentionScan {
    private(set) var declarations: [TypeMentions.Declaration] = []
    private(set) var names: Set<String> = []
    /// How many braces are open.
    private(set) var depth = 0

    private enum Region { case code, type, preview }
    private let bytes: UnsafeBufferPointer<UInt8>
    private let ignored: [Range<Int>]
    private var scan: SwiftComments
    private var region = Region.code
    /// What the words before a declaration say about it.
    private var (isPublic, isEntry) = (false, false)
    /// Whether the last word began a declaration, so that the next one is a name.
    private var expectsName = false
    private var isExtension = false

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ ignored: [Range<Int>]) {
        self.bytes = bytes
        self.ignored = ignored
        scan = SwiftComments(bytes)
    }

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
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"): close()
            case UInt8(ascii: "\""): TypeMentions.words(in: bytes[start..<scan.offset]).forEach { note($0, at: start) }
            default: break
            }
        }
    }

    private mutating func close() {
        depth -= 1
        if depth == 0 { region = .code }
    }

    private mutating func read(_ word: Slice<UnsafeBufferPointer<UInt8>>) {
        if depth == 0, region == .code {
            let text = String(decoding: word, as: UTF8.self)
            if expectsName { return declare(text) }
            if readsKeyword(text, at: word.startIndex) { return }
            note(text, at: word.startIndex)
        } else if word.first.map(TypeMentions.isUppercase) == true {
            note(String(decoding: word, as: UTF8.self), at: word.startIndex)
        }
    }

    /// Reads a word outside of types that says something about the next declaration.
    private mutating func readsKeyword(_ word: String, at start: Int) -> Bool {
        switch word {
        case "public", "open": isPublic = true
        case "main" where isAttribute(start), "UIApplicationMain" where isAttribute(start),
            "NSApplicationMain" where isAttribute(start):
            isEntry = true
        case "class", "struct", "enum", "actor", "protocol", "extension":
            (expectsName, isExtension) = (true, word == "extension")
        case "Preview" where start > 0 && bytes[start - 1] == UInt8(ascii: "#"): region = .preview
        case "func", "let", "var", "import", "typealias": (isPublic, isEntry) = (false, false)
        default: return false
        }
        return true
    }

    private func isAttribute(_ start: Int) -> Bool { start > 0 && bytes[start - 1] == UInt8(ascii: "@") }

    private mutating func declare(_ name: String) {
        declarations.append(
            TypeMentions.Declaration(type: name, isExtension: isExtension, isPublic: isPublic, isEntry: isEntry))
        region = .type
        (isPublic, isEntry, expectsName) = (false, false, false)
    }

    private mutating func note(_ name: String, at start: Int) {
        guard name.utf8.first.map(TypeMentions.isUppercase) == true, !ignored.contains(where: { $0.contains(start) })
        else { return }
        switch region {
        case .code: names.insert(name)
        case .preview: break
        case .type:
            let last = declarations.count - 1
            declarations[last].names.insert(name)
            if depth == 0, SystemTypes.creates(name) { declarations[last].isEntry = true }
        }
    }
}

/// The protocols and classes of the system whose types no code of an app creates.
private enum SystemTypes {
    /// - Parameter name: The name of a protocol or class that a type inherits.
    static func creates(_ name: String) -> Bool { names.contains(name) || endings.contains(where: name.hasSuffix) }

    private static let names: Set<String> = [
        "App", "AppEntity", "AppEnum", "AppExtension", "AppShortcutsProvider", "ControlWidget",
        "DynamicOptionsProvider", "FIFinderSync",
        "NCWidgetProviding", "NSExtensionRequestHandling", "QLPreviewingController", "SLComposeServiceViewController",
        "UIInputViewController",
        "UNNotificationContentExtension", "UNNotificationServiceExtension", "WKUserNotificationHostingController",
        "WidgetBundle",
    ]
    private static let endings = [
        "ApplicationDelegate", "ApplicationSceneDelegate", "ComplicationDataSource", "EntityQuery", "ExtensionDelegate",
        "ExtensionViewController", "INExtension", "Intent", "IntentHandling", "MSMessagesAppViewController",
        "ProviderViewController", "SceneDelegate", "StringQuery", "UIHostedViewControlling",
    ]
}
