import AXModel

/// A translation whose specifiers are those of the source in another order, without positions.
struct Reordering: Sendable {
    /// Each use in the translation with the argument that it is meant for, where that is certain.
    let positions: [(use: FormatArguments.Use, position: Int)]?

    /// Nil unless both texts take the next argument throughout, and the same kinds of values in another order.
    init?(from source: FormatArguments, to target: FormatArguments) {
        let (old, new) = (source.uses, target.uses)
        guard old.count == new.count, old.count > 1, old.count <= 64, target.isSequential, source.amounts == 0,
            old.allSatisfy({ $0.specifier.variable == nil }), new.allSatisfy({ $0.specifier.variable == nil })
        else { return nil }
        let wanted = source.byPosition.sorted { $0.key < $1.key }.map { Self.kind($0.value) }
        let given = new.map(Self.kind)
        guard wanted != given, wanted.sorted() == given.sorted() else { return nil }
        positions =
            Set(wanted).count == wanted.count
            ? new.compactMap { use in wanted.firstIndex(of: Self.kind(use)).map { (use, $0 + 1) } }
            : nil
    }

    /// Conversions of one kind may take each other's argument without a crash.
    private static func kind(_ use: FormatArguments.Use) -> String {
        switch use.specifier.type {
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
