import AXLocale
import AXRules

/// The listeners of whom it is least known which localization they hear.
enum RegionalListeners {
    static let tags = ["en-IN", "es-MX", "pt-PT", "zh-Hant-HK"]

    /// Who hears another localization than their own or their language's; nil where nobody does.
    static func remark(for localizations: LocalizationSet) -> String? {
        let match = LocalizationMatch(available: localizations.names.filter(isOfALanguage))
        let heard = tags.compactMap { tag -> String? in
            guard let name = match.localization(for: tag) else { return nil }
            let today = LegacyLocaleNames.tag(of: name) ?? name
            return today == tag || today == tag.prefix(2) ? nil : "\(PathName.printable(name)) for \(tag)"
        }
        return heard.isEmpty
            ? nil
            : "If no localization matches a listener's locale, the listener hears the nearest localization: "
                + heard.joined(separator: ", ")
                + "."
    }

    /// Whether a name is one of the few languages that are asked for.
    private static func isOfALanguage(_ name: String) -> Bool {
        let today = (LegacyLocaleNames.tag(of: name) ?? name).lowercased()
        return tags.contains { today.hasPrefix($0.prefix(2)) }
    }
}
