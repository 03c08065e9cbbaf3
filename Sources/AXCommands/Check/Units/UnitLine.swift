import AXLocale
import AXModel
import AXScan
import AXSource

/// A line of `check --units`: a string to check, with information from the translation platform.
struct UnitLine {
    /// The id, as the JSON number or string in the line, including quotation marks.
    let id: String
    let locale: String
    /// The string, or its plural forms in the order of the categories.
    let forms: [(category: PluralCategory?, text: String)]
    let role: AccessibilityRole?
    /// The string in the development language.
    let source: String?
    /// The plural forms in the development language.
    let sourceForms: [PluralCategory: String]
    let state: TranslationState?
    /// The label of the element that a hint or value belongs to.
    let label: String?
    /// The title that is visible on the element that a label belongs to.
    let visibleText: String?
    let traits: [String]
    let key: String?
    let comment: String?
    /// The maximum length in grapheme clusters.
    let maxLength: Int?
    let file: String?

    /// The maximum length of a line, in bytes. Spoken strings are much shorter.
    static let longest = 1_048_576

    static let page = RulePage(
        id: "units-file", concern: .settings,
        summary: "An input line for `check --units` is invalid.",
        why: """
            Each line must be a JSON object with at least “id”, “locale” and “text” or “forms”. An invalid line gets an answer \
            too, so that each answer can be matched to its line. Because the string in an invalid line can't be \
            checked, the run ends with exit code 2.
            """,
        example: Example("{\"id\":\"1\",\"locale\":\"de\"}\n"),
        instead: Example("{\"id\":\"1\",\"locale\":\"de\",\"text\":\"Titel\"}\n"),
        severity: .error)
}

struct UnitLineReader {
    struct LineError: Hashable {
        let span: Span
        let message: String
    }

    private let tree: JSONTree
    /// The first error; nil if there isn't one. A single error makes the line invalid.
    private(set) var error: LineError?

    init(_ line: [UInt8]) {
        tree = JSONTree(line)
        if let fault = tree.fault {
            let span = Span(min(fault.span.start, line.count), min(fault.span.start + fault.span.length, line.count))
            error = LineError(span: span, message: "not valid JSON")
        } else if let root = tree.root, tree.nodes[root].kind != .object {
            error = LineError(span: tree.nodes[root].span, message: "expected an object with “id”, “locale” and “text”")
        }
    }

    /// Whether the line is a greeting such as `{"protocol": 2}`, which requests the capabilities of this version.
    var isGreeting: Bool {
        guard tree.fault == nil, let root = tree.root, let node = tree.value("protocol", of: root) else { return false }
        return tree.nodes[node].kind == .number && tree.value("id", of: root) == nil
    }

    /// The id in the line's notation; nil if it's missing or invalid, or if the line isn't valid JSON.
    var id: String? {
        guard let root = tree.root, let node = member("id", of: root) else { return nil }
        guard tree.nodes[node].isText || tree.nodes[node].kind == .number else { return nil }
        return tree.fault == nil ? String(decoding: tree.text[tree.nodes[node].span.range], as: UTF8.self) : nil
    }

    /// - Returns: nil for an invalid line, in which case ``error`` is set.
    mutating func read() -> UnitLine? {
        guard error == nil, let root = tree.root else { return nil }
        if id == nil { report(root, "missing “id”, which must be a string or a number") }
        let locale = localeTag(of: root)
        let forms = strings(of: root)
        let role: AccessibilityRole? = name("role", of: root, AccessibilityRole.allCases)
        let (source, label, key) = (
            self.text("source", of: root), self.text("label", of: root), self.text("key", of: root)
        )
        let (comment, file) = (self.text("comment", of: root), self.text("file", of: root))
        let visibleText = self.text("visibleText", of: root)
        let sourceForms = self.forms("sourceForms", of: root) ?? []
        let state: StateName? = name("state", of: root, StateName.allCases)
        let (traits, maxLength) = (traits(of: root), maxLength(of: root))
        guard error == nil, let id, let locale else { return nil }
        return UnitLine(
            id: id, locale: locale, forms: forms, role: role, source: source,
            sourceForms: Dictionary(sourceForms.compactMap { form in form.category.map { ($0, form.text) } }) { $1 },
            state: state?.state, label: label, visibleText: visibleText, traits: traits, key: key, comment: comment,
            maxLength: maxLength,
            file: file)
    }

    // MARK: Members

    private mutating func report(_ node: Int, _ message: String) {
        if error == nil { error = LineError(span: tree.nodes[node].span, message: message) }
    }

    /// The node of a member's value; nil if the member is missing or `null`.
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

    private typealias Forms = [(category: PluralCategory?, text: String)]

    /// The strings in the member “text” or “forms”.
    private mutating func strings(of root: Int) -> Forms {
        guard let node = member("forms", of: root) else {
            let category: PluralCategory? = name("plural", of: root, PluralCategory.allCases)
            return required("text", of: root).map { [(category, $0)] } ?? []
        }
        if member("text", of: root) != nil || member("plural", of: root) != nil {
            report(node, "“forms” can't be combined with “text” or “plural”")
        }
        let forms = self.forms("forms", of: root) ?? []
        if forms.isEmpty { report(node, "“forms” must have at least one plural category") }
        return forms
    }

    /// The strings by plural category, in the order of the categories.
    private mutating func forms(_ name: StaticString, of root: Int) -> Forms? {
        guard let node = member(name, of: root) else { return nil }
        var forms: Forms = []
        for member in tree.members(of: node) {
            guard let category = PluralCategory(rawValue: tree.string(member.key)), tree.nodes[member.value].isText
            else {
                let known = PluralCategory.allCases.map(\.rawValue).joined(separator: ", ")
                report(node, "“\(name)” must be an object of strings with the keys: \(known)")
                return nil
            }
            forms.append((category, tree.string(member.value)))
        }
        if tree.nodes[node].kind != .object {
            report(node, "“\(name)” must be an object of strings by plural category")
        }
        return PluralCategory.allCases.compactMap { category in forms.last { $0.category == category } }
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
