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
        let positions = report.positions()
        let uses = KeyUsers(report.occurrences + report.otherUses)
        return report.occurrences.map { JSONOccurrence($0, positions, uses) }
    }

    private init(_ occurrence: Occurrence, _ positions: Positions, _ uses: KeyUsers) {
        let start = positions.range(occurrence.span, in: occurrence.path)?.start
        path = occurrence.path
        line = start?.line
        column = start?.column
        leafLine = occurrence.leafSpan.flatMap { positions.range($0, in: occurrence.path) }?.start.line
        role = occurrence.role.rawValue
        api = occurrence.api
        kind = occurrence.kind.rawValue
        key = occurrence.key.text
        table = occurrence.table
        bundle = occurrence.bundle
        text = occurrence.text
        comment = occurrence.comment
        element = occurrence.element
        let elementLine = occurrence.elementStart.flatMap { positions.range(Span(at: $0), in: occurrence.path) }?.start
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
        otherUses = others.isEmpty ? nil : others.map { JSONUse($0, positions) }
        alsoVisible = uses.isShared(occurrence) ? true : nil
    }
}

/// Another place where a key is used.
struct JSONUse: Encodable {
    let path: String
    /// Absent when the file's text is not known.
    let line: Int?
    let column: Int?
    let role: String

    init(_ occurrence: Occurrence, _ positions: Positions) {
        let start = positions.range(occurrence.span, in: occurrence.path)?.start
        path = occurrence.path
        line = start?.line
        column = start?.column
        role = occurrence.role.rawValue
    }
}

/// The places of a report by the key that they use.
struct KeyUsers {
    private var users: [Place: [Occurrence]] = [:]
    /// How many of them are spoken.
    private var spoken: [Place: Int] = [:]

    /// So many other places are listed, at most: a key may be used anywhere.
    private static let mostUses = 50

    private struct Place: Hashable {
        let key: StringKey
        let table: String?

        init?(_ occurrence: Occurrence) {
            guard let key = occurrence.tableKey else { return nil }
            self.key = key
            let table = occurrence.resolved?.table ?? occurrence.table
            self.table = table == "Localizable" ? nil : table
        }
    }

    init(_ occurrences: [Occurrence]) {
        for occurrence in occurrences {
            guard let place = Place(occurrence) else { continue }
            users[place, default: []].append(occurrence)
            if occurrence.role != .other { spoken[place, default: 0] += 1 }
        }
    }

    /// The first of the other places that use the key of an occurrence, in the report's order.
    func others(of occurrence: Occurrence) -> [Occurrence] {
        guard let place = Place(occurrence), let users = users[place] else { return [] }
        return Array(
            users.lazy.filter { $0.path != occurrence.path || $0.span != occurrence.span }.prefix(Self.mostUses))
    }

    /// Whether the key of an occurrence serves both what is spoken and what is not.
    func isShared(_ occurrence: Occurrence) -> Bool {
        guard let place = Place(occurrence), let users = users[place], let spoken = spoken[place] else { return false }
        return spoken < users.count
    }
}

/// What a format argument is, as far as its specifier tells.
enum ArgumentType: String {
    case integer, number, object, character, unknown

    /// - Parameter specifier: `%lld`; nil where the type could not be inferred.
    init(_ specifier: String?) {
        switch specifier?.last {
        case "d", "i", "u", "x", "X", "o": self = .integer
        case "f", "F", "e", "E", "g", "G", "a", "A": self = .number
        case "@", "s", "S": self = .object
        case "c", "C": self = .character
        default: self = .unknown
        }
    }
}
