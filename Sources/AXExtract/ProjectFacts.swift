public import AXSource

/// Reads what the strings of a project depend on.
public enum ProjectFacts {
    /// How often declarations are followed into files and bodies that were passed over before.
    private static let rounds = 12
    /// What is asked for so often is read whole.
    private static let partialRounds = 8

    /// What each of the files says, in their order, worked out on all cores. Files of no known language say nothing.
    public static func facts(in files: [SourceFile], options: ExtractionOptions) -> [FileFacts] {
        files.concurrentMap(largestFirst: { $0.text.count }) {
            Extractors.extractor(of: $0)?.facts(in: $0, options: options) ?? FileFacts($0)
        }
    }

    /// Parses, of the files and bodies that mention nothing spoken, those that declare what others refer to.
    /// - Parameter facts: The facts of all files.
    /// - Returns: The facts in the same order.
    public static func completed(_ facts: [FileFacts], options: ExtractionOptions) -> [FileFacts] {
        var facts = facts
        let index = follow(&facts, options)
        let spoken = index.spoken.typeNames
        if spoken.isEmpty { return facts }
        let mention = CallMention(of: spoken)
        let calls = facts.concurrentMap { isCalling(mention, in: $0) }
        var options = options
        options.spokenTypes = mention
        read(facts.indices.filter { calls[$0] }, of: &facts, options) { $0.asked }
        _ = follow(&facts, options, opensFiles: false)
        return facts
    }

    /// Reads what the strings of the files depend on.
    /// - Parameter opensFiles: Whether files are parsed that were passed over.
    static func follow(
        _ facts: inout [FileFacts], _ options: ExtractionOptions, opensFiles: Bool = true
    ) -> ProjectIndex {
        var index = ProjectIndex(facts, options: options)
        var opened: Set<String> = []
        // What a case of an enumeration stands for is looked up by a name that is not written.
        var names: NameSet = ["rawValue"]
        for round in 0..<rounds {
            let missing = MissingNames(facts, in: index)
            let roots = opensFiles ? missing.roots.subtracting(opened) : []
            opened.formUnion(roots)
            names.formUnion(missing.names)
            let wanted = facts.indices.filter { place in
                let file = facts[place]
                if !file.isParsed { return !file.rootNames.isDisjoint(with: roots) }
                return missing.declarations[file.file.path] != nil || !file.withheldConstants.isDisjoint(with: names)
            }
            if wanted.isEmpty { break }
            var options = options
            if round >= partialRounds { options.askedNames = nil }
            read(wanted, of: &facts, options) { [names] file in
                var asked = missing.declarations[file.file.path] ?? []
                asked.formUnion(file.asked)
                if !file.isParsed || !file.withheldConstants.isDisjoint(with: names) { asked.formUnion(names) }
                return asked
            }
            index = ProjectIndex(facts, options: options)
        }
        return index
    }

    /// Whether what has not been parsed of a file may call the initializer of a spoken type.
    private static func isCalling(_ mention: CallMention, in file: FileFacts) -> Bool {
        guard file.isParsed else { return mention.isFound(in: file.file.text) }
        return file.omitted.contains { mention.isFound(in: file.file.text[$0]) }
    }

    /// - Parameter asked: The names that are wanted of a file, unless all are.
    private static func read(
        _ wanted: [Int], of facts: inout [FileFacts], _ options: ExtractionOptions,
        asked: @escaping @Sendable (FileFacts) -> NameSet
    ) {
        let found = wanted.map { facts[$0] }.concurrentMap(largestFirst: { $0.file.text.count }) { file in
            var options = options
            if options.askedNames != nil { options.askedNames = asked(file) }
            return read(again: file, options)
        }
        for (index, found) in zip(wanted, found) { facts[index] = found }
    }

    private static func read(again facts: FileFacts, _ options: ExtractionOptions) -> FileFacts {
        let extractor = Extractors.extractor(of: facts.file)
        var options = options
        options.stringPlaces = facts.stringPlaces
        options.allStrings = options.allStrings || facts.stringPlaces != nil
        let hasSites = facts.isParsed && !facts.hasDeclarationsOnly
        return
            (hasSites
            ? extractor?.facts(in: facts.file, options: options)
            : extractor?.declarations(in: facts.file, options: options)) ?? facts
    }
}
