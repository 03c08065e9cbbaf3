import AXModel
import AXSource
import SwiftSyntax

/// A part of an expression that may be a string, with what is known about it from the outside.
struct ValuePart {
    /// What a literal is here.
    enum Meaning {
        /// The text itself.
        case text
        /// A key, looked up as the call says.
        case key(LocalizationCall)
        /// Text or key: a declaration elsewhere decides.
        case unknown
    }

    let expression: ExprSyntax
    var meaning: Meaning
    var interest = Interest.everything
    /// The branch that the part is in.
    var branch = Branch.always
    /// Values for the placeholders of this part.
    var arguments: [ExprSyntax] = []
    /// Whether the part is a whole computation that must not be taken apart, and ends with this node.
    var computation: ExprSyntax?
    /// Whether a literal is for all languages: `Text(verbatim:)`.
    var isVerbatim = false
    /// What the computation is, for a note.
    var operation: String?

    /// The scope of the expression, where it is not that of the site: inside of a closure.
    var scope: SwiftScope?
    /// The leaf whose access the part stands inside of.
    var owner: Int?
    /// The concatenations that the part is in, the outermost first.
    var slots: [Concatenation.Slot] = []
    /// What the elements of a list that is spelled out are joined to.
    var list: Concatenation?
    /// What the function is that looks the key up, where the project may declare it.
    var lookUp: Reference?

    init(_ expression: ExprSyntax, _ meaning: Meaning) {
        self.expression = expression
        self.meaning = meaning
    }

    /// Another expression in the place of this one.
    func replaced(by expression: ExprSyntax, in inner: Branch = .always) -> ValuePart {
        var part = ValuePart(expression, meaning)
        part.interest = interest
        part.arguments = arguments
        part.scope = scope
        part.owner = owner
        part.slots = slots
        part.list = list
        part.branch = branch.adding(inner)
        return part
    }

    /// The same part as one of a concatenation.
    func inside(_ concatenation: Concatenation, at index: Int) -> ValuePart {
        var part = self
        part.slots.append(Concatenation.Slot(concatenation: concatenation, part: index))
        return part
    }

    /// The same part inside of what a leaf gives.
    func owned(by leaf: Int?) -> ValuePart {
        guard let leaf else { return self }
        var part = self
        part.owner = leaf
        return part
    }

    /// Whether the part is the key of a function that the project declares itself.
    var isOwnFunction: Bool {
        if case .key(let call) = meaning { call.isOwn } else { false }
    }
}
