import SwiftSyntax

/// All that a function or closure does to the local variables of one name, in the order of the text.
struct LocalHistory {
    /// A declaration of the name.
    struct Declaration {
        /// Where the name can be used first, as an offset.
        let start: Int
        /// The offsets between which the name means this.
        let visible: Range<Int>
        /// The type that is written.
        let type: String?
        let value: ExprSyntax?
        /// Whether the type is written as an optional.
        var isOptional = false
        /// Whether the value is what the name stands for outside: `if let title`.
        let isShorthand: Bool
    }

    /// A value that is assigned later.
    struct Assignment {
        let node: Syntax
        /// The operands and operators of the value.
        let value: [ExprSyntax]
        /// Whether the value is added to what is there: `+=`, `.append(…)`.
        let adds: Bool

        var offset: Int { node.position.utf8Offset }
    }

    /// What a name may stand for at a place.
    struct Values {
        let declaration: Declaration
        /// Whether the value of the declaration may still be there.
        var keepsFirst = true
        var assignments: [Assignment] = []
    }

    /// A name with more declarations or assignments than this is not followed further back.
    private static let reach = 64

    private(set) var declarations: [Declaration] = []
    private var assignments: [Assignment] = []

    mutating func add(_ declaration: Declaration) { declarations.append(declaration) }
    mutating func add(_ assignment: Assignment) { assignments.append(assignment) }

    /// What the name may stand for at an offset; nil where none of the declarations counts.
    func values(at offset: Int) -> Values? {
        guard let index = declaration(at: offset) else { return nil }
        let start = declarations[index].start
        var found: [Assignment] = []
        var keepsFirst = true
        for assignment in assignments.suffix(Self.reach).reversed()
        where assignment.offset < offset && assignment.offset >= start {
            guard declaration(at: assignment.offset) == index else { continue }
            let place = BranchPlace(of: assignment.node, seenFrom: offset)
            if place == .elsewhere { continue }
            found.append(assignment)
            if place == .certain, !assignment.adds {
                keepsFirst = false
                break
            }
        }
        return Values(declaration: declarations[index], keepsFirst: keepsFirst, assignments: found.reversed())
    }

    /// The innermost declaration that counts at an offset: the last one that begins before it.
    private func declaration(at offset: Int) -> Int? {
        declarations.indices.suffix(Self.reach).last { index in
            declarations[index].start <= offset && declarations[index].visible.contains(offset)
        }
    }
}
