import AXModel
import AXSource

/// A part of an expression that may be a string, with what is known about it from the outside.
struct ObjCPart {
    /// What a literal is here.
    enum Meaning {
        /// The text itself.
        case text
        /// A key, looked up as the call says.
        case key(LocalizationCall)
    }

    let range: Range<Int>
    var meaning = Meaning.text
    var interest = Interest.everything
    /// The branch that the part is in.
    var branch = Branch.always
    /// Values for the placeholders of this part.
    var arguments: [Range<Int>] = []
    /// Values that were assigned to a variable behind this token do not count.
    var position: Int
    /// Through how many variables and blocks the part was reached.
    var depth = 0
    /// The leaf, as an index into the list of leaves, inside of whose access the part stands.
    var owner: Int?
    /// The concatenations that the part is in, the outermost first.
    var slots: [Concatenation.Slot] = []
    /// What the elements of a list that is spelled out are joined to.
    var list: Concatenation?

    init(_ range: Range<Int>) {
        self.range = range
        position = range.lowerBound
    }

    /// Another expression in the place of this one.
    func replaced(by range: Range<Int>, in inner: Branch = .always) -> ObjCPart {
        var part = ObjCPart(range)
        part.meaning = meaning
        part.interest = interest
        part.arguments = arguments
        part.position = position
        part.depth = depth
        part.owner = owner
        part.slots = slots
        part.list = list
        part.branch = branch.adding(inner)
        return part
    }

    /// The same part as one of a concatenation.
    func inside(_ concatenation: Concatenation, at index: Int) -> ObjCPart {
        var part = self
        part.slots.append(Concatenation.Slot(concatenation: concatenation, part: index))
        return part
    }

    /// A text in the place of this part, of which only some strings count.
    func text(_ range: Range<Int>, _ interest: Interest = .everything) -> ObjCPart {
        var part = replaced(by: range)
        part.meaning = .text
        part.arguments = []
        part.interest = min(self.interest, interest)
        return part
    }

    /// The part as it stands inside of another leaf's access.
    func owned(by owner: Int) -> ObjCPart {
        var part = self
        part.owner = owner
        return part
    }
}
