import AXLocale
import AXModel
import AXSource

/// A translation that loses, renames or invents a variable of the app's own templates.
enum PlaceholderChanged: StringRule {
    static let page = RulePage(
        id: "placeholder-changed", concern: .placeholders,
        summary: "A variable such as {name} or ${name} is missing or has a different name.",
        why: """
            The app uses the name in {name}, ${name}, {{name}} or %{name} to find the value that replaces the \
            variable. A variable with an unknown name is spoken literally, for example as “left brace nutzer right \
            brace”. If a Siri phrase doesn't contain ${applicationName}, the system ignores the phrase (Apple, App \
            Intents).
            """,
        example: Example("Willkommen, {nutzer}", locale: "de", source: "Welcome, {user}"),
        instead: Example("Willkommen, {user}", locale: "de", source: "Welcome, {user}"),
        severity: .error, or: [.warning], isFixable: true, traits: [.blocksApply])

    static let needs = StringNeeds(source: true, bytes: ByteSet("{$"))

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard let source else { return [] }
        let originals = (source.forms.map(\.text) + source.furtherValues).map { Self.variables(in: $0).map(\.raw) }
        // If the source doesn't contain variables, the translator added the braces.
        guard let known = originals.max(by: { $0.count < $1.count }), !known.isEmpty else { return [] }
        let all = Set(originals.joined())
        let needed = originals.reduce(all) { $0.intersection($1) }
        let expected = Expected(all: all, needed: known.filter(needed.contains))
        let found = unit.forms.lazy.compactMap { finding(unit, $0.text, at: $0.path, expected, in: context) }.first
        // Every phrase of a set is checked, because the system uses or ignores each phrase individually.
        return [found].compactMap { $0 }
            + unit.furtherValues.compactMap { finding(unit, $0, at: .plain, expected, in: context) }
    }

    private struct Expected {
        let all: Set<String>
        /// The variables that all forms of the source contain, in the order of the text.
        let needed: [String]
    }

    private static func finding(
        _ unit: Unit, _ text: LocatedText, at path: VariationPath, _ expected: Expected, in context: RuleContext
    ) -> Diagnostic? {
        guard text.isCheckable else { return nil }
        let own = Self.variables(in: text, knowing: expected.all)
        let missing = expected.needed.filter { !own.map(\.raw).contains($0) }
        if let unknown = own.first(where: { !expected.all.contains($0.raw) }) {
            return renamed(unknown, unit, text, lacking: Set(missing), in: context)
        }
        guard let first = missing.first, !path.mayLeaveOutNumber || missing.count > 1 else { return nil }
        return lost(first, unit, text, in: context)
    }

    /// The variables in a text, except for build settings such as $(PRODUCT_NAME).
    /// - Parameter known: the variables of the source. If `{price}` is one of them but `${price}` isn't, `${price}` is
    ///   a dollar sign followed by `{price}`.
    private static func variables(in text: LocatedText, knowing known: Set<String> = []) -> [TemplateVariable] {
        TemplateVariable.all(in: text.string).filter { !$0.raw.hasPrefix("$(") }.map { variable in
            let inner = String(variable.raw.dropFirst())
            guard variable.raw.hasPrefix("${"), !known.contains(variable.raw), known.contains(inner) else {
                return variable
            }
            return TemplateVariable(raw: inner, range: variable.range.lowerBound + 1..<variable.range.upperBound)
        }
    }

    /// The letters of a name, for comparison. Other characters are often changed by mistake.
    private static func letters(_ name: String) -> String { name.filter(\.isLetter).lowercased() }

    private static func renamed(
        _ variable: TemplateVariable, _ unit: Unit, _ text: LocatedText, lacking: Set<String>, in context: RuleContext
    ) -> Diagnostic {
        let meant = lacking.count == 1 ? lacking.first : nil
        let fix = meant.map { name in
            FixIt(
                "Write \(name)", edits: [text.edit(variable.range, name)],
                safety: Self.letters(name) == Self.letters(variable.raw) ? .safe : .needsReview)
        }
        return context.finding(
            page, unit, text, at: variable.range,
            "source has no variable \(variable.raw)" + (meant.map { "; it has \($0)" } ?? ""),
            why: "The app has no value for this name, so VoiceOver speaks the name itself.",
            fixIts: fix.map { [$0] } ?? [])
    }

    private static func lost(_ name: String, _ unit: Unit, _ text: LocatedText, in context: RuleContext) -> Diagnostic {
        let isPhrase = name == "${applicationName}"
        return context.finding(
            page, unit, text, severity: isPhrase ? .error : .warning, "translation drops the variable \(name)",
            why: isPhrase
                ? "Siri ignores phrases that don't contain the app's name." : "Users don't hear the variable's value.")
    }
}

extension VariationPath {
    /// Whether the form may express its number in words, like the forms for zero, one and two.
    fileprivate var mayLeaveOutNumber: Bool {
        steps.contains { step in
            guard case .plural(let category) = step else { return false }
            return [.zero, .one, .two].contains(category)
        }
    }
}
