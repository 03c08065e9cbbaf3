/// Catalogs for the pages of the rules.
extension String {
    /// A catalog in Xcode's layout.
    /// - Parameter strings: the members of `strings`.
    static func catalog(_ strings: String) -> String {
        "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    " + strings + "\n  },\n  \"version\" : \"1.0\"\n}"
    }

    /// A catalog in one line with one entry.
    /// - Parameter localization: what the source language's localization holds.
    static func catalog(key: String, localization: String) -> String {
        "{\"sourceLanguage\": \"en\", \"strings\": {\"\(key)\": {\"localizations\": {\"en\": \(localization)}}}}"
    }

    /// A string unit in one line.
    static func unit(_ value: String) -> String {
        "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(value)\"}}"
    }
}
