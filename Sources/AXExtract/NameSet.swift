/// A set of names that is asked with bytes as well as with strings, so that no string is made of every word of a file.
///
/// It holds hashes (FNV-1a of 64 bits). Two names of one hash are taken for each other, which only makes the parser read a
/// declaration in vain.
struct NameSet: Sendable, ExpressibleByArrayLiteral {
    private var hashes = HashSet()

    init(arrayLiteral names: String...) {
        insert(names)
    }

    static func hash(_ name: String) -> UInt64 {
        var name = name
        return name.withUTF8 { hash($0[...]) }
    }

    static func hash(_ name: some Sequence<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return hash
    }

    mutating func insert(_ names: some Sequence<String>) {
        for name in names { hashes.insert(Self.hash(name)) }
    }

    /// Inserts the member of a type, which is known by the last of its names.
    mutating func insert(member: String, of type: Substring) {
        hashes.insert(Self.member(Self.hash(member), of: Self.hash(String(type))))
    }

    /// Inserts a member whatever its type is.
    mutating func insert(memberOfAnyType member: String) {
        hashes.insert(Self.member(Self.hash(member), of: Self.anyType))
    }

    /// Inserts what is declared by a full dotted name as a member of the innermost type; nothing for a bare name.
    mutating func insert(memberNamed name: String) {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return }
        let type = NameSet.lastName(of: name[..<dot])
        let member = Self.hash(name.utf8[name.utf8.index(after: dot)...])
        hashes.insert(Self.member(member, of: Self.hash(String(type))))
    }

    /// The last of the dotted names of a type, without generic arguments: `Row` of `List.Row<Item.Name>`.
    static func lastName(of type: Substring) -> Substring {
        let plain = type.prefix { $0 != "<" }
        guard let dot = plain.utf8.lastIndex(of: UInt8(ascii: ".")) else { return plain }
        return plain[plain.utf8.index(after: dot)...]
    }

    /// The hash of a member of a type, which differs from that of its bare name.
    static func member(_ name: UInt64, of type: UInt64) -> UInt64 {
        (type &* 0x9e37_79b9_7f4a_7c15) ^ name
    }

    /// Stands for the name of a type that is not known; the hash of no name is 0.
    static let anyType: UInt64 = 1

    mutating func insert(hash: UInt64) { hashes.insert(hash) }

    mutating func insert(hashes more: some Sequence<UInt64>) { more.forEach { hashes.insert($0) } }

    mutating func formIntersection(_ other: NameSet) { hashes.formIntersection(other.hashes) }

    mutating func formUnion(_ other: NameSet) { hashes.formUnion(other.hashes) }

    func contains(_ name: String) -> Bool { contains(hash: Self.hash(name)) }

    func contains(hash: UInt64) -> Bool { hashes.contains(hash) }

    func isDisjoint(with other: NameSet) -> Bool { hashes.isDisjoint(with: other.hashes) }

    var isEmpty: Bool { hashes.isEmpty }
}
