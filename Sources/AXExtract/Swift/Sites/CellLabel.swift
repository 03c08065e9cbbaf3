import AXModel
import AXSource
import SwiftSyntax

/// One of the two labels of a table cell. The cell speaks the text of both; the labels aren't elements.
struct CellLabel {
    /// The name of the cell: `cell` for `cell.textLabel?.text`, and `self` in the class of a cell.
    let cell: String
    let title: Occurrence.Title

    /// Nil unless the access is the text of such a label, or the string that is spoken in place of the text. Always nil
    /// unless a transcript is made, and in a file with views that list their elements, which may be the labels.
    init?(textOf access: MemberAccessExprSyntax, in scope: SwiftScope, of tree: SwiftTree) {
        guard tree.isForTranscript, !tree.listsElements, Self.texts.contains(access.declName.baseName.bareName),
            let label = access.base, label.is(OptionalChainingExprSyntax.self) || label.is(ForceUnwrapExprSyntax.self),
            let path = SwiftCallee.path(label), let name = path.last, let title = Self.titles[name]
        else { return nil }
        let owner = path.dropLast()
        let isOwn = owner.isEmpty || owner.elementsEqual(["self"])
        // A class may declare its own label with this name.
        if isOwn, scope.lookUp(name) != nil { return nil }
        cell = isOwn ? "self" : (owner.first == "self" ? owner.dropFirst() : owner).joined(separator: ".")
        self.title = title
        let type = isOwn ? scope.typeName?.lastName : cell
        guard type.flatMap(ControlNames.control(ofName:)) == "cell" else { return nil }
    }

    private static let texts: Set<String> = [
        "accessibilityAttributedLabel", "accessibilityLabel", "attributedText", "text",
    ]
    private static let titles: [String: Occurrence.Title] = ["textLabel": .text, "detailTextLabel": .detail]
}
