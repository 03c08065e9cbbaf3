import AXModel
import AXSource

/// A part of an expression that may be a string, with its context.
struct ObjCPart {
    /// The meaning of a literal in this part.
    enum Meaning {
        /// The string itself.
        case text
        /// A key that the call looks up.
        case key(LocalizationCall)
    }

    private(set) var range: Range<Int>
    var meaning = Meaning.text
    var interest: StringFilter
    var branch: Branch
    /// Values for the placeholders of this part.
    var arguments: [Range<Int>] = []
    /// Assignments to a variable after this token are ignored.
    var position: Int
    /// The number of variables, blocks and calls that led to the part.
    var depth = 0
    /// The leaf of the call that encloses the part, as an index into the list of leaves.
    var owner: Int?
    /// The concatenations that contain the part, the outermost first.
    var slots: [Concatenation.Slot] = []
    /// The concatenation of the elements, if the part is an array literal whose elements are joined.
    var list: Concatenation?

    init(_ range: Range<Int>, in branch: Branch = .always, interest: StringFilter = .everything) {
        self.range = range
        self.branch = branch
        self.interest = interest
        position = range.lowerBound
    }

    /// A part with the same context and another expression.
    func replaced(by range: Range<Int>, in inner: Branch = .always) -> ObjCPart {
        var part = self
        part.range = range
        part.branch = branch.adding(inner)
        return part
    }

    /// The same part in a concatenation.
    func inside(_ concatenation: Concatenation, at index: Int) -> ObjCPart {
        var part = self
        part.slots.append(Concatenation.Slot(concatenation: concatenation, part: index))
        return part
    }

    /// A part with the same context and another expression, whose literals are text. Its interest is `interest` or this
    /// part's interest, whichever includes fewer values.
    func text(_ range: Range<Int>, _ interest: StringFilter = .everything) -> ObjCPart {
        var part = replaced(by: range)
        part.meaning = .text
        part.arguments = []
        part.interest = min(self.interest, interest)
        return part
    }

    /// The same part inside the call of another leaf.
    func owned(by owner: Int) -> ObjCPart {
        var part = self
        part.owner = owner
        return part
    }
}
