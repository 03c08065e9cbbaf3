import AXModel
import AXSource

/// A translation whose specifiers are in a different order but don't specify their arguments.
enum FormatReordered: StringRule {
    static let page = RulePage(
        id: "format-reordered", concern: .placeholders,
        summary: "Specifiers without positions are in a different order than in the source.",
        why: """
            A specifier without a position always takes the next argument, even if the sentence calls for a different \
            one. If a specifier reads a number as an object, the app crashes (tested with Foundation). With positions, \
            as in %2$@, any order works. Names, as in %(artist)@, aren't enough: Apple doesn't document how Xcode \
            numbers them in a translation.
            """,
        example: Example("%@ hat %d Titel", locale: "de", source: "%d songs by %@"),
        instead: Example("%2$@ hat %1$d Titel", locale: "de", source: "%d songs by %@"),
        severity: .error, or: [.warning], isFixable: true, traits: [.blocksApply])

    static let needs = StringNeeds(bytes: ByteSet("%"))

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        for pair in context.comparableFormatPairs(unit, source) {
            let names = pair.source.arguments.names
            if let first = pair.unsureNames.first(where: names.contains), pair.target.arguments.firstGap() == nil {
                return [unsure(first, unit, pair, in: context)]
            }
            guard let reordering = pair.reordering(in: unit),
                let first = pair.target.arguments.uses.first
            else { continue }
            return [
                context.finding(
                    page, unit, pair.text, at: first.specifier.range,
                    "specifiers without positions are in a different order than in the source",
                    why: "Each specifier takes the next argument, not the one meant for it, so the app crashes or "
                        + "shows wrong values.",
                    fixIts: fixIts(reordering, in: pair.text))
            ]
        }
        return []
    }

    /// The finding about names in a different order than in the source. Apple doesn't document how Xcode numbers them
    /// in this case.
    private static func unsure(
        _ first: FormatArguments.Use, _ unit: Unit, _ pair: FormatPair, in context: RuleContext
    ) -> Diagnostic {
        let edits = pair.unsureNames.map { use in
            let start = use.specifier.range.lowerBound + 1
            return pair.text.edit(start..<start, "\(use.position)$")
        }
        return context.finding(
            page, unit, pair.text, at: first.specifier.range, severity: .warning,
            "named placeholders without positions are in a different order than in the source", why: .unsureNames,
            fixIts: [FixIt("Add positions", edits: edits, safety: .safe)])
    }

    /// Adds the positions if each argument is a different kind of value. Otherwise, the positions aren't certain, so
    /// there is no fix.
    private static func fixIts(_ reordering: Reordering, in text: LocatedText) -> [FixIt] {
        guard let positions = reordering.positions else { return [] }
        let edits = positions.map { use, position in
            let start = use.specifier.range.lowerBound + 1
            return text.edit(start..<start, "\(position)$")
        }
        return [FixIt("Add positions", edits: edits, safety: .safe)]
    }
}

extension ArgumentNames {
    fileprivate func contains(_ use: FormatArguments.Use) -> Bool { use.specifier.name.flatMap(argument) != nil }
}

extension String {
    fileprivate static let unsureNames = """
        Xcode replaces names with positions, but Apple doesn't document whether Xcode numbers the names separately in \
        each translation. With a position before the name, as in %2$(artist)@, any order works.
        """
}

/// A translation with the source's specifiers in another order and without positions.
struct Reordering: Sendable {
    /// Each use in the translation, and the position of the argument that it is meant for; nil if the positions aren't
    /// certain.
    let positions: [(use: FormatArguments.Use, position: Int)]?

    /// Returns nil unless all specifiers of the translation use the next argument, and read the same kinds of values as
    /// the source in a different order. Also nil if there are fewer than two or more than 64 specifiers, or if the
    /// source has a width or precision from the argument list.
    /// - Parameter hasFixedVariables: whether the file specifies the arguments of the variables, so that only the order
    ///   of the other specifiers matters.
    fileprivate init?(from source: FormatArguments, to target: FormatArguments, hasFixedVariables: Bool) {
        let (old, new) = (source.uses, target.uses)
        guard old.count == new.count, old.count > 1, old.count <= 64, target.isSequential, source.amounts == 0 else {
            return nil
        }
        func kind(_ use: FormatArguments.Use) -> String { Self.kind(use, hasFixedVariables) }
        let wanted = source.byPosition.sorted { $0.key < $1.key }.map { kind($0.value) }
        let given = new.map(kind)
        guard wanted != given, wanted.sorted() == given.sorted() else { return nil }
        let open = new.filter { !hasFixedVariables || $0.specifier.variable == nil }
        positions =
            !wanted.hasRepetition
            ? open.compactMap { use in wanted.firstIndex(of: kind(use)).map { (use, $0 + 1) } }
            : nil
    }

    /// The kind of value that a specifier reads. Specifiers of the same kind can use each other's arguments without a
    /// crash. A variable without a fixed argument can't use the argument of another variable, which is the number of
    /// something else.
    private static func kind(_ use: FormatArguments.Use, _ hasFixedVariables: Bool) -> String {
        if let name = use.specifier.variable { return hasFixedVariables ? "variable" : "variable \(name)" }
        return switch use.specifier.type {
        case .object: "object"
        case .integer: "integer"
        case .float: "float"
        case .character: "character"
        case .pointer: "pointer \(use.specifier.conversion)"
        case .ownArgument: "own"
        case .none: "none"
        }
    }
}

extension FormatPair {
    /// The translation's order of specifiers, if it differs from the source's and the specifiers have no positions.
    func reordering(in unit: Unit) -> Reordering? {
        Reordering(
            from: source.arguments, to: target.arguments,
            hasFixedVariables: unit.substitutions.values.contains { $0.argument != nil })
    }
}
