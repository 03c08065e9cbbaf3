import AXSource
import SwiftSyntax

/// A choice between two words inside a sentence: `count == 1 ? "file" : "files"`. Other languages change more of the
/// sentence than the word.
struct SwiftWordChoice {
    private let test: [ExprSyntax]
    private let texts: [String]

    /// Nil for an expression that isn't a choice between two literals.
    init?(_ expression: Syntax) {
        guard let elements = expression.as(SequenceExprSyntax.self)?.elements,
            let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
            let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self), let last = elements.last
        else { return nil }
        texts = [ternary.thenExpression, last].compactMap(SwiftLiteral.plainText)
        test = Array(elements[..<index])
        if texts.count < 2 { return nil }
    }

    /// Whether the choice is between an ending and nothing: `count == 1 ? "" : "s"`.
    var isEnding: Bool { texts.contains("") && texts.contains { $0.first?.isLetter == true } }

    /// Whether a comparison with 1 decides, as for a plural.
    private var isByNumber: Bool { test.contains { $0.as(IntegerLiteralExprSyntax.self)?.literal.text == "1" } }

    /// - Throws: If the whole sentence depends on the choice.
    func check() throws(RewriteRefusal) {
        if isEnding { throw .endingOfWord }
        if isByNumber { throw .wordByNumber }
    }
}

extension RewriteRefusal {
    static let endingOfWord = RewriteRefusal(
        "the code chooses the ending of a word, which has other endings in other languages; first write both sentences")
    fileprivate static let wordByNumber = RewriteRefusal(
        "a number decides on a word, but other languages change the whole sentence; first write both sentences")
}
