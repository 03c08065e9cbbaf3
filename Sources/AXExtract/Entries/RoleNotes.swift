package import AXModel
public import AXSource

/// Explains a spoken string to translators: one line for each way it is used.
///
/// A line has its parts in one order, each a sentence: the role with the element and its control, the role's rule of
/// style, the values of the placeholders, the string that is spoken with it, and that it has other uses.
public struct RoleNotes: Sendable {
    /// The source strings of the keys, as far as they are known.
    private let strings: [StringKey: String]

    /// Longer expressions and strings are cut; in characters.
    private static let longestQuote = 60

    /// - Parameters:
    ///   - entries: all entries of the project, in which pairs are looked up.
    ///   - strings: the source strings of a table, which count before the default values in the code.
    public init(_ entries: [ExtractedEntry] = [], strings: [StringKey: String] = [:]) {
        let shown = entries.compactMap { entry in entry.value.map { (entry.key, $0) } }
        self.strings = strings.merging(shown) { first, _ in first }
    }

    /// The lines, in order of the roles' appearance; none for a text that is not spoken.
    public func lines(for entry: ExtractedEntry) -> [String] {
        let isShared = entry.hasOtherUses || entry.roles.contains(.other)
        return entry.spokenRoles.compactMap { role in entry.occurrences.first { $0.role == role } }
            .map { line(for: $0, isShared: isShared) }
    }

    /// Whether a line of a comment is one that the tool has written, for this or another use of the text.
    public static func isNote(_ line: some StringProtocol) -> Bool {
        AccessibilityRole.allCases.contains { role in
            guard role != .other, let style = SpokenRole.style(role) else { return false }
            return line.drop { $0.isWhitespace }.hasPrefix(SpokenRole.name(role)) && line.contains(style)
        }
    }

    /// What a call can say to translators about a string: a sentence.
    package static func comment(for occurrence: Occurrence) -> String { subject(of: occurrence) + "." }

    /// What the string belongs to, in a few words: “Accessibility hint of “playButton” (button)”.
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

    /// Views that are called after what they are, or lay out others: their names do not help a translator.
    private static let namelessElements: Set<String> = [
        "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "Group",
        "List",
        "ForEach", "ScrollView", "Form", "Section", "NavigationStack", "NavigationView", "NavigationLink",
        "GeometryReader", "ViewThatFits", "Color", "Rectangle", "Circle", "Capsule", "RoundedRectangle", "Divider",
        "Spacer",
        "EmptyView", "AnyView", "Button", "Image", "AsyncImage", "Text", "Label", "Toggle", "Slider", "Stepper",
        "Picker", "Menu",
        "TextField", "SecureField", "TextEditor", "Link", "TabView", "self", "view", "button", "label", "imageView",
    ]

    private func line(for occurrence: Occurrence, isShared: Bool) -> String {
        let parts = [
            Self.subject(of: occurrence) + ".", SpokenRole.style(occurrence.role), Self.arguments(of: occurrence),
            pair(of: occurrence), isShared ? "Also used for purposes other than accessibility." : nil,
        ]
        return parts.compactMap { $0 }.joined(separator: " ")
    }

    /// “Arguments: %1$lld is “unreadCount”, %2$@ is “name”.”, numbered as the text is. A value of unknown type has its number
    /// alone.
    private static func arguments(of occurrence: Occurrence) -> String? {
        guard !occurrence.arguments.isEmpty else { return nil }
        let values = occurrence.arguments.enumerated().map { index, argument in
            let number = occurrence.arguments.count > 1 ? "\(index + 1)$" : ""
            let placeholder = argument.specifier.map { "%\(number)\($0.dropFirst())" } ?? "number \(index + 1)"
            return "\(placeholder) is “\(quote(argument.expression))”"
        }
        return "Arguments: " + values.joined(separator: ", ") + "."
    }

    /// What else the element says: the label of a hint or value, the hint of a label.
    private func pair(of occurrence: Occurrence) -> String? {
        guard let key = occurrence.pair else { return nil }
        let role = occurrence.role == .label ? "hint" : "label"
        return "Spoken with the \(role) “\(Self.quote(strings[key] ?? key.text))”."
    }

    /// A text of the source on one line and of bearable length.
    private static func quote(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > longestQuote ? line.prefix(longestQuote - 1) + "…" : line
    }
}

/// The comment of an entry in a string table: what people wrote in the source, and behind it what the tool knows.
public struct TranslatorComment: Sendable {
    /// The comment; it never contains `*/`, so that it can stand in a `.strings` file.
    public let text: String

    /// - Parameters:
    ///   - words: what people wrote; nil or empty where they wrote nothing.
    ///   - notes: the lines of ``RoleNotes``; those that the words hold already are left out.
    ///   - separator: what parts two lines.
    public init(_ words: String?, notes: [String], separator: String = "\n") {
        let words = (words ?? "").allSatisfy(\.isWhitespace) ? "" : Self.closingSafely(words ?? "")
        let notes = notes.map(Self.closingSafely).filter { !words.contains($0) }
        text = ((words.isEmpty ? [] : [words]) + notes).joined(separator: separator)
    }

    /// A space parts the two characters that would end the comment in the table.
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
