import AXModel
import AXSource

/// An occurrence in JSON: one line of `extract --format jsonl`. Members that don't apply are absent.
struct JSONOccurrence: Encodable {
    let path: String
    /// The position where the attribute is set; absent if the file isn't known.
    let line: Int?
    let column: Int?
    /// The line of the string itself, or of the expression that refers to it; absent if it isn't known.
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
    /// The line of the element; absent if it's the same as `line`, or isn't known.
    let elementLine: Int?
    let control: String?
    let screen: String?
    let module: String?
    let pair: String?
    let visibleText: String?
    let condition: String?
    /// The concatenation that contains the string.
    let template: [Piece]?
    let traits: [String]?
    /// The trait changes; absent if the element has exactly the `traits` whenever the string is used.
    let traitChanges: [Change]?
    let arguments: [Argument]?
    let resolved: Resolved?
    let note: String?
    /// Other uses of the key.
    let otherUses: [JSONUse]?
    /// Whether the key is also used for strings that aren't spoken; absent if it isn't.
    let alsoVisible: Bool?

    /// The localization key of a constant or wrapper function, and the location of its declaration.
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

    /// A part of a concatenation: text, the expression of another value, or the string itself.
    struct Piece: Encodable {
        var text: String?
        var value: String?
        var itself: Bool?

        init(_ piece: Occurrence.Piece) {
            switch piece {
            case .text(let text): self.text = text
            case .value(let expression, _): value = expression
            case .itself: itself = true
            }
        }
    }

    /// A trait that the code adds or removes, and the condition.
    struct Change: Encodable, Hashable {
        var adds: String?
        var removes: String?
        let condition: String?

        init(_ change: TraitChange) {
            condition = change.branch.text
            switch change.effect {
            case .adds: adds = change.trait
            case .removes: removes = change.trait
            }
        }
    }

    struct Argument: Encodable {
        let expression: String
        let specifier: String?
        let type: String
    }

    /// All occurrences, in the report's order.
    static func list(_ report: ExtractReport) -> [JSONOccurrence] {
        let positions = report.positions()
        let uses = KeyUseIndex(report.occurrences + report.otherUses)
        return report.occurrences.map { JSONOccurrence($0, positions, uses) }
    }

    private init(_ occurrence: Occurrence, _ positions: Positions, _ uses: KeyUseIndex) {
        let start = positions.range(occurrence.span, in: occurrence.path)?.start
        path = occurrence.path
        line = start?.line
        column = start?.column
        leafLine = occurrence.leafSpan.flatMap { positions.range($0, in: occurrence.path) }?.start.line
        role = occurrence.role.rawValue
        api = occurrence.api.text
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
        module = occurrence.module
        pair = occurrence.pair?.text
        visibleText = occurrence.visibleText
        condition = occurrence.branch.text
        template = occurrence.template.isEmpty ? nil : occurrence.template.map(Piece.init)
        traits = occurrence.traits.isEmpty ? nil : occurrence.traits
        let isCertain = occurrence.traitChanges.allSatisfy {
            $0.effect == .adds && occurrence.branch.isInside($0.branch)
        }
        traitChanges = isCertain ? nil : occurrence.traitChanges.map(Change.init).uniqued()
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

/// A different use of the same key.
struct JSONUse: Encodable {
    let path: String
    /// The line; absent if the file isn't known.
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

/// The occurrences of a report, grouped by key.
struct KeyUseIndex {
    private var users: [TableKey: [Occurrence]] = [:]
    /// The number of spoken occurrences of each key.
    private var spoken: [TableKey: Int] = [:]

    /// The maximum number of uses to list, because a key may have very many.
    private static let mostUses = 50

    private struct TableKey: Hashable {
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
            guard let key = TableKey(occurrence) else { continue }
            users[key, default: []].append(occurrence)
            if occurrence.role != .other { spoken[key, default: 0] += 1 }
        }
    }

    /// Other occurrences with the same key and table, at most ``mostUses``, in the report's order.
    func others(of occurrence: Occurrence) -> [Occurrence] {
        guard let key = TableKey(occurrence), let users = users[key] else { return [] }
        return Array(
            users.lazy.filter { $0.path != occurrence.path || $0.span != occurrence.span }.prefix(Self.mostUses))
    }

    /// Whether the key is used both for spoken strings and for other strings.
    func isShared(_ occurrence: Occurrence) -> Bool {
        guard let key = TableKey(occurrence), let users = users[key], let spoken = spoken[key] else { return false }
        return spoken < users.count
    }
}

/// The type of a format argument, as far as its specifier determines it.
enum ArgumentType: String {
    case integer, number, object, character, unknown

    /// - Parameter specifier: the format specifier, such as `%lld`; nil if the type wasn't inferred.
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
