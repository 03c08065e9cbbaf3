package import AXModel
package import AXSource

/// Explains a spoken string to translators: one line per role in which it's spoken.
///
/// A line consists of the sentences that apply, in this order: the role with the element and its control, the style
/// rule for the role, the values of the placeholders, the string that is spoken with it, and whether it has other uses.
package struct RoleNotes: Sendable {
    /// The known source strings.
    private let strings: [StringKey: String]

    /// The number of characters after which expressions and strings are truncated.
    private static let longestQuote = 60

    /// - Parameters:
    ///   - entries: All entries of the project, to look up the strings that are spoken together.
    ///   - strings: The source strings of a table, which take precedence over default values in the code.
    package init(_ entries: [ExtractedEntry] = [], strings: [StringKey: String] = [:]) {
        let shown = entries.compactMap { entry in entry.value.map { (entry.key, $0) } }
        self.strings = strings.merging(shown) { first, _ in first }
    }

    /// The lines, in order of the roles' appearance; empty for a string that isn't spoken.
    package func lines(for entry: ExtractedEntry) -> [String] {
        let isShared = entry.hasOtherUses || entry.roles.contains(.other)
        return entry.spokenRoles.compactMap { role in entry.occurrences.first { $0.role == role } }
            .map { line(for: $0, isShared: isShared) }
    }

    /// Whether a line of a comment is one of the tool's notes: it begins with a role and contains the style rule for
    /// that role.
    package static func isNote(_ line: some StringProtocol) -> Bool {
        AccessibilityRole.allCases.contains { role in
            guard role != .other, let style = SpokenRole.style(role) else { return false }
            return line.drop { $0.isWhitespace }.hasPrefix(SpokenRole.name(role)) && line.contains(style)
        }
    }

    /// A comment to write in the call that looks up a string: a sentence with its role and element.
    package static func comment(for occurrence: Occurrence) -> String { subject(of: occurrence) + "." }

    /// The role and the element, or else the screen, in a few words: “Accessibility hint of “playButton” (button)”.
    static func subject(of occurrence: Occurrence) -> String {
        var text = SpokenRole.name(occurrence.role)
        let element = occurrence.element.flatMap { namelessElements.contains($0) ? nil : $0 }
        if let element {
            text += " of “\(quote(element))”"
        } else if let screen = occurrence.screen {
            text += " in “\(quote(screen))”"
        }
        if let control = occurrence.control, control != element?.lowercased() { text += " (\(control))" }
        return text
    }

    /// Names that don't help translators: those of layout views, and those that only say the kind of view.
    private static let namelessElements: Set<String> = [
        "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "Group",
        "List",
        "ForEach", "ScrollView", "Form", "Section", "NavigationStack", "NavigationView", "NavigationLink",
        "GeometryReader", "ViewThatFits", "Color", "Rectangle", "Circle", "Capsule", "RoundedRectangle", "Divider",
        "Spacer",
        "EmptyView", "AnyView", "Button", "Image", "AsyncImage", "Text", "Label", "Toggle", "Slider", "Stepper",
        "Picker", "Menu",
        "TextField", "SecureField", "TextEditor", "Link", "TabView", "NSImage", "UIImage", "UIAction",
        "UIBarButtonItem", "self", "view", "button", "label", "imageView",
    ]

    private func line(for occurrence: Occurrence, isShared: Bool) -> String {
        let parts = [
            Self.subject(of: occurrence) + ".", SpokenRole.style(occurrence.role), arguments(of: occurrence),
            pair(of: occurrence), isShared ? "Also used for purposes other than accessibility." : nil,
        ]
        return parts.compactMap { $0 }.joined(separator: " ")
    }

    /// A sentence such as “Arguments: %1$lld is “unreadCount”, %2$@ is “name”.”, with the same numbers as in the
    /// string; nil for a string without arguments. If a value's type is unknown, “number 1” replaces the placeholder.
    private func arguments(of occurrence: Occurrence) -> String? {
        guard !occurrence.arguments.isEmpty else { return nil }
        let written = occurrence.tableKey.flatMap { strings[$0] }.map { placeholders(in: $0) } ?? [:]
        let values = occurrence.arguments.enumerated().map { index, argument in
            let number = occurrence.arguments.count > 1 ? "\(index + 1)$" : ""
            let known = argument.specifier.map { "%\(number)\($0.dropFirst())" }
            let placeholder = written[index + 1] ?? known ?? "number \(index + 1)"
            return "\(placeholder) is “\(Self.quote(argument.expression))”"
        }
        return "Arguments: " + values.joined(separator: ", ") + "."
    }

    /// The placeholders in a string, by the numbers of their arguments.
    private func placeholders(in string: String) -> [Int: String] {
        let uses = Message(parsing: string).numberedSpecifiers().filter { $0.specifier.variable == nil }
        let written = uses.map { use in
            let isNumbered = uses.count == 1 || use.specifier.raw.contains("$")
            return (use.argument, isNumbered ? use.specifier.raw : "%\(use.argument)$\(use.specifier.raw.dropFirst())")
        }
        return Dictionary(written) { first, _ in first }
    }

    /// A sentence about the label that is spoken with a hint or value, or about the hint that is spoken with a label;
    /// nil if neither is known.
    private func pair(of occurrence: Occurrence) -> String? {
        guard let key = occurrence.pair else { return nil }
        let role = occurrence.role == .label ? "hint" : "label"
        return "Spoken with the \(role) “\(Self.quote(strings[key] ?? Self.withoutCode(key.text)))”."
    }

    /// A literal with `…` for each value that the code inserts, because translators don't read code.
    private static func withoutCode(_ literal: String) -> String {
        var (text, depth) = ("", 0)
        var rest = literal[...]
        while let first = rest.first {
            if depth == 0, rest.hasPrefix("\\(") {
                text += "…"
                depth = 1
                rest = rest.dropFirst(2)
                continue
            }
            if depth == 0 { text.append(first) }
            if depth > 0 { depth += first == "(" ? 1 : first == ")" ? -1 : 0 }
            rest = rest.dropFirst()
        }
        return text
    }

    /// Code or a string, on one line and truncated.
    private static func quote(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > longestQuote ? line.prefix(longestQuote - 1) + "…" : line
    }
}

/// The comment of an entry in a strings file: the comment in the source, followed by the tool's notes.
package struct TranslatorComment: Sendable {
    /// The comment. It never contains `*/`, which would end it in a `.strings` file.
    package let text: String

    /// - Parameters:
    ///   - words: The comment in the source, if any. It is left out if a note begins with it.
    ///   - notes: The lines of ``RoleNotes``. Those that `words` already contains are left out.
    ///   - separator: The separator between lines.
    package init(_ words: String?, notes: [String], separator: String = "\n") {
        let safe = (words ?? "").allSatisfy(\.isWhitespace) ? "" : Self.closingSafely(words ?? "")
        let notes = notes.map(Self.closingSafely).filter { !safe.contains($0) }
        // `localize` writes the beginning of a note as the comment in the source.
        let words = notes.contains { $0.hasPrefix(safe) } ? "" : safe
        text = ((words.isEmpty ? [] : [words]) + notes).joined(separator: separator)
    }

    /// The text with a space inserted into each `*/`.
    private static func closingSafely(_ text: String) -> String {
        var result = ""
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            if previous == "*", scalar == "/" { result.unicodeScalars.append(" ") }
            result.unicodeScalars.append(scalar)
            previous = scalar
        }
        return result
    }
}
