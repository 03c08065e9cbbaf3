import AXSource

extension Branch {
    /// The branch of a function's code with the arguments of a call in place of the parameters: `!song.title.isEmpty`
    /// for `!title.isEmpty`. Nil if the branch never runs with these arguments, as the literals among them show.
    /// - Parameter values: the argument expressions by parameter name.
    package func inserting(_ values: [String: String]) -> Branch? {
        if values.isEmpty || isAlways { return self }
        let outcomes = tests.map { $0.inserting(values).outcome }
        if outcomes.contains(.known(false)) { return nil }
        return Branch(outcomes.compactMap(\.test))
    }
}

extension Branch {
    /// The largest integer. `count > Int.max` never holds, and `count <= Int.max` always does.
    package static let largest = "Int.max"
}

extension Branch {
    /// The branch of code in the setter or observer of a property, as other code can test it after the change. Tests of
    /// the change itself, such as `oldValue != isOn`, are removed, and the property's name replaces `newValue`.
    package func afterSetting(_ property: String) -> Branch {
        guard tests.contains(where: { $0.mentions("newValue") || $0.mentions("oldValue") }) else { return self }
        let lasting = tests.filter { !$0.mentions("oldValue") && !($0.mentions("newValue") && $0.mentions(property)) }
        return Branch(lasting).inserting(["newValue": property]) ?? self
    }
}

extension Branch {
    /// The branch without the tests that always have the same result when views change on an iPhone. The system is
    /// assumed to be the newest, so every `#available` holds, and the thread is the main thread. Nil if the branch
    /// never runs under these conditions.
    package var ofViews: Branch? {
        guard tests.contains(where: \.isOfEnvironment) else { return self }
        let outcomes = tests.map { $0.mapping { Branch.Test.environment($0).map { "\($0)" } ?? $0 }.outcome }
        return outcomes.contains(.known(false)) ? nil : Branch(outcomes.compactMap(\.test))
    }
}

extension Branch {
    /// The words in all tests, without the patterns of cases.
    package var names: Set<String> { Set(tests.flatMap(\.words).map(String.init)) }

    /// Whether a test contains an expression.
    package func mentions(_ expression: String) -> Bool {
        tests.contains { $0.texts.contains { $0.contains(expression) } }
    }
}

extension Branch.Test {
    /// Whether the test contains a name as a word.
    fileprivate func mentions(_ name: String) -> Bool { words.contains { $0 == name } }

    fileprivate var words: [Substring] {
        texts.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") } }
    }

    /// The conditions and values in the test, without the patterns of cases.
    fileprivate var texts: [String] {
        switch kind {
        case .holds(let conditions), .fails(let conditions): conditions
        case .isNil(let text), .matchesNothing(let text, _): [text]
        case .matches(let subject, _): [subject]
        }
    }

    fileprivate func inserting(_ values: [String: String]) -> Branch.Test {
        mapping { InsertedArguments(values).text($0) }
    }

    /// Whether the test is about the system's version, the device or the thread.
    fileprivate var isOfEnvironment: Bool {
        switch kind {
        case .holds(let conditions), .fails(let conditions): conditions.contains { Self.environment($0) != nil }
        case .isNil, .matches, .matchesNothing: false
        }
    }

    /// The result of a condition about the system's version, the device or the thread when views change on an iPhone;
    /// nil for other conditions.
    fileprivate static func environment(_ condition: String) -> Bool? {
        if condition.hasPrefix("#available(") || condition == "Thread.isMainThread" { return true }
        if condition.hasPrefix("#unavailable(") || testsOfMac.contains(condition) { return false }
        return condition.first == "!" ? environment(String(condition.dropFirst())).map { !$0 } : nil
    }

    /// Conditions that hold only on a Mac.
    private static let testsOfMac: Set<String> = [
        "ProcessInfo.processInfo.isMacCatalystApp", "ProcessInfo.processInfo.isiOSAppOnMac",
        "UIDevice.current.userInterfaceIdiom == .mac",
    ]

    fileprivate func mapping(_ change: (String) -> String) -> Branch.Test {
        let changed: Kind =
            switch kind {
            case .holds(let conditions): .holds(conditions.map(change))
            case .fails(let conditions): .fails(conditions.map(change))
            case .isNil(let value): .isNil(change(value))
            case .matches(let subject, let pattern): .matches(change(subject), pattern: pattern)
            case .matchesNothing(let subject, let patterns): .matchesNothing(change(subject), besides: patterns)
            }
        return changed == kind ? self : Branch.Test(changed)
    }
}

extension Branch.Test {
    /// The result of a test, as far as it is known.
    fileprivate enum Outcome: Equatable {
        case known(Bool)
        /// The test, without the conditions that are known to hold.
        case open(Branch.Test)

        var test: Branch.Test? {
            if case .open(let test) = self { test } else { nil }
        }
    }

    /// The result of the test, as far as its literals determine it.
    fileprivate var outcome: Outcome {
        switch kind {
        case .holds(let conditions): outcome(of: conditions, whole: true, Branch.Test.holds)
        case .fails(let conditions): outcome(of: conditions, whole: false, Branch.Test.fails)
        case .isNil(let value): outcome(Self.isNil(value))
        case .matches(let subject, let pattern): outcome(Self.isOne(subject, of: [pattern]))
        case .matchesNothing(let subject, let patterns): outcome(Self.isOne(subject, of: patterns).map { !$0 })
        }
    }

    private func outcome(_ result: Bool?) -> Outcome { result.map { .known($0) } ?? .open(self) }

    /// - Parameter whole: the result of the test if all conditions hold.
    private func outcome(of conditions: [String], whole: Bool, _ test: ([String]) -> Branch.Test) -> Outcome {
        let results = conditions.map(Self.holds)
        if results.contains(false) { return .known(!whole) }
        let open = zip(conditions, results).filter { $0.1 == nil }.map(\.0)
        if open.isEmpty { return .known(whole) }
        return .open(open.count == conditions.count ? self : test(open))
    }

    /// Whether a condition holds. It must be a Boolean literal, a comparison of two literals or with
    /// ``Branch/largest``, or a test for nil; the result is nil for other conditions.
    private static func holds(_ condition: String) -> Bool? {
        if let literal = Bool(condition) { return literal }
        let isBinding = ["let ", "var "].contains(where: condition.hasPrefix)
        if isBinding, let equals = condition.firstRange(ofASCII: " = ") {
            return isNil(condition[equals.upperBound...]).map { !$0 }
        }
        if condition.hasSuffix(" > \(Branch.largest)") { return false }
        if condition.hasSuffix(" <= \(Branch.largest)") { return true }
        for (operation, isSame) in [(" == " as StaticString, true), (" != ", false)] {
            guard let range = condition.firstRange(ofASCII: operation) else { continue }
            let (left, right) = (condition[..<range.lowerBound], condition[range.upperBound...])
            if right == "nil" { return isNil(left).map { $0 == isSame } }
            return isLiteral(left) && isLiteral(right) ? (left == right) == isSame : nil
        }
        return nil
    }

    /// Whether a value is nil; nil if the value isn't a literal. A localized literal counts as one:
    /// `"title".localized`.
    private static func isNil(_ value: some StringProtocol) -> Bool? {
        if value == "nil" { return true }
        guard value.first == "\"" else { return nil }
        let rest = value.dropFirst().drop { $0 != "\"" }.dropFirst()
        let isLocalized = rest.first == "." && !rest.contains("?") && rest.lowercased().contains("locali")
        return rest.isEmpty || isLocalized ? false : nil
    }

    /// Whether a literal matches one of the patterns; nil if the value or one of the patterns isn't a literal.
    private static func isOne(_ subject: String, of patterns: [String]) -> Bool? {
        let literals = patterns.flatMap { $0.split(separator: ", ") }
        guard isLiteral(subject), !literals.isEmpty, literals.allSatisfy(isLiteral) else { return nil }
        return literals.contains(subject[...])
    }

    /// Whether an expression is a string literal without interpolations and escapes, or an enumeration case such as
    /// `.play`.
    private static func isLiteral(_ text: some StringProtocol) -> Bool {
        if text.first == "." { return text.count > 1 && text.dropFirst().allSatisfy { $0.isLetter || $0.isNumber } }
        return text.count > 1 && text.first == "\"" && text.last == "\""
            && !text.dropFirst().dropLast().contains { "\"\\".contains($0) }
    }
}

/// Replaces the parameters in an expression with the arguments of a call. If an expression as a whole, such as
/// `key.name`, has a known value, that value replaces it.
private struct InsertedArguments {
    private let values: [String: String]

    init(_ values: [String: String]) {
        self.values = values
    }

    /// The condition with the arguments in place of the parameters. Names that a binding declares don't change:
    /// `let title = title` and its short form `let title` both become `let title = song.title`.
    func text(_ condition: String) -> String {
        guard ["let ", "var ", "case "].contains(where: condition.hasPrefix) else { return inserted(condition[...]) }
        if let equals = condition.firstRange(ofASCII: " = ") {
            return condition[..<equals.upperBound] + inserted(condition[equals.upperBound...])
        }
        guard let value = values[String(condition.dropFirst(4))] else { return condition }
        return "\(condition) = \(Self.withoutBinding(value))"
    }

    private func inserted(_ expression: Substring) -> String {
        if let value = values[String(expression)] { return Self.withoutBinding(value) }
        let scalars = expression.unicodeScalars
        var result = ""
        var isQuoted = false
        /// The end of the part that `result` already contains.
        var end = scalars.startIndex
        var index = end
        while index < scalars.endIndex {
            guard Self.isOfWord(scalars[index]) else {
                if scalars[index] == "\"" { isQuoted.toggle() }
                index = scalars.index(after: index)
                continue
            }
            let rest = scalars[index...].drop(while: Self.isOfWord)
            if !isQuoted, rest.first != ":", let value = value(of: expression[index..<rest.startIndex], in: expression)
            {
                result += expression[end..<index] + value
                end = rest.startIndex
            }
            index = rest.startIndex
        }
        return result + expression[end...]
    }

    private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? UInt8(ascii: scalar).isIdentifierByte : scalar.properties.isIDContinue
    }

    /// The argument for a parameter; nil for a member, such as `title` in `song.title`, and for other words.
    private func value(of word: Substring, in expression: Substring) -> String? {
        guard let value = values[String(word)] else { return nil }
        let before = expression[..<word.startIndex].unicodeScalars.last
        if before == "." || before == "$" { return nil }
        let argument = Self.withoutBinding(value)
        return argument.holds(UInt8(ascii: " ")) ? "(\(argument))" : argument
    }

    /// An argument without the `$` of a binding: `model.title` for `$model.title`.
    private static func withoutBinding(_ value: String) -> String {
        value.first == "$" ? String(value.dropFirst()) : value
    }
}
