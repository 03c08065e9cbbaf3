import AXModel
package import AXSource

/// The keys that a project's sources use or may use, in all source languages.
///
/// To avoid false findings about unused keys, every literal that equals a key counts as a use, and so does the name
/// that a generator of constants would make from a key.
package struct KeyMentions: Sendable {
    private let wanted: WantedKeys
    private var found: Set<StringKey> = []
    /// The endings of strings that are completed at run time, by their beginnings. Either may be empty.
    private var completed: [[UInt8]: Set<[UInt8]>] = [:]

    /// Literals that are keys up to a separator.
    private var beginnings: Set<[UInt8]> = []
    /// The separators with which the code continues a value: `-` for `"\(rawValue)-short"`.
    private var separators: Set<UInt8> = []

    /// In bytes. A shorter beginning or ending matches too many keys; a longer one isn't part of a key.
    private static let partLengths = 4...200

    /// - Parameter keys: The keys to find.
    package init(of keys: [StringKey]) {
        wanted = WantedKeys(keys)
    }

    /// Adds the mentions of the same keys in other sources.
    mutating func add(_ other: KeyMentions) {
        found.formUnion(other.found)
        completed.merge(other.completed) { $0.union($1) }
        beginnings.formUnion(other.beginnings)
        separators.formUnion(other.separators)
    }

    /// Whether a source contains the key, a literal with interpolations that makes the key, a constant's name for it,
    /// or the object in a document with whose identifier the key begins.
    package func contains(_ key: StringKey) -> Bool { found.contains(key) }

    /// A string in the sources that may become the key at run time, such as `menu.…`; nil if not found.
    package func possibleUser(of key: StringKey) -> String? {
        let lengths = ([0] + Array(Self.partLengths)).reversed().filter { $0 <= key.bytes.count }
        for beginning in lengths.lazy.map({ Array(key.bytes.prefix($0)) }) {
            guard let endings = completed[beginning],
                let ending = lengths.lazy.map({ Array(key.bytes.suffix($0)) }).first(where: endings.contains)
            else { continue }
            return String(decoding: beginning, as: UTF8.self) + "…" + String(decoding: ending, as: UTF8.self)
        }
        return continuedBeginning(of: key)
    }

    /// A literal that the code may continue to the key, such as `menu.file…` if it contains `"\(rawValue)-short"`.
    private func continuedBeginning(of key: StringKey) -> String? {
        let ends = key.bytes.indices.filter { separators.contains(key.bytes[$0]) }
        let beginning = ends.lazy.map { Array(key.bytes[..<$0]) }.first(where: beginnings.contains)
        return beginning.map { String(decoding: $0, as: UTF8.self) + "…" }
    }
}

extension KeyMentions {
    /// The length of the longest key in a literal or a name, in bytes.
    var longest: Int { wanted.longest }

    /// - Parameter literal: The bytes between the quotation marks, with escapes.
    mutating func note(literal: Slice<UnsafeBufferPointer<UInt8>>) {
        guard literal.count <= longest else { return }
        if let key = wanted.key(escaped: literal) {
            found.insert(key)
        } else if wanted.isBeginning(literal) {
            beginnings.insert(Array(literal))
        }
    }

    /// - Parameter value: A value in a document, without escapes.
    mutating func note(value: [UInt8]) {
        if let key = wanted.key(value) { found.insert(key) }
    }

    /// - Parameter object: The identifier of an object in a document. The keys of its properties begin with it.
    mutating func note(object: [UInt8]) {
        found.formUnion(wanted.keys(ofObject: object))
    }

    /// - Parameter template: A literal with a NUL in place of each interpolation.
    mutating func note(template: [UInt8]) {
        if template.first == 0, template.count > 1, !template[1].isASCIIAlphanumeric { separators.insert(template[1]) }
        found.formUnion(wanted.keys(ofTemplate: template))
    }

    /// - Parameters:
    ///   - name: The parts of a dotted name, such as `L10n.Player.play`.
    ///   - isRooted: Whether the first part may be part of the key, as in `.playerPlay` but not in `L10n.playerPlay`.
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

    /// Notes a string that is completed at run time.
    /// - Parameters:
    ///   - beginning: Its known beginning, or empty.
    ///   - ending: Its known ending, or empty.
    mutating func note(beginning: some Collection<UInt8>, ending: some Collection<UInt8>) {
        let beginning = Self.partLengths.contains(beginning.count) ? Array(beginning) : []
        let ending = Self.partLengths.contains(ending.count) ? Array(ending) : []
        if !beginning.isEmpty || !ending.isEmpty { completed[beginning, default: []].insert(ending) }
    }
}
