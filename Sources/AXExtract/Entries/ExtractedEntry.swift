public import AXModel
public import AXSource
import Foundation

/// A key that source code looks up, with everything that the code says about it.
public struct ExtractedEntry: Hashable, Sendable {
    public let key: StringKey
    /// The table; nil for the default one.
    public let table: String?
    /// The text in the development language: the first default value that the code shows.
    public var value: String?
    /// The distinct comments, in order of appearance; empty ones are left out.
    public var comments: [String]
    /// Every place where the key is used, in order of appearance.
    public var occurrences: [Occurrence]

    /// Whether the key is also used for a text that is not spoken, in places that are not among ``occurrences``.
    public var hasOtherUses = false

    /// What the text is used for.
    public var roles: Set<AccessibilityRole> {
        Set(occurrences.map(\.role))
    }

    /// The roles of the places where the text is spoken, each once, in order of appearance: those that ``RoleNotes`` has
    /// lines for.
    public var spokenRoles: [AccessibilityRole] {
        occurrences.map(\.role).filter { $0 != .other }.uniqued()
    }

    /// Whether the key is one that ibtool makes for an element.
    public var isOfInterfaceBuilder: Bool {
        occurrences.contains { $0.function == XcodeFunctions.interfaceBuilder }
    }

    /// The comments in the order in which genstrings writes them.
    public var genstringsComments: [String] {
        GenstringsOrder.sorted(comments) { $0 }
    }

    /// The comments as Xcode joins them in a catalog: in order of appearance, with a line end between two. Nil when there is
    /// none.
    public var catalogComment: String? {
        comments.isEmpty ? nil : comments.joined(separator: "\n")
    }

    /// Whether Xcode's own extractor finds the key in a call.
    /// - Parameter macros: the functions that the build setting `LOCALIZED_STRING_MACRO_NAMES` names.
    public func isSeenByXcode(macros: Set<String> = []) -> Bool {
        occurrences.contains { occurrence in
            occurrence.function.map { XcodeFunctions.contain($0) || macros.contains($0) } ?? false
        }
    }

    public init(
        key: StringKey, table: String? = nil, value: String? = nil, comments: [String] = [],
        occurrences: [Occurrence] = []
    ) {
        self.key = key
        self.table = table
        self.value = value
        self.comments = comments
        self.occurrences = occurrences
    }
}

/// The functions in whose calls Xcode's own extractor finds keys.
///
/// Facts: `man genstrings`; Xcode's documentation of string catalogs; the build setting `LOCALIZED_STRING_MACRO_NAMES`.
package enum XcodeFunctions {
    /// Whether the function is one of Foundation or SwiftUI that has its key in the call. A method of `Bundle` is not looked
    /// for, and neither is what a project makes for itself.
    static func contain(_ name: String) -> Bool {
        if name == interfaceBuilder || ObjCLocalizationFunction.all[name] != nil { return true }
        return !name.hasPrefix(".") && LocalizationFunctions.function(name) != nil
    }

    /// What reads the documents of Interface Builder.
    package static let interfaceBuilder = "ibtool"
}

/// The order that genstrings gives to keys, and to the comments of one key: without regard to case, an accented letter as
/// its letter and the accent, else by code points. Measured on tables that apps keep; of texts that differ only in case,
/// which genstrings orders by chance, the capital letter goes first.
public enum GenstringsOrder {
    /// The elements in the order of their texts.
    public static func sorted<Element>(_ elements: [Element], by text: (Element) -> String) -> [Element] {
        let marked = elements.map { element in
            let text = text(element)
            return (element: element, folded: folded(text), text: Array(text.unicodeScalars))
        }
        return marked.sorted { left, right in
            if left.folded != right.folded { return left.folded.lexicographicallyPrecedes(right.folded) }
            return left.text.lexicographicallyPrecedes(right.text)
        }.map(\.element)
    }

    private static func folded(_ text: String) -> [Unicode.Scalar] {
        Array(text.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars)
    }
}
