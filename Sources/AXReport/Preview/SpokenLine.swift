import AXLocale
import AXModel

extension SpokenText {
    /// The text on one line. Braces enclose values, alternatives, raw keys, and strings in another language. Braces in
    /// a string are doubled.
    var line: String { parts.map(\.line).joined() }
}

extension SpokenText.Part {
    fileprivate var line: String {
        switch self {
        case .text(let text): text.escaped
        case .foreign(let text, let locale): "{in \(locale): \(text.escaped)}"
        case .rawKey(let key): "{raw key \(key.escaped)}"
        case .runtime(let expression): "{\(ShortExpression.text(of: expression))}"
        case .voiceOver(let text): text
        case .pause(let text): text.onOneLine
        case .forms(let forms):
            "{" + forms.map { "\($0.category.rawValue): \($0.text.line)" }.joined(separator: " | ") + "}"
        case .choice(let options):
            "{" + options.distinguished.map { $0.branch.condition + $0.text.line }.joined(separator: " | ") + "}"
        }
    }
}

extension [SpokenText.Option] {
    /// The alternatives, of which VoiceOver speaks the first whose tests hold. If all have the same tests, the tests
    /// are omitted, because they don't distinguish the alternatives.
    var distinguished: [SpokenText.Option] {
        let branches =
            count > 1 && Set(map(\.branch)).count == 1
            ? map { _ in Branch.always } : map(\.branch).inOrder.mostCommonFirst
        return zip(branches, self).map { SpokenText.Option(branch: $0, text: $1.text) }
    }
}

extension String {
    fileprivate var escaped: String {
        replacing("{", with: "{{").replacing("}", with: "}}").onOneLine
    }

    /// The text with `{newline}` in place of line breaks.
    fileprivate var onOneLine: String {
        // Empty first and last lines are kept, because the string may be a line break between two others.
        let lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let shown = lines.enumerated().filter { !$1.isEmpty || $0 == 0 || $0 == lines.count - 1 }
        return VisibleText.line(shown.map(\.element).joined(separator: "{newline}"))
    }
}

/// Shortens expressions in source code for readers.
enum ShortExpression {
    /// The maximum length of an expression or test, in grapheme clusters.
    static let longest = 80

    /// The expression on one line, with `…` for arguments. A path of names is reduced to the last two:
    /// `user.settings.name(for: id)` becomes `settings.name(…)`, and `$model.name` becomes `model.name`.
    /// `String(describing:)` keeps its argument, because readers should notice that defect.
    static func text(of expression: String) -> String {
        if expression.hasPrefix("String(describing:") { return line(expression) }
        let short = withoutArguments(expression)
        let parts = short.split(separator: ".", omittingEmptySubsequences: false)
        // A path may continue on the next line: `user` `.name(for: id)`.
        let names = parts.map { $0.last == " " ? $0.dropLast() : $0 }
        let isPath = names.allSatisfy { !$0.contains(" ") && !$0.contains("\"") }
        return line(isPath ? names.suffix(2).map(withoutProjection).joined(separator: ".") : short)
    }

    /// `title` for the binding or publisher `$title`.
    private static func withoutProjection(_ name: Substring) -> Substring {
        name.first == "$" && name.dropFirst().first?.isLetter == true ? name.dropFirst() : name
    }

    /// The text on one line of limited length, in grapheme clusters.
    static func line(_ text: String, longest: Int = longest) -> String {
        let whole = VisibleText.line(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
        return whole.count <= longest ? whole : whole.prefix(longest) + "…"
    }

    private static func withoutArguments(_ expression: String) -> String {
        var result = ""
        var depth = 0
        for character in expression {
            if character == ")" || character == "]" {
                depth -= 1
                if depth == 0 { result += "…" }
            }
            if depth <= 0 { result.append(character) }
            if character == "(" || character == "[" { depth += 1 }
        }
        // A truncated expression may lack closing brackets.
        return depth > 0 ? result + "…" + (result.last == "[" ? "]" : ")") : result
    }
}
