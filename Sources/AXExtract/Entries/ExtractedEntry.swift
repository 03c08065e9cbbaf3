package import AXModel
package import AXSource
import Foundation

/// A key that source code looks up, with everything that the code says about it.
package struct ExtractedEntry: Hashable, Sendable {
    package let key: StringKey
    /// The table; nil for the default table.
    package let table: String?
    /// The source string: the first default value in the code.
    package var value: String?
    /// The distinct comments, in order of appearance, without empty ones.
    package var comments: [String]
    /// All uses of the key, in order of appearance.
    package var occurrences: [Occurrence]

    /// Whether other code uses the key for strings that aren't spoken. These uses aren't in ``occurrences``.
    package var hasOtherUses = false

    package var roles: Set<AccessibilityRole> {
        Set(occurrences.map(\.role))
    }

    /// The roles in which the string is spoken, each once, in order of appearance. ``RoleNotes`` has a line for each.
    package var spokenRoles: [AccessibilityRole] {
        occurrences.map(\.role).filter { $0 != .other }.uniqued()
    }

    /// Whether the key is one that ibtool generates for an element of an Interface Builder document.
    package var isOfInterfaceBuilder: Bool {
        occurrences.contains { $0.function == XcodeFunctions.interfaceBuilder }
    }

    /// The comments in the order in which genstrings writes them.
    package var genstringsComments: [String] {
        GenstringsOrder.sorted(comments) { $0 }
    }

    /// The comments as Xcode joins them in a string catalog: in order of appearance, separated by line breaks. Nil
    /// without comments.
    package var catalogComment: String? {
        comments.isEmpty ? nil : comments.joined(separator: "\n")
    }

    /// Whether Xcode's extractor finds the key in a call.
    /// - Parameter macros: The functions in the build setting `LOCALIZED_STRING_MACRO_NAMES`.
    package func isSeenByXcode(macros: Set<String> = []) -> Bool {
        occurrences.contains { occurrence in
            occurrence.function.map { XcodeFunctions.contain($0) || macros.contains($0) } ?? false
        }
    }

    package init(
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

/// The functions whose calls Xcode's extractor finds.
///
/// Facts: `man genstrings`; Xcode's documentation of string catalogs; the build setting `LOCALIZED_STRING_MACRO_NAMES`.
package enum XcodeFunctions {
    /// Whether Xcode finds the keys in calls to a function. It does if the function belongs to Foundation or SwiftUI
    /// and takes a key, or is ``interfaceBuilder``. It doesn't find calls to `Bundle`'s methods or to the project's own
    /// functions.
    static func contain(_ name: String) -> Bool {
        if name == interfaceBuilder || ObjCLocalizationFunction.all[name] != nil { return true }
        return !name.hasPrefix(".") && LocalizationFunctions.function(name) != nil
    }

    /// The name of the tool that extracts strings from Interface Builder documents, used in place of a function's name.
    package static let interfaceBuilder = "ibtool"
}

/// The order in which genstrings writes keys, and the comments of a key: by the code points of the decomposed strings,
/// ignoring case. Measured on strings files of apps. The order of strings that differ only in case varies in
/// genstrings; here, a capital letter goes first.
package enum GenstringsOrder {
    /// The elements, sorted by their strings.
    package static func sorted<Element>(_ elements: [Element], by text: (Element) -> String) -> [Element] {
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
