import AXLocale
import AXModel
import AXSource

/// What ``StringCatalogForms`` will find in a localization or a form when the changes have been made.
extension JSONDraft {
    /// Whether there is a text, in variations or by itself.
    /// - Parameter depth: how many steps lead here from the localization.
    func holdsText(at depth: Int = 0) -> Bool {
        if heldAxis(at: depth) != nil { return true }
        if let unit = member("stringUnit") { return unit.member("value")?.isText ?? false }
        return member("stringSet")?.member("values")?.elements.first?.isText ?? false
    }

    /// The axis on which the texts vary: device comes before plural; nil where they do not vary.
    /// - Parameter depth: how many steps lead here from the localization.
    func heldAxis(at depth: Int) -> StringKey? {
        guard depth < VariationPath.maximumSteps, let variations = member("variations") else { return nil }
        return ["device", "plural"].first { axis in
            guard let forms = variations.member(axis) else { return false }
            return forms.contains { name, form in
                (axis == "device" || PluralCategory(rawValue: name.text) != nil) && form.holdsText(at: depth + 1)
            }
        }
    }
}
