public import AXLocale
public import AXSource

/// The string of a unit in all its forms, nested as in catalogs.
public enum Variation: Hashable, Sendable {
    /// One string for all cases.
    case plain(LocatedText)
    /// A form per plural category of a number.
    case plural([PluralCategory: Variation])
    /// A form per device: `iphone`, `mac`, `other` …
    case device([String: Variation])
    /// A form per width, in the units of `NSStringVariableWidthRuleType`.
    case width([Int: Variation])

    /// All strings, in a stable order.
    public var forms: [LocatedText] { forms(below: .plain).map(\.text) }

    /// All strings with their paths, in a stable order.
    /// - Parameter path: the path of this variation.
    public func forms(below path: VariationPath) -> [(path: VariationPath, text: LocatedText)] {
        switch self {
        case .plain(let text): [(path, text)]
        case .plural(let forms):
            PluralCategory.allCases.flatMap { forms[$0]?.forms(below: path + .plural($0)) ?? [] }
        case .device(let forms):
            forms.sorted { $0.key < $1.key }.flatMap { $0.value.forms(below: path + .device($0.key)) }
        case .width(let forms):
            forms.sorted { $0.key < $1.key }.flatMap { $0.value.forms(below: path + .width($0.key)) }
        }
    }

    /// Nests forms by their paths. A later form with the same path replaces an earlier one. If forms at the same level
    /// vary by different things, only those that vary like the first one are kept. A plain string next to other forms
    /// is dropped.
    /// - Parameter forms: without the forms of variables.
    /// - Returns: nil if `forms` is empty.
    package init?(_ forms: [Unit.Form]) {
        self.init(forms.map { ($0.path.steps[...], $0.text) })
    }

    private init?(_ forms: [(steps: ArraySlice<VariationPath.Step>, text: LocatedText)]) {
        guard let first = forms.first(where: { !$0.steps.isEmpty })?.steps.first else {
            guard let last = forms.last else { return nil }
            self = .plain(last.text)
            return
        }
        let varied = forms.filter { !$0.steps.isEmpty }
        let parts = Dictionary(grouping: varied) { $0.steps[$0.steps.startIndex] }
            .compactMapValues { Variation($0.map { ($0.steps.dropFirst(), $0.text) }) }
        switch first {
        case .plural: self = .plural(parts.byCase { if case .plural(let category) = $0 { category } else { nil } })
        case .device: self = .device(parts.byCase { if case .device(let name) = $0 { name } else { nil } })
        case .width: self = .width(parts.byCase { if case .width(let width) = $0 { width } else { nil } })
        case .substitution: return nil
        }
    }
}

extension Variation {
    /// The string for a device and width, which may still vary by a number.
    ///
    /// A device without a form uses `other`. The form for a width is the widest one that doesn't exceed `width`, or the
    /// narrowest one if all exceed it. (Apple doesn't document either order; these match its examples.)
    /// - Parameters:
    ///   - device: the device, such as `iphone`; nil for `other`.
    ///   - width: the available width in the units of `NSStringVariableWidthRuleType`; nil for the widest form.
    /// - Returns: nil if there is no form for the device or for `other`.
    public func chosen(device: String?, width: Int?) -> Variation? {
        switch self {
        case .plain, .plural: return self
        case .device(let forms):
            let form = device.flatMap { forms[$0] } ?? forms["other"]
            return form?.chosen(device: device, width: width)
        case .width(let forms):
            let widths = forms.keys.sorted()
            let fitting = width.map { width in widths.last { $0 <= width } ?? widths.first } ?? widths.last
            return fitting.flatMap { forms[$0] }?.chosen(device: device, width: width)
        }
    }

    /// The string for a device and width; nil if it varies by a number, or if the device has no form.
    func leaf(device: String?, width: Int?) -> LocatedText? {
        if case .plain(let text)? = chosen(device: device, width: width) { text } else { nil }
    }
}

/// A variable of a format string: `%#@songs@` is replaced by the form of `songs` for its argument.
public struct Substitution: Hashable, Sendable {
    /// The 1-based argument, one of ``FormatSpecifier/arguments``; nil for the next one in order.
    public let argument: Int?
    /// The format specifier of the argument, without its percent sign: `lld`. Empty if the file has none.
    public let specifier: String
    /// The variable's forms.
    public let text: Variation

    /// - Parameters:
    ///   - argument: the 1-based argument; a number that isn't a valid argument becomes nil.
    ///   - specifier: the format specifier without its percent sign; empty if the file has none.
    ///   - text: the variable's forms.
    public init(argument: Int?, specifier: String, text: Variation) {
        self.argument = argument.flatMap { FormatSpecifier.arguments.contains($0) ? $0 : nil }
        self.specifier = specifier
        self.text = text
    }
}

extension [VariationPath.Step: Variation] {
    fileprivate func byCase<Case: Hashable>(_ name: (VariationPath.Step) -> Case?) -> [Case: Variation] {
        [Case: Variation](uniqueKeysWithValues: compactMap { step, part in name(step).map { ($0, part) } })
    }
}
