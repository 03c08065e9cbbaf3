import AXSource

/// Reads a file that is parsed as one text, or as two at once where a core is free.
enum SharedReading {
    /// - Parameter shares: What is parsed as one text each; nil for the whole file.
    /// - Returns: What all of them say; nil for a file that is nested too deep to be parsed.
    static func facts(
        in file: SourceFile, _ shares: [SwiftAbridgement.Share]?, _ options: ExtractionOptions
    ) -> FileFacts? {
        guard let shares else { return DeepStack.run { read(file, nil, options) } }
        let results = DeepStack.run { shares.concurrentMap { read(file, $0, options) } }
        var found: [FileFacts] = []
        for facts in results {
            guard let facts else { return nil }
            // What is no good Swift without the rest was read whole.
            if facts.omitted.isEmpty { return facts }
            found.append(facts)
        }
        for index in shares.indices.dropFirst() { found[0].add(shares[index].constants, of: found[index]) }
        return found[0]
    }

    private static func read(
        _ file: SourceFile, _ share: SwiftAbridgement.Share?, _ options: ExtractionOptions
    ) -> FileFacts? {
        guard let tree = SwiftTree.parse(file, without: share?.omitted ?? []) else { return nil }
        var facts = SwiftFacts.facts(of: tree, options)
        if !facts.omitted.isEmpty, let share {
            facts.types += share.types.map {
                TypeFacts(name: $0.name, path: file.path, isPrivate: $0.isPrivate, inherits: [], alias: nil)
            }
        }
        return facts
    }
}

extension FileFacts {
    /// Adds what constants say that another text of the file has. All else that it has is in these facts too.
    ///
    /// No string is set in them: where something is spoken nothing is left out.
    /// - Parameter constants: In order.
    fileprivate mutating func add(_ constants: [Range<Int>], of other: FileFacts) {
        func isIn(_ span: Span) -> Bool {
            constants[constants.partitioningIndex { $0.upperBound > span.start }...].first?.contains(span.start)
                ?? false
        }
        addAssigned(of: other, where: isIn)
        declarations += other.declarations.filter { isIn($0.span) }
        declarations.sort { $0.span.start < $1.span.start }
        calls += other.calls.filter { isIn($0.span) }
        calls.sort { $0.span.start < $1.span.start }
        let known = Set(types.map(\.name))
        types += other.types.filter { !known.contains($0.name) }
    }

    /// Adds what properties that both texts have are assigned in constants that only the other one has.
    private mutating func addAssigned(of other: FileFacts, where isIn: (Span) -> Bool) {
        let assigned = other.declarations.filter { !isIn($0.span) && $0.assigned.contains { isIn($0.span) } }
        guard !assigned.isEmpty else { return }
        let values = Dictionary(assigned.map { ($0.span.start, $0.assigned) }) { first, _ in first }
        for index in declarations.indices {
            declarations[index].assigned += (values[declarations[index].span.start] ?? []).filter { isIn($0.span) }
        }
    }
}
