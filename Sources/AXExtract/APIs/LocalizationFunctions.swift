import AXSource

/// One function or type that makes a localized string: a row of ``LocalizationFunctions``.
struct LocalizationFunction: Sendable {
    /// The dotted name in the call. If it begins with a dot, as `.localizedString` does, it's a method of any object.
    let name: String
    /// The label of the key; nil if the key is the first argument, without a label.
    let keyLabel: String?
    /// Whether interpolations become placeholders of the key.
    let interpolates: Bool
    /// Whether the function takes a comment for translators.
    let takesComment: Bool

    init(_ name: String, key keyLabel: String? = nil, interpolates: Bool = false, comment: Bool = false) {
        self.name = name
        self.keyLabel = keyLabel
        self.interpolates = interpolates
        takesComment = comment
    }

    /// The labels of the table's name. These labels and those below mean the same in all functions, and in the wrappers
    /// that apps write.
    static let tableLabels: Set<String> = ["tableName", "table"]
    static let textLabels: Set<String> = ["value", "defaultValue"]
    static let bundleLabels: Set<String> = ["bundle"]
    static let commentLabels: Set<String> = ["comment"]
    /// The labels that only initializers of localized strings have.
    static let resourceLabels = tableLabels.union(commentLabels).union(["defaultValue"])
    static let labels = tableLabels.union(textLabels).union(bundleLabels).union(commentLabels)
}

/// The functions and types of Foundation and SwiftUI that take a localization key.
enum LocalizationFunctions {
    static let rows: [LocalizationFunction] = [
        LocalizationFunction("NSLocalizedString", comment: true),
        LocalizationFunction("String", key: "localized", interpolates: true, comment: true),
        LocalizationFunction("AttributedString", key: "localized", interpolates: true, comment: true),
        LocalizationFunction("NSString", key: "localized", interpolates: true, comment: true),
        LocalizationFunction("LocalizedStringResource", interpolates: true, comment: true),
        LocalizationFunction("LocalizedStringKey", interpolates: true),
        LocalizationFunction("String.LocalizationValue", interpolates: true),
        LocalizationFunction("Text", interpolates: true),
        LocalizationFunction(".localizedString", key: "forKey"),
        LocalizationFunction(".localizedAttributedString", key: "forKey"),
    ]

    /// The row of a function or type; nil if it isn't in the list.
    /// - Parameter path: The dotted name in the call, without `.init`.
    static func function(_ path: String) -> LocalizationFunction? {
        let last = path.lastName
        return (byName[last] ?? []).first { row in
            row.name == path || path.hasSuffix(row.name.hasPrefix(".") ? row.name : "." + row.name)
        }
    }

    /// Whether a function or type in the list has this name.
    /// - Parameter name: The part of the dotted name after the last dot.
    static func hasFunction(named name: String) -> Bool { byName[name] != nil }

    private static let byName = Dictionary(grouping: rows) { row in
        row.name.lastName
    }
}
