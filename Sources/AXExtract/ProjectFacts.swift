import AXSource

/// Reads what the strings of a project depend on.
public enum ProjectFacts {
    /// How often declarations are followed into files that were passed over before.
    private static let rounds = 4

    /// Parses, of the files that mention nothing spoken, those that declare what others refer to.
    /// - Parameter facts: The facts of all files.
    /// - Returns: The facts in the same order.
    public static func completed(_ facts: [FileFacts], options: ExtractionOptions) -> [FileFacts] {
        var facts = facts
        var asked: Set<String> = []
        for _ in 0..<rounds {
            let missing = MissingNames.names(facts, in: ProjectIndex(facts)).subtracting(asked)
            asked.formUnion(missing)
            let wanted = facts.indices.filter { !facts[$0].isParsed && !facts[$0].rootNames.isDisjoint(with: missing) }
            if wanted.isEmpty { break }
            read(wanted, of: &facts, options)
        }
        let spoken = ProjectIndex(facts).spoken.typeNames
        if spoken.isEmpty { return facts }
        let isCalling = facts.concurrentMap { !$0.isParsed && CallMention.isFound(of: spoken, in: $0.file.text) }
        read(facts.indices.filter { isCalling[$0] }, of: &facts, options)
        return facts
    }

    private static func read(_ wanted: [Int], of facts: inout [FileFacts], _ options: ExtractionOptions) {
        let files = wanted.map { facts[$0].file }
        for (index, read) in zip(wanted, files.concurrentMap { declarations(in: $0, options) }) {
            facts[index] = read
        }
    }

    private static func declarations(in file: SourceFile, _ options: ExtractionOptions) -> FileFacts {
        let name = file.path.split(separator: ".").last.map(String.init) ?? ""
        return Extractors.extractor(forExtension: name)?.declarations(in: file, options: options) ?? FileFacts(file)
    }
}
