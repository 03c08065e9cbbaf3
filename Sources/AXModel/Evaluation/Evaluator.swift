public import AXLocale

/// Says what the runtime shows for a unit and its arguments, on any system.
///
/// It follows CoreFoundation (`CFString.c`) and Apple's release notes: a variable takes the form of the category that its number has
/// in the table's language; the number 0 takes `zero` in every language where that form is there; a form that is missing is stood in
/// for by `other`. Numbers are printed as `String(format:)` does without a locale: ASCII digits, a point, no grouping.
/// `localizedStringWithFormat` would use the digits and separators of the user's region, which no table knows.
public struct Evaluator: Sendable {
    private let rules: PluralRules?
    private let device: String?
    private let width: Int?

    /// - Parameters:
    ///   - locale: the language of the table; a tag or the name of an `.lproj` folder. Where it is none, every number is `other`.
    ///   - device: `iphone`, `mac` …
    ///   - width: in the units of `NSStringVariableWidthRuleType`.
    public init(locale: String, device: String? = nil, width: Int? = nil) {
        let tag = LanguageTag(String(locale.map { $0 == "_" ? "-" : $0 }))
        rules = tag.map { PluralRules($0) }
        self.device = device
        self.width = width
    }

    /// The text for the arguments, with the category that each variable took. A text without variables is a format string too: its
    /// `%%` is one percent sign.
    public func evaluate(_ unit: Unit, _ arguments: [FormatArgument]) throws(EvaluationError) -> Evaluation {
        guard let leaf = unit.text.chosen(device: device, width: width),
            let text = FormattedText(leaf, unit.substitutions, device: device)
        else { throw .noText(device: device) }
        return try evaluate(text, arguments)
    }

    /// The text for the arguments.
    public func evaluate(_ text: FormattedText, _ arguments: [FormatArgument]) throws(EvaluationError) -> Evaluation {
        var run = EvaluationRun(text: text.spelledOut(), arguments: arguments, rules: rules)
        return Evaluation(text: try run.format(), categories: run.categories)
    }
}

/// What the runtime shows.
public struct Evaluation: Hashable, Sendable {
    public let text: String
    /// The category whose form each variable took.
    public let categories: [String: PluralCategory]
}

/// One evaluation.
private struct EvaluationRun {
    let text: FormattedText
    let arguments: [FormatArgument]
    let rules: PluralRules?
    private(set) var categories: [String: PluralCategory] = [:]
    /// The variables whose forms are being put together.
    private var open: Set<String> = []
    /// The bytes of all forms that were put together so far.
    private var length = 0
    /// How deep variables may be nested; nobody writes more than two or three levels.
    private static let deepest = 64

    init(text: FormattedText, arguments: [FormatArgument], rules: PluralRules?) {
        self.text = text
        self.arguments = arguments
        self.rules = rules
    }

    mutating func format() throws(EvaluationError) -> String {
        try format(text.format, from: 1)
    }

    /// - Parameter first: the argument from which specifiers without a position are counted.
    private mutating func format(_ format: String, from first: Int) throws(EvaluationError) -> String {
        let message = Message(asFoundationReads: format)
        var numbered = message.numberedSpecifiers(from: first)[...]
        var result = ""
        for segment in message.segments {
            switch segment {
            case .text(let text): result += text
            case .placeholder:
                guard let next = numbered.popFirst() else { continue }
                result += try shown(next)
            }
            length += segment.raw.utf8.count
            guard length <= 1_000_000, result.utf8.count <= 1_000_000 else { throw .tooLong }
        }
        return result
    }

    private mutating func shown(_ numbered: NumberedSpecifier) throws(EvaluationError) -> String {
        if numbered.specifier.isLiteralPercent { return "%" }
        guard let name = numbered.specifier.variable else {
            return try SpecifierFormatter(arguments: arguments).shown(numbered)
        }
        guard let variable = text.variables[name] else { throw .undefinedVariable(name) }
        guard open.insert(name).inserted else { throw .circle(variable: name) }
        guard open.count <= Self.deepest else { throw .tooLong }
        defer { open.remove(name) }
        let category = try category(of: variable, name, numbered)
        guard let form = variable.forms[category] else { throw .noForm(variable: name) }
        categories[name] = category
        return try format(form, from: numbered.argument)
    }

    /// The category of the form that is taken.
    private func category(
        of variable: FormattedText.Variable, _ name: String, _ numbered: NumberedSpecifier
    ) throws(EvaluationError) -> PluralCategory {
        let position = numbered.argument
        guard arguments.indices.contains(position - 1) else {
            throw .missingArgument(position: position, specifier: numbered.specifier.raw)
        }
        guard let number = CountedNumber(arguments[position - 1], specifier: variable.specifier) else {
            throw .wrongArgument(position: position, specifier: numbered.specifier.raw)
        }
        if number.isZero, variable.forms[.zero] != nil { return .zero }
        let category = rules?.category(of: number.text) ?? .other
        return variable.forms[category] == nil ? .other : category
    }
}
