package import AXLocale

/// Computes the string that the runtime shows for a unit and its arguments, on any system.
///
/// The evaluation follows CoreFoundation (`CFString.c`) and Apple's release notes. The plural category of a variable's
/// number, in the table's language, selects the variable's form. A `zero` form is used for 0 in every language, and
/// `other` replaces a missing form. Numbers are formatted like `String(format:)` without a locale: ASCII digits, a
/// point, no grouping. (`localizedStringWithFormat` uses the digits and separators of the user's region, which a table
/// doesn't contain.)
package struct Evaluator: Sendable {
    private let rules: PluralRules?
    private let device: String?
    private let width: Int?

    /// - Parameters:
    ///   - locale: the language tag of the table; underscores are accepted (`zh_CN`). If it isn't a valid tag, or if
    ///     CLDR has no plural rules for the language, every number has the category `other`.
    ///   - device: the device, such as `iphone` or `mac`; nil for the form `other`.
    ///   - width: the width in the units of `NSStringVariableWidthRuleType`; nil for the widest form.
    package init(locale: String, device: String? = nil, width: Int? = nil) {
        let tag = LanguageTag(String(locale.map { $0 == "_" ? "-" : $0 }))
        rules = tag.map { PluralRules($0) }
        self.device = device
        self.width = width
    }

    /// The string for the arguments, with the category of each variable. A string without variables is also a format
    /// string: its `%%` becomes one percent sign.
    package func evaluate(_ unit: Unit, _ arguments: [FormatArgument]) throws(EvaluationError) -> Evaluation {
        guard let leaf = unit.text.chosen(device: device, width: width),
            let text = FormattedText(leaf, unit.substitutions, device: device)
        else { throw .noText(device: device) }
        return try evaluate(text, arguments)
    }

    package func evaluate(_ text: FormattedText, _ arguments: [FormatArgument]) throws(EvaluationError) -> Evaluation {
        var run = EvaluationRun(text: text.withExplicitArguments(), arguments: arguments, rules: rules)
        return Evaluation(text: try run.format(), categories: run.categories)
    }
}

/// The string that the runtime shows.
package struct Evaluation: Hashable, Sendable {
    package let text: String
    /// The plural category of each variable's form.
    package let categories: [String: PluralCategory]
}

private struct EvaluationRun {
    let text: FormattedText
    let arguments: [FormatArgument]
    let rules: PluralRules?
    private(set) var categories: [String: PluralCategory] = [:]
    /// The variables whose forms are being formatted.
    private var open: Set<String> = []
    /// The length of all forms so far, in UTF-8 bytes.
    private var length = 0
    /// The maximum depth of nested variables. Real strings use two or three levels.
    private static let maximumDepth = 64
    /// The maximum length of the forms, and of the resulting string, in UTF-8 bytes.
    private static let maximumLength = 1_000_000
    /// The number of variables formatted so far. If each form uses a nested variable twice, it doubles at every level.
    private var variables = 0
    private static let maximumVariables = 1_000

    init(text: FormattedText, arguments: [FormatArgument], rules: PluralRules?) {
        self.text = text
        self.arguments = arguments
        self.rules = rules
    }

    mutating func format() throws(EvaluationError) -> String {
        try format(text.format, from: 1)
    }

    /// - Parameter first: the 1-based argument of the first specifier without a position.
    private mutating func format(_ format: String, from first: Int) throws(EvaluationError) -> String {
        let message = Message(asFoundationReads: format)
        var numbered = message.numberedSpecifiers(from: first)[...]
        var result = ""
        for segment in message.segments {
            switch segment {
            case .text(let text): result += text
            case .placeholder:
                guard let next = numbered.popFirst() else { continue }
                result += try formatted(next)
            }
            length += segment.raw.utf8.count
            guard length <= Self.maximumLength, result.utf8.count <= Self.maximumLength else { throw .tooLong }
        }
        return result
    }

    private mutating func formatted(_ numbered: NumberedSpecifier) throws(EvaluationError) -> String {
        if numbered.specifier.isLiteralPercent { return "%" }
        guard let name = numbered.specifier.variable else {
            return try SpecifierFormatter(arguments: arguments).formatted(numbered)
        }
        guard let variable = text.variables[name] else { throw .undefinedVariable(name) }
        guard open.insert(name).inserted else { throw .circle(variable: name) }
        variables += 1
        guard open.count <= Self.maximumDepth, variables <= Self.maximumVariables else { throw .tooLong }
        defer { open.remove(name) }
        let category = try category(of: variable, name, numbered)
        guard let form = variable.forms[category] else { throw .noForm(variable: name) }
        categories[name] = category
        return try format(form, from: numbered.argument)
    }

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

/// The number that selects a variable's form, as the runtime passes it to the plural rules.
struct CountedNumber {
    /// A decimal number without an exponent and without trailing zeros. The runtime uses a double, which doesn't
    /// distinguish 1.0 from 1.
    let text: String

    var isZero: Bool { text.utf8.allSatisfy { [0x2D, 0x2E, 0x30].contains($0) } }

    /// - Parameter specifier: the variable's specifier, without a percent sign; an integer type truncates large
    ///   numbers.
    /// - Returns: nil for text, and for a decimal number if the specifier is for integers.
    init?(_ argument: FormatArgument, specifier: String) {
        let read = Message(parsing: "%" + specifier).placeholders.first
        switch argument {
        case .text: return nil
        case .integer(let number):
            guard let read, case .integer(let bytes) = read.type else {
                text = String(number)
                return
            }
            text = StoredInteger(number, bytes: bytes, isSigned: read.isSigned).decimal
        case .decimal(let decimal):
            if case .integer? = read?.type { return nil }
            guard Double(decimal) != nil else { return nil }
            text = Self.truncated(decimal)
        }
    }

    /// The number with at most twelve decimal places and without trailing zeros. Plural rules don't use more.
    private static func truncated(_ decimal: String) -> String {
        guard let point = decimal.firstIndex(of: ".") else { return decimal }
        var fraction = decimal[decimal.index(after: point)...].prefix(12)
        while fraction.last == "0" { fraction.removeLast() }
        return fraction.isEmpty ? String(decimal[..<point]) : decimal[..<point] + "." + fraction
    }
}
