public import AXSource

/// Reads what the strings of a project depend on.
public enum ProjectFacts {
    /// How often declarations are followed into files that were passed over before.
    private static let rounds = 4
    /// How often a file is read again because more of its constants are asked for, before it is read whole.
    private static let partialReadings = 4

    /// What each of the files says, in their order, worked out on all cores. Files of no known language say nothing.
    public static func facts(in files: [SourceFile], options: ExtractionOptions) -> [FileFacts] {
        files.concurrentMap(largestFirst: { $0.text.count }) {
            extractor(of: $0)?.facts(in: $0, options: options) ?? FileFacts($0)
        }
    }

    /// Parses, of the files that mention nothing spoken, those that declare what others refer to.
    /// - Parameter facts: The facts of all files.
    /// - Returns: The facts in the same order.
    public static func completed(_ facts: [FileFacts], options: ExtractionOptions) -> [FileFacts] {
        var facts = facts
        var index = ProjectIndex(facts)
        var asked: Set<String> = []
        var names = AskedNames(facts)
        for _ in 0..<rounds {
            let missing = MissingNames.names(facts, in: index).subtracting(asked)
            asked.formUnion(missing)
            let wanted = facts.indices.filter { !facts[$0].isParsed && !facts[$0].rootNames.isDisjoint(with: missing) }
            if wanted.isEmpty { break }
            read(wanted, of: &facts, asking: &names, options)
            index = ProjectIndex(facts)
        }
        let spoken = index.spoken.typeNames
        if spoken.isEmpty { return facts }
        let mention = CallMention(of: spoken)
        let calls = facts.concurrentMap { isCalling(mention, in: $0) }
        var options = options
        options.spokenTypes = mention
        read(facts.indices.filter { calls[$0] }, of: &facts, asking: &names, options)
        return facts
    }

    /// Whether what has not been parsed of a file may call the initializer of a spoken type.
    private static func isCalling(_ mention: CallMention, in file: FileFacts) -> Bool {
        guard file.isParsed else { return mention.isFound(in: file.file.text) }
        return file.omitted.contains { mention.isFound(in: file.file.text[$0]) }
    }

    /// Reads files, and again those of which what was read asks for more.
    private static func read(
        _ wanted: [Int], of facts: inout [FileFacts], asking names: inout AskedNames, _ options: ExtractionOptions
    ) {
        var wanted = wanted
        var options = options
        var readings = 0
        while !wanted.isEmpty {
            options.askedNames = readings < partialReadings ? names.names : nil
            readings += 1
            let found = wanted.map { facts[$0] }.concurrentMap(largestFirst: { $0.file.text.count }) {
                [options] in read(again: $0, options)
            }
            for (index, found) in zip(wanted, found) {
                facts[index] = found
                names.add(found)
            }
            wanted = facts.indices.filter { !facts[$0].withheld.isDisjoint(with: names.names) }
        }
    }

    private static func read(again facts: FileFacts, _ options: ExtractionOptions) -> FileFacts {
        let extractor = extractor(of: facts.file)
        let hasSites = facts.isParsed && !facts.hasDeclarationsOnly
        return
            (hasSites
            ? extractor?.facts(in: facts.file, options: options)
            : extractor?.declarations(in: facts.file, options: options)) ?? facts
    }

    private static func extractor(of file: SourceFile) -> (any Extractor)? {
        let name = file.path.split(separator: ".").last.map(String.init) ?? ""
        return Extractors.extractor(forExtension: name)
    }
}
