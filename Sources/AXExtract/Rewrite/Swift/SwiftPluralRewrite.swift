import AXModel
import AXSource
import SwiftSyntax

/// Makes one text with plural forms of two between which the code chooses.
struct SwiftPluralRewrite {
    let tree: SwiftTree
    let singular: LocalizableSite.Part
    let plural: LocalizableSite.Part

    private var reader: SwiftTextReader { SwiftTextReader(tree: tree, parts: [singular, plural]) }

    func draft() throws(RewriteRefusal) -> RewriteDraft {
        let choice = try SwiftChoiceFinder(tree: tree).choice(between: singular.span, and: plural.span)
        try SwiftSurroundings(nodes: tree.nodes(around: choice.place).reversed()).check()
        let isSingularFirst = choice.first.contains { tree.contains($0, singular.span) }
        let one = try reader.text(of: isSingularFirst ? choice.first : choice.second)
        let many = try reader.text(of: isSingularFirst ? choice.second : choice.first)
        let count = try counted(choice.subject)
        let isPrinted = one.prints(count.isCount) || many.prints(count.isCount)
        guard isPrinted, !one.isOpen, !many.isOpen else { return try joined(choice, one, many, count) }
        return RewriteDraft(
            place: choice.place, lead: choice.lead, isOneLine: isInLiteral(choice.place),
            message: try count.message(singular: one, plural: many))
    }

    /// The number as the call hands it over: of unknown type it is made an `Int`, which any number can become.
    private func counted(_ subject: ExprSyntax) throws(RewriteRefusal) -> CountedMessage {
        let spelled = tree.source(subject)
        var known: String?
        if let specifier = reader.specifier(of: subject) { known = try Self.integer(specifier) }
        let same: Set<String> = [spelled, "Int(\(spelled))", "self.\(spelled)", "String(\(spelled))"]
        let isOwn = spelled.hasPrefix("self.") ? String(spelled.dropFirst(5)) : spelled
        if known == nil { known = SwiftEvidentType(tree: tree).type(of: subject).flatMap { Self.integers[$0] } }
        let isMember = subject.is(MemberAccessExprSyntax.self) && Self.integerMembers.contains { spelled.hasSuffix($0) }
        let type = known ?? (isMember ? "%lld" : nil)
        let expression = type == nil && !spelled.hasPrefix("Int(") ? "Int(\(spelled))" : spelled
        return CountedMessage(count: .init(expression: expression, specifier: type ?? "%lld")) { text in
            same.contains(text) || text == isOwn
        }
    }

    private static let integerMembers = [".count"]
    private static let integers: [String: String] = [
        "Int": "%lld", "Int64": "%lld", "Int32": "%lld", "UInt": "%llu", "UInt64": "%llu", "UInt32": "%llu",
    ]

    /// Foundation's arguments are 64 bits wide, whatever integer they are.
    private static func integer(_ specifier: String) throws(RewriteRefusal) -> String {
        guard let type = Message(parsing: specifier).placeholders.first else { return "%lld" }
        guard case .integer = type.type else { throw RewriteRefusal("the compared value isn't an integer") }
        return "uUoOxX".contains(type.conversion) ? "%llu" : "%lld"
    }

    private func isInLiteral(_ place: Span) -> Bool {
        SwiftSurroundings(nodes: tree.nodes(around: place).reversed()).isInLiteral
    }

    // MARK: Texts that are put together with the number elsewhere

    /// `"%d %@"` with the word, or the word alone where nothing prints the number.
    private func joined(
        _ choice: SwiftChoice, _ one: SpokenText, _ many: SpokenText, _ count: CountedMessage
    ) throws(RewriteRefusal) -> RewriteDraft {
        let finder = SwiftSurroundingText(tree: tree, reader: reader)
        if let outer = try finder.text(around: choice) {
            if one.isOpen || many.isOpen {
                if let values = outer.values { return try opened(outer, values, one, many, count) }
            } else if outer.text.prints(count.isCount) {
                let message = try count.message(
                    singular: outer.text.filled(with: one), plural: outer.text.filled(with: many))
                return RewriteDraft(
                    place: outer.place, removals: outer.removals, isOneLine: isInLiteral(outer.place), message: message)
            }
        }
        guard !one.isOpen, !many.isOpen else {
            throw RewriteRefusal("the strings have placeholders that are filled in elsewhere")
        }
        return RewriteDraft(
            place: choice.place, lead: choice.lead, isOneLine: isInLiteral(choice.place),
            message: try count.message(singular: one, plural: many))
    }

    /// `String(format: count == 1 ? one : many, count)`
    private func opened(
        _ outer: SwiftSurroundingText.Found, _ values: [ExprSyntax], _ one: SpokenText, _ many: SpokenText,
        _ count: CountedMessage
    ) throws(RewriteRefusal) -> RewriteDraft {
        let handed = values.map { (tree.source($0), reader.specifier(of: $0)) }
        func closed(_ text: SpokenText) throws(RewriteRefusal) -> SpokenText {
            let words = text.pieces.map { if case .text(let words) = $0 { words } else { "" } }.joined()
            let closed = SpokenText(format: words, values: handed)
            guard !closed.pieces.isEmpty else {
                throw RewriteRefusal("a format string has more placeholders than there are values")
            }
            return closed
        }
        return RewriteDraft(
            place: outer.place, removals: outer.removals, isOneLine: isInLiteral(outer.place),
            message: try count.message(singular: try closed(one), plural: try closed(many)))
    }
}
