/// A declaration that mentions nothing that is looked for.
struct OutlinePart {
    let declaration: Range<Int>
    /// What of it can be left out; nil where it is read in any case, but its words are of no interest.
    let omitted: Range<Int>?
    /// Parameters that are left out too.
    var parameters: Range<Int>?
    /// The hashes of its name, and of the properties that it assigns; none where it says nothing to anybody.
    let names: [UInt64]
    /// Whether it is a static constant, or a static function that gives a text: it is left out whole.
    var isConstant = false
    /// The hash of the last name of the type that a constant is a member of.
    var type: UInt64?
    /// Whether it is the value of its name, and does not only assign something.
    var isValue = true

    /// Whether it is asked for: a constant by its name as a member of its type or of any.
    func isWanted(by asked: NameSet) -> Bool {
        guard isConstant, let type else { return names.contains(where: asked.contains(hash:)) }
        return names.contains { name in
            asked.contains(hash: NameSet.member(name, of: type))
                || asked.contains(hash: NameSet.member(name, of: NameSet.anyType))
        }
    }

    /// Puts what asks for it into a set.
    func insertWanted(into set: inout NameSet) {
        guard isConstant, let type else { return set.insert(hashes: names) }
        for name in names {
            set.insert(hash: NameSet.member(name, of: type))
            set.insert(hash: NameSet.member(name, of: NameSet.anyType))
        }
    }
}
