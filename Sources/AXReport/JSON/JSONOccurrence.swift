import AXModel
import AXSource

/// An occurrence in JSON: one line of `extract --format jsonl`. What the source does not say is absent.
struct JSONOccurrence: Encodable {
    let path: String
    /// Where the attribute is set; absent when the file's text is not known.
    let line: Int?
    let column: Int?
    /// The line of the string itself, when it stands elsewhere.
    let leafLine: Int?
    let role: String
    let api: String
    let kind: String
    let key: String
    let table: String?
    let bundle: String?
    let text: String?
    let comment: String?
    let element: String?
    /// The line of the element, when it is elsewhere.
    let elementLine: Int?
    let control: String?
    let screen: String?
    let module: String?
    let pair: String?
    let visibleText: String?
    let condition: String?
    /// What the code concatenates the string with.
    let template: [Piece]?
    let traits: [String]?
    let arguments: [Argument]?
    let resolved: Resolved?
    let note: String?
    /// The other places where the key is used.
    let otherUses: [JSONUse]?
    /// Present where one key serves what is spoken and what is not.
    let alsoVisible: Bool?

    /// The localization key behind a constant or wrapper.
    struct Resolved: Encodable {
        let key: String
        let table: String?
        let path: String
        let line: Int

        init(_ resolved: Occurrence.Resolved) {
            key = resolved.key.text
            table = resolved.table
            path = resolved.path
            line = resolved.line
        }
    }

    /// Text, the expression of another value, or the string itself.
    struct Piece: Encodable {
        var text: String?
        var value: String?
        var itself: Bool?

        init(_ piece: Occurrence.Piece) {
            switch piece {
            case .text(let text): self.text = text
            case .value(let expression): value = expression
            case .itself: itself = true
            }
        }
    }

    struct Argument: Encodable {
        let expression: String
        let specifier: String?
        let type: String
    }

    /// The target of a Swift package that a file belongs to, by the folder below `Sources`; nil for other files.
    private static func module(of path: String) -> String? {
        let parts = path.split(separator: "/")
        guard let sources = parts.lastIndex(of: "Sources"), sources + 2 < parts.count else { return nil }
        return String(parts[sources + 1])
    }

    /// All occurrences, in the report's order.
    static func list(_ report: ExtractReport) -> [JSONOccurrence] {
        let places = report.places()
        let uses = KeyUsers(report.occurrences + report.otherUses)
        return report.occurrences.map { JSONOccurrence($0, places, uses) }
    }

    private init(_ occurrence: Occurrence, _ places: Places, _ uses: KeyUsers) {
        let start = places.range(occurrence.span, in: occurrence.path)?.start
        path = occurrence.path
        line = start?.line
        column = start?.column
        leafLine = occurrence.leafSpan.flatMap { places.range($0, in: occurrence.path) }?.start.line
        role = occurrence.role.rawValue
        api = occurrence.api
        kind = occurrence.kind.rawValue
        key = occurrence.key.text
        table = occurrence.table
        bundle = occurrence.bundle
        text = occurrence.text
        comment = occurrence.comment
        element = occurrence.element
        let elementLine = occurrence.elementStart.flatMap { places.range(Span(at: $0), in: occurrence.path) }?.start
            .line
        self.elementLine = elementLine == start?.line ? nil : elementLine
        control = occurrence.control
        screen = occurrence.screen
        module = Self.module(of: occurrence.path)
        pair = occurrence.pair?.text
        visibleText = occurrence.visibleText
        condition = occurrence.branch.text
        template = occurrence.template.isEmpty ? nil : occurrence.template.map(Piece.init)
        traits = occurrence.traits.isEmpty ? nil : occurrence.traits
        let arguments = occurrence.arguments.map {
            Argument(expression: $0.expression, specifier: $0.specifier, type: ArgumentType($0.specifier).rawValue)
        }
        self.arguments = arguments.isEmpty ? nil : arguments
        resolved = occurrence.resolved.map(Resolved.init)
        note = occurrence.remark?.text
        let others = uses.others(of: occurrence)
        otherUses = others.isEmpty ? nil : others.map { JSONUse($0, places) }
        alsoVisible = uses.isShared(occurrence) ? true : nil
    }
}
