import AXLocale
import AXModel
import AXSource

extension Unit {
    /// The device whose forms an assistant translates; nil if the string doesn't vary by device.
    private var usualDevice: String? {
        let devices = forms.compactMap(\.path.device)
        return ["other", "iphone"].first(where: devices.contains) ?? devices.first
    }

    /// The forms for the usual device, and those that don't vary by device.
    private var usualForms: [Form] {
        guard let usual = usualDevice else { return forms }
        return forms.filter { $0.path.device.map { $0 == usual } ?? true }
    }

    /// The plain string. If there isn't one, the first form for the usual device; nil if the string has no forms.
    var shownText: String? {
        let forms = usualForms
        return (forms.first { $0.path == .plain } ?? forms.first)?.text.string
    }

    /// The plural forms of the string or of its only variable, by category; empty if it has several variables.
    var pluralTexts: [String: String] {
        guard substitutions.count <= 1 else { return [:] }
        return Dictionary(
            usualForms.compactMap { form in
                guard case .plural(let category)? = form.path.steps.last else { return nil }
                return (category.rawValue, form.text.string)
            }
        ) { first, _ in first }
    }

    /// The string as a call represents it: the plural forms by category, or a single value with the key `text`.
    var shownTexts: [String: String] { pluralTexts.isEmpty ? ["text": shownText ?? ""] : pluralTexts }

    /// The strings for other than the usual device, by device.
    var deviceTexts: [String: String] {
        let usual = usualDevice
        return Dictionary(
            forms.compactMap { form in
                form.path.device.flatMap { $0 == usual ? nil : ($0, form.text.string) }
            }
        ) { $1 }
    }
}

extension VariationPath {
    fileprivate var device: String? {
        for case .device(let name) in steps { return name }
        return nil
    }
}
