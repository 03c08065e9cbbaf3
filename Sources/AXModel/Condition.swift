import AXSource

/// A condition in the code, and whether it holds. `!isOn` and the `else` of `if isOn` are equal conditions.
struct Condition: Hashable, Sendable {
    /// The condition in a form that is the same for its negation: `title == nil` is stored as `title != nil`, with
    /// `holds` inverted.
    private let text: String
    private let holds: Bool
    /// The value and the enumeration case that the condition compares, such as `mode` and `.play` for `mode == .play`;
    /// nil for other conditions.
    private let comparedCase: ComparedCase?

    private struct ComparedCase: Hashable {
        let value: Substring
        let name: Substring
    }

    /// - Parameter isPattern: whether `text` compares a value with the pattern of a `case`.
    init(_ text: some StringProtocol, holds: Bool, isPattern: Bool = false) {
        var (rest, holds) = (Self.trimmed(text[...]), holds)
        let negations = rest.prefix { $0 == "!" }.count
        if negations > 0, Self.isOperand(rest.dropFirst(negations)) {
            rest = Self.trimmed(rest.dropFirst(negations))
            holds = holds == (negations % 2 == 0)
        }
        if let compared = Self.comparedWithNil(rest) {
            (self.text, self.holds) = ("\(compared) != nil", !holds)
        } else if let sides = Self.sides(of: rest, " != "), sides.right != "nil" {
            (self.text, self.holds) = ("\(sides.left) == \(sides.right)", !holds)
        } else if let match = Self.matched(rest) {
            (self.text, self.holds) = ("\(match.value) == \(match.pattern)", holds)
        } else if let unwrapped = Self.unwrapped(rest) {
            (self.text, self.holds) = ("\(unwrapped) != nil", holds)
        } else {
            (self.text, self.holds) = (String(rest), holds)
        }
        comparedCase = Self.comparedCase(self.text, isPattern: isPattern || Self.matched(rest) != nil)
    }

    /// Whether the two conditions can't both be true: one negates the other, they compare the same value with different
    /// enumeration cases, or one means that the value is nil and the other compares it with a case.
    func excludes(_ other: Condition) -> Bool {
        if text == other.text { return holds != other.holds }
        if isNil(of: other) || other.isNil(of: self) { return true }
        guard holds, other.holds, let own = comparedCase, let theirs = other.comparedCase else { return false }
        return own.value == theirs.value && own.name != theirs.name
    }

    /// Whether this condition means that a value is nil, but `other` compares the same value with an enumeration case.
    private func isNil(of other: Condition) -> Bool {
        guard !holds, other.holds, let theirs = other.comparedCase else { return false }
        return theirs.name != "none" && text == "\(theirs.value) != nil"
    }

    /// The case in `mode == .play` or, in a pattern, in `state == .loaded(let song)`.
    private static func comparedCase(_ text: String, isPattern: Bool) -> ComparedCase? {
        guard let comparison = text.firstRange(ofASCII: " == "), isOperand(text[..<comparison.lowerBound]) else {
            return nil
        }
        let pattern = withoutBinding(text[comparison.upperBound...])
        guard pattern.first == ".", isOperand(pattern) else { return nil }
        let name = Substring(pattern.utf8.dropFirst().prefix(while: \.isIdentifierByte))
        let payload = pattern[name.endIndex...]
        guard !name.isEmpty, payload.isEmpty || isPattern && payload.first == "(" && payload.last == ")" else {
            return nil
        }
        return ComparedCase(value: text[..<comparison.lowerBound], name: name)
    }

    /// The value and the pattern of `case .loaded(let song) = state`, which is treated like
    /// `state == .loaded(let song)`. Nil for other conditions.
    private static func matched(_ text: Substring) -> (value: Substring, pattern: Substring)? {
        guard text.hasPrefix("case "), let assignment = text.firstRange(ofASCII: " = ") else { return nil }
        let (pattern, value) = (text[..<assignment.lowerBound].dropFirst(5), text[assignment.upperBound...])
        return isOperand(withoutBinding(pattern)) && isOperand(value) ? (value, pattern) : nil
    }

    private static func withoutBinding(_ pattern: Substring) -> Substring {
        pattern.hasPrefix("let ") || pattern.hasPrefix("var ") ? pattern.dropFirst(4) : pattern
    }

    /// The condition without surrounding spaces, and without parentheses around all of it. Parentheses that contain
    /// other parentheses aren't removed.
    private static func trimmed(_ text: some StringProtocol) -> Substring {
        var rest = Substring(text).utf8.drop { $0 == space }
        while rest.last == space { rest.removeLast() }
        let isInParentheses = rest.first == UInt8(ascii: "(") && rest.last == UInt8(ascii: ")")
        guard isInParentheses, isOperand(Substring(rest)), !rest.dropLast().contains(UInt8(ascii: ")")) else {
            return Substring(rest)
        }
        return trimmed(Substring(rest.dropFirst().dropLast()))
    }

    /// Whether an expression has no spaces outside its brackets, and therefore no binary operators there.
    private static func isOperand(_ text: Substring) -> Bool {
        var depth = 0
        return text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case space: return depth > 0
            default: break
            }
            return true
        }
    }

    private static let space = UInt8(ascii: " ")

    /// The value in `title == nil`; nil for other conditions.
    private static func comparedWithNil(_ text: Substring) -> Substring? {
        let end = " == nil".utf8
        guard text.utf8.suffix(end.count).elementsEqual(end) else { return nil }
        let value = Substring(text.utf8.dropLast(end.count))
        return isOperand(value) ? value : nil
    }

    /// The sides of a comparison; nil for other conditions.
    private static func sides(of text: Substring, _ comparison: StaticString) -> (left: Substring, right: Substring)? {
        guard let range = text.firstRange(ofASCII: comparison) else { return nil }
        let (left, right) = (text[..<range.lowerBound], text[range.upperBound...])
        return isOperand(left) && isOperand(right) ? (left, right) : nil
    }

    /// The optional that a binding unwraps: `title` for `let title`, `song.title` for `let title = song.title`. Nil for
    /// other conditions.
    private static func unwrapped(_ text: Substring) -> Substring? {
        guard text.hasPrefix("let ") || text.hasPrefix("var ") else { return nil }
        let rest = text.dropFirst(4)
        guard let assignment = rest.firstRange(ofASCII: " = ") else { return isOperand(rest) ? rest : nil }
        let value = rest[assignment.upperBound...]
        return isOperand(value) ? value : nil
    }
}
