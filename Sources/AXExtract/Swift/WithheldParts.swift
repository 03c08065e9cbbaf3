import AXSource

/// Of the declarations of a file that say something only where they are named, finds those that are read.
///
/// What is read beside them is a guess: where a string depends on what was left out, it is asked for by name. A constant,
/// which is left out with its name, is read where any code that is read has the name as a word, for it may tell a type.
/// Of other functions and properties, only the body is left out; it is read where the name stands near a place that is
/// looked for.
struct WithheldParts {
    /// How many bytes behind a mention hold what belongs to it.
    private static let reach = 200
    /// A longer value is a list of the type's constants, and no use of each: where texts hang on them after all, they
    /// are asked for by name.
    private static let longestValue = 1024

    private let bytes: UnsafeBufferPointer<UInt8>
    /// The parts that wait to be named, by their names.
    private var constants = Waiting()
    private var bodies = Waiting()
    private var isNamed: [Bool]
    private let parts: [OutlinePart]
    /// What is read and has not been looked through for names, and whether only constants are named there.
    private var open: [(range: Range<Int>, isWeak: Bool)] = []

    /// - Parameters:
    ///   - asked: What is asked for; nil where all is wanted that has a name.
    ///   - holders: The names of what holds a mention, where everything is wanted that uses it.
    /// - Returns: For each of the parts of a file whether it is read.
    static func read(of outline: SwiftOutline, asked: NameSet?, holders: [UInt64]) -> [Bool] {
        guard let asked else { return outline.parts.map { !$0.names.isEmpty } }
        return outline.text.withUnsafeBufferPointer { bytes in
            var search = WithheldParts(outline.parts, bytes)
            search.read(asked)
            if !holders.isEmpty { search.readUsers(of: holders) }
            search.readGaps()
            search.open += outline.mentions.map { ($0..<min($0 + reach, bytes.count), false) }
            while let (range, isWeak) = search.open.popLast(), !search.constants.isEmpty || !search.bodies.isEmpty {
                search.name(wordsIn: range, isWeak: isWeak)
            }
            return search.isNamed
        }
    }

    private init(_ parts: [OutlinePart], _ bytes: UnsafeBufferPointer<UInt8>) {
        self.parts = parts
        self.bytes = bytes
        isNamed = Array(repeating: false, count: parts.count)
        for (index, part) in parts.enumerated() {
            for name in part.names {
                if part.isConstant { constants.add(index, name) } else { bodies.add(index, name) }
            }
        }
    }

    private mutating func read(_ asked: NameSet) {
        guard !asked.isEmpty else { return }
        for (index, part) in parts.enumerated() where part.isWanted(by: asked) {
            read(index, isList: part.declaration.count > Self.longestValue)
        }
    }

    private mutating func read(_ index: Int, isList: Bool = false) {
        isNamed[index] = true
        if parts[index].isValue, !isList { open.append((parts[index].declaration, false)) }
    }

    /// Reads the declarations that have one of the names as a word, and those that use them in turn.
    private mutating func readUsers(of holders: [UInt64]) {
        var users: [UInt64: [Int]] = [:]
        for (index, part) in parts.enumerated() {
            // Where a declaration is given its name, that is no use.
            var own = part.isValue ? part.names.last : nil
            for word in words(of: part.declaration) {
                if word == own { own = nil } else { users[word, default: []].append(index) }
            }
        }
        var names = holders
        while let name = names.popLast() {
            for index in users.removeValue(forKey: name) ?? [] where !isNamed[index] {
                read(index)
                if parts[index].isValue { names += parts[index].names }
            }
        }
    }

    /// Reads what stands between the declarations.
    private mutating func readGaps() {
        let left = parts.map(\.declaration).sorted { $0.lowerBound < $1.lowerBound }
        var end = 0
        for range in left {
            if range.lowerBound > end { open.append((end..<range.lowerBound, true)) }
            end = max(end, range.upperBound)
        }
        if end < bytes.count { open.append((end..<bytes.count, true)) }
    }

    /// Reads the parts that have the words of a range as names. A name that is declared there is no use of a constant.
    private mutating func name(wordsIn range: Range<Int>, isWeak: Bool) {
        var isDeclared = false
        var named: [Int] = []
        SwiftWords(bytes: bytes).forEach(in: range) { word, _ in
            if !isDeclared { constants.take(word, into: &named) }
            if !isWeak { bodies.take(word, into: &named) }
            isDeclared = Self.declarators.contains(hash: word)
        }
        for index in named where !isNamed[index] { read(index) }
    }

    private static let declarators: NameSet = ["let", "var", "func"]

    /// The hashes of the words of a range.
    private func words(of range: Range<Int>) -> [UInt64] {
        var words: [UInt64] = []
        SwiftWords(bytes: bytes).forEach(in: range) { word, _ in words.append(word) }
        return words
    }

    /// Parts by their names, until they are taken.
    private struct Waiting {
        /// The last part of each name, and for each entry the one before it.
        private var last: [UInt64: Int] = [:]
        private var entries: [(part: Int, before: Int?)] = []

        var isEmpty: Bool { last.isEmpty }

        mutating func add(_ part: Int, _ name: UInt64) {
            entries.append((part, last.updateValue(entries.count, forKey: name)))
        }

        mutating func take(_ name: UInt64, into parts: inout [Int]) {
            var next = last.removeValue(forKey: name)
            while let entry = next {
                parts.append(entries[entry].part)
                next = entries[entry].before
            }
        }
    }
}
