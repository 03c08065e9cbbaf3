import AXModel
package import AXSource

/// Which keys the sources of a project use, or may use, whatever their language.
///
/// The sources are read as bytes: a key in a literal that is used for something else counts as used, and so does the name
/// that a generator of constants would make of it, so that no key is called unused by mistake.
package struct KeyMentions: Sendable {
    private let wanted: WantedKeys
    private var found: Set<StringKey> = []
    /// The endings of strings that are completed at run time, by their beginnings. What says nothing is empty.
    private var completed: [[UInt8]: Set<[UInt8]>] = [:]

    /// A shorter part says nothing; a longer one is no part of a key.
    private static let partLengths = 4...200

    /// - Parameter keys: The keys that are looked for.
    package init(of keys: [StringKey]) {
        wanted = WantedKeys(keys)
    }

    /// Adds what other sources mention of the same keys.
    mutating func add(_ other: KeyMentions) {
        found.formUnion(other.found)
        completed.merge(other.completed) { $0.union($1) }
    }

    /// Whether a source holds the key, a string that becomes the key, or a constant's name made of it.
    package func contains(_ key: StringKey) -> Bool { found.contains(key) }

    /// The string in the sources that may become the key at run time, such as `menu.…`; nil where there is none.
    package func possibleUser(of key: StringKey) -> String? {
        let lengths = ([0] + Array(Self.partLengths)).reversed().filter { $0 <= key.bytes.count }
        for beginning in lengths.lazy.map({ Array(key.bytes.prefix($0)) }) {
            guard let endings = completed[beginning],
                let ending = lengths.lazy.map({ Array(key.bytes.suffix($0)) }).first(where: endings.contains)
            else { continue }
            return String(decoding: beginning, as: UTF8.self) + "…" + String(decoding: ending, as: UTF8.self)
        }
        return nil
    }
}

extension KeyMentions {
    /// The length of the longest key as a literal spells it; a longer literal is none.
    var longest: Int { wanted.longest }

    /// A literal of code, as it is spelled between its quotation marks.
    mutating func note(literal: Slice<UnsafeBufferPointer<UInt8>>) {
        guard literal.count <= longest, let key = wanted.key(spelled: literal) else { return }
        found.insert(key)
    }

    /// A value of a document, without escapes.
    mutating func note(value: [UInt8]) {
        if let key = wanted.key(value) { found.insert(key) }
    }

    /// The identifier of an object in a document: its properties' keys begin with it.
    mutating func note(object: [UInt8]) {
        found.formUnion(wanted.keys(ofObject: object))
    }

    /// A literal with values in it: each is a NUL.
    mutating func note(template: [UInt8]) {
        found.formUnion(wanted.keys(ofTemplate: template))
    }

    /// A dotted name of code, such as `L10n.Player.play`.
    /// - Parameter isRooted: Whether its first part may belong to the constant: in `.playerPlay` it does, in `L10n.playerPlay`
    ///   it does not.
    mutating func note(
        name: [Range<Int>], isRooted: Bool, in bytes: UnsafeBufferPointer<UInt8>
    ) {
        guard let last = name.last, wanted.mayName(bytes[last]) else { return }
        var folded: [UInt8] = []
        for (index, part) in name.enumerated().reversed() where index > 0 || isRooted {
            folded = FoldedName.bytes(bytes[part]) + folded
            if folded.count > longest { return }
            found.formUnion(wanted.keys(named: folded))
        }
    }

    /// A string that is completed at run time.
    /// - Parameters:
    ///   - beginning: What it begins with; empty where that is not known.
    ///   - ending: What it ends with, likewise.
    mutating func note(beginning: some Collection<UInt8>, ending: some Collection<UInt8>) {
        let beginning = Self.partLengths.contains(beginning.count) ? Array(beginning) : []
        let ending = Self.partLengths.contains(ending.count) ? Array(ending) : []
        if !beginning.isEmpty || !ending.isEmpty { completed[beginning, default: []].insert(ending) }
    }
}
