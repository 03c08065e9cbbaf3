public import AXLocale
public import AXSource

/// The text of a unit, in as many forms as the catalog holds, nested as catalogs nest.
public enum Variation: Hashable, Sendable {
    /// One text for all cases.
    case plain(LocatedText)
    /// One text for each plural category of the number that the named argument holds.
    case plural(argument: String, [PluralCategory: Variation])
    /// One text for each device: `iphone`, `mac`, `other` …
    case device([String: Variation])
    /// One text for each width, in the units of `NSStringVariableWidthRuleType`.
    case width([Int: Variation])

    /// Every text, in a stable order.
    public var forms: [LocatedText] { forms(below: .plain).map(\.text) }

    /// Every text with the way to it, in a stable order.
    /// - Parameter path: the way to this variation.
    public func forms(below path: FormPath) -> [(path: FormPath, text: LocatedText)] {
        switch self {
        case .plain(let text): [(path, text)]
        case .plural(_, let forms):
            PluralCategory.allCases.flatMap { forms[$0]?.forms(below: path + .plural($0)) ?? [] }
        case .device(let forms):
            forms.sorted { $0.key < $1.key }.flatMap { $0.value.forms(below: path + .device($0.key)) }
        case .width(let forms):
            forms.sorted { $0.key < $1.key }.flatMap { $0.value.forms(below: path + .width($0.key)) }
        }
    }

    /// The same variation with `change` applied to every form.
    package func mapTexts(_ change: (LocatedText) -> LocatedText) -> Variation {
        switch self {
        case .plain(let text): .plain(change(text))
        case .plural(let argument, let forms): .plural(argument: argument, forms.mapValues { $0.mapTexts(change) })
        case .device(let forms): .device(forms.mapValues { $0.mapTexts(change) })
        case .width(let forms): .width(forms.mapValues { $0.mapTexts(change) })
        }
    }

    /// The text at the end of a way; nil where there is none.
    func text(at steps: ArraySlice<FormPath.Step>) -> LocatedText? {
        let rest = steps.dropFirst()
        return switch (self, steps.first) {
        case (.plain(let text), nil): text
        case (.plural(_, let forms), .plural(let category)): forms[category]?.text(at: rest)
        case (.device(let forms), .device(let device)): forms[device]?.text(at: rest)
        case (.width(let forms), .width(let width)): forms[width]?.text(at: rest)
        default: nil
        }
    }
}
