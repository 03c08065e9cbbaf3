import AXLocale
import AXModel
import AXScan
import AXSource

/// A line of `check --units`: a string to check, with what its platform knows about it.
struct UnitQuestion {
    /// The id as the line spells it, quotes included: a text or a number.
    let id: String
    let locale: String
    let text: String
    let role: AccessibilityRole?
    /// The text in the development language.
    let source: String?
    /// The label of the element that a hint or value belongs to.
    let label: String?
    /// The title that is seen on the element that a label names.
    let visibleText: String?
    let traits: [String]
    let key: String?
    let comment: String?
    /// The plural category that the text is for.
    let plural: PluralCategory?
    /// The most grapheme clusters that the platform takes.
    let maxLength: Int?
    let file: String?
}

/// Reads a ``UnitQuestion``: typed members, and what is wrong with them.
struct UnitQuestionReader {
    /// What is wrong, with its place in the line.
    struct Mistake: Hashable {
        let span: Span
        let message: String
    }

    private let tree: JSONTree
    /// The first mistake; one is enough to refuse a line.
    private(set) var mistake: Mistake?

    init(_ line: [UInt8]) {
        tree = JSONTree(line)
        if let fault = tree.fault {
            let span = Span(min(fault.span.start, line.count), min(fault.span.start + fault.span.length, line.count))
            mistake = Mistake(span: span, message: "not valid JSON")
        } else if let root = tree.root, tree.nodes[root].kind != .object {
            mistake = Mistake(
                span: tree.nodes[root].span, message: "expected an object with “id”, “locale” and “text”")
        }
    }

    /// The id as the line spells it; nil where it has none.
    var id: String? {
        guard let root = tree.root, let node = member("id", of: root) else { return nil }
        guard tree.nodes[node].isText || tree.nodes[node].kind == .number else { return nil }
        return tree.fault == nil ? String(decoding: tree.text[tree.nodes[node].span.range], as: UTF8.self) : nil
    }

    /// The question; nil for a line with a ``mistake``.
    mutating func question() -> UnitQuestion? {
        guard mistake == nil, let root = tree.root else { return nil }
        if id == nil { report(root, "missing “id”, which must be a string or a number") }
        let locale = localeTag(of: root)
        let text = required("text", of: root)
        let role: AccessibilityRole? = name("role", of: root, AccessibilityRole.allCases)
        let plural: PluralCategory? = name("plural", of: root, PluralCategory.allCases)
        let (source, label, key) = (
            self.text("source", of: root), self.text("label", of: root), self.text("key", of: root)
        )
        let (comment, file) = (self.text("comment", of: root), self.text("file", of: root))
        let visibleText = self.text("visibleText", of: root)
        let (traits, maxLength) = (traits(of: root), maxLength(of: root))
        guard mistake == nil, let id, let locale, let text else { return nil }
        return UnitQuestion(
            id: id, locale: locale, text: text, role: role, source: source, label: label,
            visibleText: visibleText, traits: traits, key: key, comment: comment, plural: plural, maxLength: maxLength,
            file: file)
    }

    // MARK: Members

    private mutating func report(_ node: Int, _ message: String) {
        if mistake == nil { mistake = Mistake(span: tree.nodes[node].span, message: message) }
    }

    /// The value of a member; nil where there is none, or `null`.
    private func member(_ name: StaticString, of object: Int) -> Int? {
        guard let node = tree.value(name, of: object) else { return nil }
        return tree.nodes[node].kind == .literal && tree.string(node) == "null" ? nil : node
    }

    private mutating func required(_ name: StaticString, of object: Int) -> String? {
        if member(name, of: object) == nil { report(object, "missing “\(name)”") }
        return text(name, of: object)
    }

    private mutating func text(_ name: StaticString, of object: Int) -> String? {
        guard let node = member(name, of: object) else { return nil }
        if tree.nodes[node].isText { return tree.string(node) }
        report(node, "“\(name)” must be a string")
        return nil
    }

    private mutating func localeTag(of root: Int) -> String? {
        guard let name = required("locale", of: root), let node = member("locale", of: root) else { return nil }
        let tag = LocaleName.tag(ofFolder: name)
        if let tag, LanguageTag(tag) != nil { return tag }
        report(node, "“\(PathName.printable(String(name.prefix(64))))” isn't a language tag")
        return nil
    }

    private mutating func traits(of root: Int) -> [String] {
        guard let node = member("traits", of: root) else { return [] }
        let elements = tree.elements(of: node)
        guard tree.nodes[node].kind == .array, elements.allSatisfy({ tree.nodes[$0].isText }) else {
            report(node, "“traits” must be a list of strings")
            return []
        }
        return elements.map { tree.string($0) }
    }

    private mutating func maxLength(of root: Int) -> Int? {
        guard let node = member("maxLength", of: root) else { return nil }
        if tree.nodes[node].kind == .number, let number = Int(tree.string(node)), number >= 0 { return number }
        report(node, "“maxLength” must be a whole number of characters")
        return nil
    }

    /// The case of a name, one of a few.
    private mutating func name<Name: RawRepresentable<String>>(
        _ name: StaticString, of root: Int, _ all: [Name]
    ) -> Name? {
        guard let text = text(name, of: root), let node = member(name, of: root) else { return nil }
        if let name = Name(rawValue: text) { return name }
        let known = all.map(\.rawValue).joined(separator: ", ")
        report(node, "unknown \(name) “\(PathName.printable(String(text.prefix(64))))”; use one of: \(known)")
        return nil
    }
}
