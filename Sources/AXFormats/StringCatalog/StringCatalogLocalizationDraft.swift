import AXLocale
import AXModel
import AXScan
import AXSource

/// Changes strings and states in one localization of an entry.
struct StringCatalogLocalizationDraft {
    private let entry: JSONDraft
    private let locale: StringKey
    private let sourceLanguage: StringKey

    init(_ entry: JSONDraft, locale: StringKey, sourceLanguage: StringKey) {
        self.entry = entry
        self.locale = locale
        self.sourceLanguage = sourceLanguage
    }

    /// Sets the string at the end of a path, and creates the path if it doesn't exist. A path that is incompatible with
    /// the localization (such as the path of a plain string in a localization that varies, or a path that contains a
    /// width) is refused.
    func set(_ path: VariationPath, to value: String) throws(RefusedChange.Cause) {
        guard isPossible(path) else { throw .form }
        let localization = entry.object("localizations").object(locale)
        guard let form = create(path.steps, in: localization) else { throw .form }
        if let element = form.member("stringSet")?.member("values")?.elements.first {
            element.replace(by: .text(value))
        } else if let unit = form.member("stringUnit"), unit.isObject {
            unit.set("value", to: .text(value))
        } else {
            form.set("stringUnit", to: .object(["state": .text("translated"), "value": .text(value)]))
        }
    }

    /// Sets the state of an existing string.
    func setState(_ path: VariationPath, to state: TranslationState) throws(RefusedChange.Cause) {
        guard let localization = entry.member("localizations")?.member(locale), isPossible(path),
            let form = find(path.steps, in: localization),
            let unit = form.member("stringUnit") ?? form.member("stringSet"), unit.isObject
        else { throw .form }
        unit.set("state", to: .text(state.catalogName))
    }

    /// Whether the localization can have a string at the path. All of these conditions must be met:
    /// - The path contains no width, because catalogs don't support widths.
    /// - If the path begins with a substitution, the substitution already exists in this language or in the source
    ///   language.
    /// - At each level, the localization doesn't vary, or varies in the same way as the path.
    /// - The string at the end of the path doesn't vary.
    /// - If a step doesn't exist yet, its name doesn't contain U+FFFD. That character represents a lone surrogate in
    ///   the file, which a `String` can't represent.
    private func isPossible(_ path: VariationPath) -> Bool {
        let hasWidth = path.steps.contains { if case .width = $0 { true } else { false } }
        guard !hasWidth else { return false }
        if case .substitution(let name)? = path.steps.first, model(of: name) == nil { return false }
        var node = entry.member("localizations")?.member(locale)
        for (depth, step) in path.steps.enumerated() {
            if let existing = node?.variationAxis(at: depth), let own = Self.axis(of: step), existing != own {
                return false
            }
            node = node.flatMap { find([step], in: $0) }
            if node == nil, Self.hasReplacementCharacter(step) { return false }
        }
        return node?.variationAxis(at: path.steps.count) == nil
    }

    /// The key for the variation of a step, such as `plural`; nil for a substitution.
    private static func axis(of step: VariationPath.Step) -> StringKey? {
        switch step {
        case .plural: "plural"
        case .device: "device"
        case .width: "width"
        case .substitution: nil
        }
    }

    private static func hasReplacementCharacter(_ step: VariationPath.Step) -> Bool {
        switch step {
        case .device(let name), .substitution(let name): name.unicodeScalars.contains("\u{FFFD}")
        case .plural, .width: false
        }
    }

    /// The substitution with a name in this localization, or else in that of the source language; nil if neither
    /// defines it.
    private func model(of name: String) -> JSONDraft? {
        let localizations = entry.member("localizations")
        return [locale, sourceLanguage].lazy
            .compactMap { localizations?.member($0)?.member("substitutions")?.member(StringKey(name)) }
            .first { $0.isObject }
    }

    private func find(_ steps: [VariationPath.Step], in node: JSONDraft) -> JSONDraft? {
        steps.reduce(node) { node, step in
            switch step {
            case .substitution(let name): node?.member("substitutions")?.member(StringKey(name))
            case .plural(let category):
                node?.member("variations")?.member("plural")?.member(StringKey(category.rawValue))
            case .device(let device): node?.member("variations")?.member("device")?.member(StringKey(device))
            case .width: nil
            }
        }
    }

    /// The node at the end of a path, which is created if it doesn't exist; nil for a path that contains a width.
    private func create(_ steps: [VariationPath.Step], in start: JSONDraft) -> JSONDraft? {
        var node = start
        for step in steps {
            switch step {
            case .substitution(let name): node = substitution(name, of: node)
            case .plural(let category): node = form(category.rawValue, axis: "plural", of: node)
            case .device(let device): node = form(device, axis: "device", of: node)
            case .width: return nil
            }
        }
        return node
    }

    /// The form of a variation, which is created if it doesn't exist. An existing plain string becomes the form
    /// `other`.
    private func form(_ name: String, axis: StringKey, of node: JSONDraft) -> JSONDraft {
        let plain = node.member("stringUnit")?.value
        let axis = node.object("variations").object(axis)
        if let plain {
            node.remove("stringUnit")
            if axis.member("other") == nil { axis.object("other").set("stringUnit", to: plain) }
        }
        return axis.object(StringKey(name))
    }

    /// A substitution, which is created if it doesn't exist. A missing argument number or specifier is copied from
    /// ``model(of:)``.
    private func substitution(_ name: String, of node: JSONDraft) -> JSONDraft {
        let model = model(of: name)
        let substitution = node.object("substitutions").object(StringKey(name))
        for member: StringKey in ["argNum", "formatSpecifier"] where substitution.member(member) == nil {
            if let value = model?.member(member)?.value { substitution.set(member, to: value) }
        }
        return substitution
    }
}

/// The structure of a localization, as ``StringCatalogLocalizationReader`` will read it after the changes.
extension JSONDraft {
    /// Whether a localization or a form has a string, either plain or in variations.
    /// - Parameter depth: the number of steps from the localization.
    func hasText(at depth: Int = 0) -> Bool {
        if variationAxis(at: depth) != nil { return true }
        if let unit = member("stringUnit") { return unit.member("value")?.isText ?? false }
        return member("stringSet")?.member("values")?.elements.first?.isText ?? false
    }

    /// The key for the variation of a localization or a form; `device` takes precedence over `plural`.
    /// - Parameter depth: the number of steps from the localization.
    fileprivate func variationAxis(at depth: Int) -> StringKey? {
        guard depth < VariationPath.maximumSteps, let variations = member("variations") else { return nil }
        return ["device", "plural"].first { axis in
            guard let forms = variations.member(axis) else { return false }
            return forms.contains { name, form in
                (axis == "device" || PluralCategory(rawValue: name.text) != nil) && form.hasText(at: depth + 1)
            }
        }
    }
}
