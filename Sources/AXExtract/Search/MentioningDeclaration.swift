import AXSource

/// A type that the file declares or extends at its top level, or what other code uses like a type.
struct MentioningDeclaration {
    enum Kind: Equatable {
        case type, `class`, `extension`
        /// A function in an extension of SwiftUI's `View`, by its name.
        case modifier(String)
        /// An Interface Builder document that code loads.
        case nib
    }

    /// The name up to its first dot.
    let type: String
    let kind: Kind
    /// Whether other modules can use the type.
    var isPublic = false
    /// Whether the type is the entry point of an app or a tool.
    var isMain = false
    /// Whether the system creates instances of the type.
    var isOfSystem = false
    /// Whether the type only provides previews.
    var isPreview = false
    /// The names of the types that the declaration mentions.
    var names: Set<String> = []
    /// The names of the types that the declaration inherits, including those in its generic arguments.
    var inherited: Set<String> = []
    /// The names of the types that the declaration mentions only as types of private optional properties. Such a
    /// property has a value only if other code makes it.
    var held: Set<String> = []

    /// Whether the type itself is declared.
    var isDeclaration: Bool { kind == .type || kind == .class }
}

/// Recognizes names of types in bytes.
enum TypeNames {
    /// The name of a document among the names of types.
    static func nib(_ name: String) -> String { "\(name).xib" }

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

/// The system's protocols and classes whose conforming types or subclasses the system creates, not the app.
enum SystemTypes {
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
