public import AXSource

/// Reads what the strings of a project depend on.
public enum ProjectFacts {
    /// How often declarations are followed into files and bodies that were passed over before.
    private static let rounds = 16
    /// What is asked for so often is read whole.
    private static let partialRounds = 12
    /// So often files with constants wait for the others: these may ask for more.
    private static let earlyRounds = 4

    /// What each of the files says, in their order, worked out on all cores. Files of no known language say nothing.
    /// - Parameters:
    ///   - known: By path, what files said that were read before with the same options. A file with the same text is not read
    ///     again.
    ///   - finished: Called after each file, on any thread.
    public static func facts(
        in files: [SourceFile], options: ExtractionOptions, known: [String: FileFacts] = [:],
        finished: @escaping @Sendable () -> Void = {}
    ) -> [FileFacts] {
        files.concurrentMap(largestFirst: { $0.text.count }) { file in
            defer { finished() }
            if let facts = known[file.path], facts.file.text == file.text { return facts }
            return Extractors.extractor(of: file)?.facts(in: file, options: options.own(for: file)) ?? FileFacts(file)
        }
    }

    /// Parses, of the files and bodies that mention nothing spoken, those that declare what others refer to.
    /// - Parameter facts: The facts of all files.
    /// - Returns: The facts in the same order.
    public static func completed(_ facts: consuming [FileFacts], options: ExtractionOptions) -> [FileFacts] {
        indexed(facts, options: options).facts
    }

    /// As ``completed(_:options:)``, with what the files declare.
    package static func indexed(
        _ facts: consuming [FileFacts], options: ExtractionOptions
    ) -> (facts: [FileFacts], index: ProjectIndex) {
        // Taken over, not copied: the array has many fields for each file.
        var facts = facts
        var index = ProjectIndex(facts, options: options)
        follow(&facts, &index, options, constants: .wait)
        var options = options
        let spoken = index.spoken.typeNames
        if !spoken.isEmpty {
            let mention = CallMention(of: spoken)
            let callers = callers(mention, in: facts)
            options.spokenTypes = mention
            read(callers, of: &facts, &index, options) { $0.asked }
            follow(&facts, &index, options, of: callers, opensFiles: false, constants: .wait)
        }
        follow(&facts, &index, options)
        return (facts, index)
    }

    /// When files are read again of which nothing but constants is asked for. A generated file may hold thousands of
    /// constants, so that it is read once, when all is known that is asked of it.
    enum ConstantFiles {
        /// Once nothing else is asked for.
        case last
        /// Not yet.
        case wait
    }

    /// Reads what the strings of the files depend on.
    /// - Parameters:
    ///   - index: What the files declare.
    ///   - origins: The files whose strings count; nil for all.
    ///   - opensFiles: Whether files are parsed that were passed over.
    static func follow(
        _ facts: inout [FileFacts], _ index: inout ProjectIndex, _ options: ExtractionOptions, of origins: [Int]? = nil,
        opensFiles: Bool = true, constants: ConstantFiles = .last
    ) {
        var opened: Set<String> = []
        // What a case of an enumeration stands for is looked up by a name that is not written.
        var names: NameSet = ["rawValue"]
        for round in 0..<rounds {
            let missing = missingNames(facts, of: origins ?? Array(facts.indices), in: index)
            let roots = opensFiles ? missing.roots.subtracting(opened) : []
            opened.formUnion(roots)
            names.formUnion(missing.names)
            let others = others(of: facts, missing, roots)
            let first = others.filter { facts[$0].withheldConstants.isDisjoint(with: names) }
            var wanted = first
            if constants == .last, first.isEmpty || round >= earlyRounds {
                wanted = withConstants(others, names, facts)
            }
            if wanted.isEmpty { break }
            var options = options
            if round >= partialRounds { options.askedNames = nil }
            read(wanted, of: &facts, &index, options) { [names] file in
                var asked = missing.declarations[file.file.path] ?? []
                asked.formUnion(file.asked)
                if !file.isParsed || !file.withheldConstants.isDisjoint(with: names) { asked.formUnion(names) }
                return asked
            }
        }
    }

    /// What the strings of files depend on, worked out for as many stretches of them as there are cores.
    private static func missingNames(_ facts: [FileFacts], of origins: [Int], in index: ProjectIndex) -> MissingNames {
        let count = max(1, min(origins.count, DeepStack.cores))
        let stretches = (0..<count).map { origins[origins.count * $0 / count..<origins.count * ($0 + 1) / count] }
        let parts = stretches.concurrentMap { [index] in MissingNames(facts, of: $0, in: index) }
        return parts.dropFirst().reduce(into: parts[0]) { $0.formUnion($1) }
    }

    /// The files that are read next, whether constants are asked of them or not: those that declare a root, or lack a body
    /// that is asked for.
    private static func others(of facts: [FileFacts], _ missing: MissingNames, _ roots: Set<String>) -> [Int] {
        var names: NameSet = []
        names.insert(roots)
        return facts.indices.filter { place in
            facts[place].isParsed
                ? missing.declarations[facts[place].file.path] != nil
                : !facts[place].rootNames.isDisjoint(with: names)
        }
    }

    /// The files with those that lack a constant that is asked for.
    private static func withConstants(_ others: [Int], _ names: NameSet, _ facts: [FileFacts]) -> [Int] {
        let known = Set(others)
        return others
            + facts.indices.filter {
                facts[$0].isParsed && !known.contains($0) && !facts[$0].withheldConstants.isDisjoint(with: names)
            }
    }

    /// The files of which a part that has not been parsed may call the initializer of a spoken type.
    private static func callers(_ mention: CallMention, in facts: [FileFacts]) -> [Int] {
        // Facts have many fields: a copy of each file's would cost more than what is read of them.
        let calls = Array(facts.indices).concurrentMap { place in
            facts[place].isParsed
                ? facts[place].omitted.contains { mention.isFound(in: facts[place].file.text[$0]) }
                : mention.isFound(in: facts[place].file.text)
        }
        return facts.indices.filter { calls[$0] }
    }

    /// - Parameter asked: The names that are wanted of a file, unless all are.
    private static func read(
        _ wanted: [Int], of facts: inout [FileFacts], _ index: inout ProjectIndex, _ options: ExtractionOptions,
        asked: @escaping @Sendable (FileFacts) -> NameSet
    ) {
        let old = wanted.map { facts[$0] }
        let found = old.concurrentMap(largestFirst: { $0.file.text.count }) { file in
            var options = options
            if options.askedNames != nil { options.askedNames = asked(file) }
            return read(again: file, options)
        }
        for (place, found) in zip(wanted, found) { facts[place] = found }
        index.replace(old, in: facts, options: options)
    }

    private static func read(again facts: FileFacts, _ options: ExtractionOptions) -> FileFacts {
        let extractor = Extractors.extractor(of: facts.file)
        var options = options.own(for: facts.file)
        options.stringPlaces = facts.stringPlaces
        options.outline = facts.outline
        options.allStrings = options.allStrings || facts.stringPlaces != nil
        let hasSites = facts.isParsed && !facts.hasDeclarationsOnly
        return
            (hasSites
            ? extractor?.facts(in: facts.file, options: options)
            : extractor?.declarations(in: facts.file, options: options)) ?? facts
    }
}
