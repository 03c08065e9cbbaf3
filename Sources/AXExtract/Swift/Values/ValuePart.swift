import AXModel
import AXSource
import SwiftSyntax

/// A part of an expression that may be a string, and its context.
struct ValuePart {
    /// The meaning of a literal in this context.
    enum Meaning {
        /// The literal is the string itself.
        case text
        /// The literal is a key that the call looks up.
        case key(LocalizationCall)
        /// A declaration elsewhere determines the meaning.
        case unknown
    }

    let expression: ExprSyntax
    var meaning: Meaning
    var interest = StringFilter.everything
    var branch = Branch.always
    /// The values of the placeholders in this part.
    var arguments: [ExprSyntax] = []
    /// How many of ``slots`` contain the whole format into which ``arguments`` are inserted.
    var slotsAroundFormat = 0
    /// The last node of a computation that can't be split into strings; the first is `expression`.
    var computationEnd: ExprSyntax?
    /// Whether the computation only has `+` as an operator.
    var isConcatenation = false
    /// Whether a literal isn't translated: `Text(verbatim:)`.
    var isVerbatim = false

    /// The scope of the expression, if it differs from the scope of the site, as in a closure.
    var scope: SwiftScope?
    /// The index of the leaf whose access contains the part.
    var owner: Int?
    /// The concatenations that contain the part, the outermost first.
    var slots: [Concatenation.Slot] = []
    /// The call that joins the elements, if the part is a list.
    var joinedBy: FunctionCallExprSyntax?
    /// The expression that inserts the part into a format or a literal with words; nil if the part is a string by
    /// itself.
    var insertedAs: String?
    /// Whether the description of the part is spoken: `kind` in `"\(kind)"`. Always false unless a transcript is made.
    var isDescribed = false
    /// The changes that the code makes to the string, in order.
    var textChanges: [TextChange] = []
    /// Whether the part is used only if it isn't nil: the value of `if let title = …`.
    var isUnwrapped = false
    /// Whether another part is used if the part is nil: `title` in `title ?? "Untitled"`.
    var hasFallback = false
    /// The function that looks up the key, if the project may declare it.
    var lookUpFunction: Reference?

    init(_ expression: ExprSyntax, _ meaning: Meaning) {
        self.expression = expression
        self.meaning = meaning
    }

    /// Another expression in the same context, in a branch inside this part's branch.
    func replaced(by expression: ExprSyntax, in inner: Branch = .always) -> ValuePart {
        var part = ValuePart(expression, meaning)
        part.interest = interest
        part.arguments = arguments
        part.slotsAroundFormat = slotsAroundFormat
        part.scope = scope
        part.owner = owner
        part.slots = slots
        part.joinedBy = joinedBy
        part.insertedAs = insertedAs
        part.isDescribed = isDescribed
        part.isUnwrapped = isUnwrapped
        part.textChanges = textChanges
        part.hasFallback = hasFallback
        part.branch = branch.adding(inner)
        return part
    }

    /// The same part, as one of the parts of a concatenation.
    /// - Parameter statement: the statement that appends the part.
    func inside(_ concatenation: Concatenation, at index: Int, appendedBy statement: Span? = nil) -> ValuePart {
        var part = self
        part.slots.append(Concatenation.Slot(concatenation: concatenation, part: index, reported: statement))
        return part
    }

    /// The same part, which is used only if it isn't nil.
    var unwrapped: ValuePart {
        var part = self
        part.isUnwrapped = true
        return part
    }

    /// The same part with `leaf` as the leaf whose access contains it. Unchanged if `leaf` is nil.
    func owned(by leaf: Int?) -> ValuePart {
        guard let leaf else { return self }
        var part = self
        part.owner = leaf
        return part
    }

    /// Whether the part is the key of one of the app's own functions.
    var isOwnFunction: Bool {
        if case .key(let call) = meaning { call.isOwn } else { false }
    }
}

extension StringLeaf {
    init(_ kind: Occurrence.Kind, _ part: ValuePart, _ span: Span, _ key: String) {
        self.init(kind, at: span, key: key, branch: part.branch)
        interest = part.interest
        owner = part.owner
        slots = part.slots
        isUnwrapped = part.isUnwrapped
        textChanges = part.textChanges
        hasFallback = part.hasFallback
        insertedAs = [part.insertedAs].compactMap(\.self)
    }

    /// A value that can't be followed to a string.
    init(dynamic part: ValuePart, _ span: Span, _ expression: String, _ reason: Remark.Unresolved) {
        self.init(.dynamic, part, span, expression)
        remark = .unresolved(reason)
        keyForm = .expression
        if case .key(let call) = part.meaning { self.call = call }
    }

    /// A value without words.
    init(_ silence: Remark.Silence, _ part: ValuePart, _ span: Span, _ key: String) {
        self.init(.dynamic, part, span, key)
        remark = .silence(silence)
    }
}
