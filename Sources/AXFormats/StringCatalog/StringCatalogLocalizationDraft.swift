import AXLocale
import AXModel
import AXScan
import AXSource

/// Changes single texts of one localization.
struct StringCatalogFormDraft {
    private let entry: JSONDraft
    private let locale: StringKey
    private let sourceLanguage: StringKey

    init(_ entry: JSONDraft, locale: StringKey, sourceLanguage: StringKey) {
        self.entry = entry
        self.locale = locale
        self.sourceLanguage = sourceLanguage
    }

    /// Sets the text at the end of a way, which is laid where it does not exist. A way that leads beside what is there
    /// (to a plain text of a unit that varies, to a width) changes nothing.
    func set(_ path: VariationPath, to value: String) {
        guard isPossible(path) else { return }
        let localization = entry.object("localizations").object(locale)
        guard let form = walk(path.steps, from: localization) else { return }
        if let element = form.member("stringSet")?.member("values")?.elements.first {
            element.replace(by: .text(value))
        } else if let unit = form.member("stringUnit"), unit.isObject {
            unit.set("value", to: .text(value))
        } else {
            form.set("stringUnit", to: .object(["state": .text("translated"), "value": .text(value)]))
        }
    }

    /// Sets the state of a text that is there.
    func setState(_ path: VariationPath, to state: TranslationState) {
        guard let localization = entry.member("localizations")?.member(locale), isPossible(path),
            let form = find(path.steps, from: localization),
            let unit = form.member("stringUnit") ?? form.member("stringSet"), unit.isObject
        else { return }
        unit.set("state", to: .text(state.catalogName))
    }

    // MARK: The way to a form

    /// Catalogs have no widths; a new substitution needs a model; a text that varies has no plain one, and varies on one
    /// axis at a time. A name that no `String` can spell, one with a lone surrogate, is not found and not made anew.
    private func isPossible(_ path: VariationPath) -> Bool {
        let hasWidth = path.steps.contains { if case .width = $0 { true } else { false } }
        guard !hasWidth else { return false }
        if case .substitution(let name)? = path.steps.first, model(of: name) == nil { return false }
        var node = entry.member("localizations")?.member(locale)
        for (depth, step) in path.steps.enumerated() {
            if let held = node?.heldAxis(at: depth), let own = Self.axis(of: step), held != own { return false }
            node = node.flatMap { find([step], from: $0) }
            if node == nil, Self.isShownInPlaceOfAnother(step) { return false }
        }
        return node?.heldAxis(at: path.steps.count) == nil
    }

    /// The axis that a step turns on; nil for a variable.
    private static func axis(of step: VariationPath.Step) -> StringKey? {
        switch step {
        case .plural: "plural"
        case .device: "device"
        case .width: "width"
        case .substitution: nil
        }
    }

    private static func isShownInPlaceOfAnother(_ step: VariationPath.Step) -> Bool {
        switch step {
        case .device(let name), .substitution(let name): name.unicodeScalars.contains("\u{FFFD}")
        case .plural, .width: false
        }
    }

    /// The substitution of a name in this localization, or in that of the source language.
    private func model(of name: String) -> JSONDraft? {
        let localizations = entry.member("localizations")
        return [locale, sourceLanguage].lazy
            .compactMap { localizations?.member($0)?.member("substitutions")?.member(StringKey(name)) }
            .first { $0.isObject }
    }

    /// The node at the end of a way that exists.
    private func find(_ steps: [VariationPath.Step], from node: JSONDraft) -> JSONDraft? {
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

    /// The node at the end of a way, made where it does not exist.
    private func walk(_ steps: [VariationPath.Step], from start: JSONDraft) -> JSONDraft? {
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

    /// A case of a variation. A plain text that stood there becomes the form `other`.
    private func form(_ name: String, axis: StringKey, of node: JSONDraft) -> JSONDraft {
        let plain = node.member("stringUnit")?.value
        let axis = node.object("variations").object(axis)
        if let plain {
            node.remove("stringUnit")
            if axis.member("other") == nil { axis.object("other").set("stringUnit", to: plain) }
        }
        return axis.object(StringKey(name))
    }

    /// A substitution; a new one takes number and specifier from the source language.
    private func substitution(_ name: String, of node: JSONDraft) -> JSONDraft {
        let model = model(of: name)
        let substitution = node.object("substitutions").object(StringKey(name))
        for member: StringKey in ["argNum", "formatSpecifier"] where substitution.member(member) == nil {
            if let value = model?.member(member)?.value { substitution.set(member, to: value) }
        }
        return substitution
    }
}

/// What ``StringCatalogLocalizationReader`` will find in a localization or a form when the changes have been made.
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
