package import AXSource

/// Parses the files that a project's strings depend on, each file at most once. It begins with the files in which the
/// options ask for strings, such as those that mention an accessibility API, and continues with the files that declare
/// the constants and functions that the strings come from.
package enum ProjectFacts {
    /// The facts of each file, in the order of `files`, computed on all cores. A file isn't parsed and has no sites if
    /// its language is unknown, or if it can't contain the strings that the options ask for.
    /// - Parameters:
    ///   - known: The facts of files that were parsed before, with options that give the same facts, by path. An
    ///     unchanged file isn't parsed again.
    ///   - finished: Called after each file, on any thread.
    package static func facts(
        in files: [SourceFile], options: ExtractionOptions, known: [String: FileFacts] = [:],
        finished: @escaping @Sendable () -> Void = {}
    ) -> [FileFacts] {
        files.concurrentMap(largestFirst: { $0.text.count }) { file in
            defer { finished() }
            if let facts = known[file.path], facts.file.text == file.text { return facts }
            return Extractors.extractor(of: file)?.facts(in: file, options: options.narrowed(to: file))
                ?? FileFacts(file)
        }
    }

    /// Parses the remaining files that the strings depend on, such as those that declare constants and functions that
    /// the strings come from.
    /// - Parameter facts: The facts of all files.
    /// - Returns: The facts in the same order.
    package static func completed(_ facts: [FileFacts], options: ExtractionOptions) -> [FileFacts] {
        indexed(facts, options: options).facts
    }

    /// The same facts as ``completed(_:options:)``, with the index of their declarations.
    package static func indexed(
        _ facts: [FileFacts], options: ExtractionOptions
    ) -> (facts: [FileFacts], index: ProjectIndex) {
        var search = DeclarationSearch(facts, options)
        search.run()
        search.finish()
        return (search.facts, search.index)
    }

    /// The facts of files that weren't parsed before, without their sites and most of their titles.
    static func declarations(of files: [SourceFile], _ options: ExtractionOptions) -> [FileFacts] {
        files.concurrentMap(largestFirst: { $0.text.count }) { file in
            Extractors.extractor(of: file)?.declarations(in: file, options: options.narrowed(to: file))
                ?? FileFacts(file)
        }
    }
}

/// Parses files in rounds, until the strings don't seem to depend on any unparsed file.
private struct DeclarationSearch {
    private(set) var facts: [FileFacts]
    private(set) var index: ProjectIndex
    private let options: ExtractionOptions
    private var references: OpenReferences
    /// The indices of the unparsed files, by the names that they declare at their top level.
    private var declaring: [String: [Int]] = [:]
    /// The indices of the unparsed files that extend a type only with members, by the type's name.
    private var extending: [String: [Int]] = [:]
    /// The names of types and functions whose callers have already been searched for.
    private var spokenTypes: Set<String> = []
    /// The names of the types of elements and screens, and of the views that these consist of. They are collected only
    /// for transcripts, where it matters what kind of view each type is. A type's name can be misleading: a
    /// `CoverImageView` may be a view with labels.
    private var viewTypes: Set<String> = []

    /// The indices of the unparsed files with properties that documents set.
    private var inspected: Set<Int> = []
    /// The indices of the files with tests that hold only on a Mac; empty unless a transcript is made.
    private var testing: Set<Int> = []

    /// The maximum number of rounds. A chain of names that leads through more files isn't followed to its end.
    private static let mostRounds = 16

    init(_ facts: [FileFacts], _ options: ExtractionOptions) {
        self.facts = facts
        self.options = options
        index = ProjectIndex(facts, options: options)
        references = OpenReferences(facts)
        if options.titles != .nowhere {
            viewTypes = Set(facts.flatMap(\.elements).lazy.compactMap(\.type))
            viewTypes.formUnion(
                facts.flatMap(\.sites).compactMap(\.screen).map(\.lastName))
            inspected = Self.inspected(facts)
            testing = Set(facts.indices.filter { MacTestNames.search.containsWord(in: facts[$0].file.text) })
        }
        for file in facts.indices where !facts[file].isParsed {
            for name in facts[file].rootNames.declared { declaring[name, default: []].append(file) }
            for name in facts[file].rootNames.extended { extending[name, default: []].append(file) }
        }
    }

    mutating func run() {
        for _ in 0..<Self.mostRounds {
            references.addHeardValues(in: facts, index)
            var wanted = Set(references.missingRoots(in: index).flatMap { declarations(of: $0, with: $1) })
            wanted.formUnion(callers())
            wanted.formUnion(views())
            wanted.formUnion(inspected)
            wanted.formUnion(testing)
            let unread = wanted.filter { !facts[$0].isParsed }.sorted()
            if unread.isEmpty { break }
            let found = ProjectFacts.declarations(of: unread.map { facts[$0].file }, options)
            for (file, found) in zip(unread, found) { facts[file] = found }
            index.add(unread, of: facts)
        }
    }

    /// The indices of the unparsed files that declare properties for Interface Builder and mention one that a document
    /// sets.
    private static func inspected(_ facts: [FileFacts]) -> Set<Int> {
        let names = Set(facts.flatMap(\.runtimeAttributeValues).map(\.keyPath))
        guard !names.isEmpty else { return [] }
        let (inspectable, properties) = (SubstringSearch(["IBInspectable"]), SubstringSearch(names.sorted()))
        return Set(
            facts.indices.filter { file in
                !facts[file].isParsed && inspectable.containsWord(in: facts[file].file.text)
                    && properties.containsWord(in: facts[file].file.text)
            })
    }

    /// The unparsed files that declare a name, and those that extend the type of that name and mention a member.
    private func declarations(of root: String, with members: Set<String>) -> [Int] {
        let extensions = (extending[root] ?? []).filter { !facts[$0].isParsed }
        guard !extensions.isEmpty else { return declaring[root] ?? [] }
        let search = SubstringSearch(members.filter { !$0.isEmpty })
        return (declaring[root] ?? []) + extensions.filter { search.containsWord(in: facts[$0].file.text) }
    }

    /// Adds the facts that depend on all files. Omitted parameters and heard elements are found only if all callers are
    /// known, because other projects may call the views of a library.
    mutating func finish() {
        if options.titles != .nowhere {
            (index.viewContents, index.bodyAttributes) = (ViewContents(facts), BodyAttributes(facts))
        }
        index.documentTexts = RuntimeAttributeSites.texts(in: facts, index)
        guard options.knowsCallers else { return }
        index.omittedParameters = OmittedParameters(facts)
        if options.isOfApp {
            index.unusedMembers = index.unusedMembers(in: facts) { !options.unshippedPaths.contains($0) }
            index.unmadeCases = index.unmadeCases(in: facts) { !options.unshippedPaths.contains($0) }
        }
        index.heardElements = index.heardElements(in: facts) { !options.unshippedPaths.contains($0) }
    }

    /// The files that may declare the types of elements, or the types of the views that these elements consist of.
    private mutating func views() -> [Int] {
        viewTypes.formUnion(
            viewTypes.compactMap { index.declared($0, "") }.compactMap { $0.body ?? $0.inherits.first })
        return viewTypes.flatMap { index.declared($0, "") == nil ? declaring[$0] ?? [] : [] }
    }

    /// The names of the SwiftUI views with strings that may be spoken only as parts of elements, or with other labels.
    /// They are collected only for transcripts.
    private var viewsWithStrings: Set<String> {
        guard options.titles != .nowhere, options.knowsCallers else { return [] }
        let isShipped = { !options.unshippedPaths.contains($0) }
        let views = index.viewsInElements(in: facts, where: isShipped)
        let relabeled = index.viewsWithReplacedLabels(in: facts, where: isShipped).keys
        return Set(views.spoken.union(views.unused).union(relabeled).map(\.lastName))
    }

    /// The unparsed files that may call an initializer with a spoken argument, or one of the app's own modifiers. Each
    /// round searches only for the names that earlier rounds didn't search for.
    private mutating func callers() -> [Int] {
        let methods = index.spoken.methodNames.intersection(options.titles == .nowhere ? options.modifiers : [])
        let names = index.spoken.speakingTypeNames.union(index.modifiers.names)
            .union(index.spoken.inherited.keys).union(methods).union(viewsWithStrings)
        let announcers = index.spoken.announcers
        let new = (types: names.subtracting(spokenTypes), announcers: announcers.names.subtracting(spokenTypes))
        spokenTypes.formUnion(new.types.union(new.announcers))
        var found = new.types.isEmpty ? [] : unparsed(calling: new.types)
        if !new.announcers.isEmpty {
            let receivers = SubstringSearch(announcers.receivers.sorted())
            found += unparsed(calling: Set(new.announcers.map(\.lastName)), naming: receivers)
        }
        return found
    }

    /// - Parameter receivers: At least one of these names must be in the file, too; nil if it needs no other name.
    private func unparsed(calling names: Set<String>, naming receivers: SubstringSearch? = nil) -> [Int] {
        let mention = CallPrefilter(of: names)
        let unread = facts.indices.filter { !facts[$0].isParsed }
        let calls = unread.concurrentMap { [facts] file in
            mention.isFound(in: facts[file].file.text)
                && receivers.map { $0.containsWord(in: facts[file].file.text) } ?? true
        }
        return zip(unread, calls).filter(\.1).map(\.0)
    }
}

/// Searches raw bytes for calls to functions, or to the initializers of types. Files without such calls needn't be
/// parsed.
struct CallPrefilter: Sendable {
    private let search: SubstringSearch
    private let lengths: [Int]

    /// - Parameter names: The names of functions and types.
    init(of names: Set<String>) {
        let names = names.sorted()
        search = SubstringSearch(names)
        lengths = names.map(\.utf8.count)
    }

    /// Whether a file may call one of the functions, or an initializer of one of the types.
    func isFound(in text: some Collection<UInt8>) -> Bool {
        text.withContiguousStorageIfAvailable { bytes in
            search.contains(in: bytes) { isCall(bytes, $0, of: $1) }
        } ?? true
    }

    /// Whether the name at `start` is a whole word, followed by an opening parenthesis, generic arguments or `.init`.
    private func isCall(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, of name: Int) -> Bool {
        if start > 0, bytes[start - 1].isIdentifierByte { return false }
        let rest = bytes[(start + lengths[name])...]
        return rest.first == UInt8(ascii: "(") || rest.first == UInt8(ascii: "<") || rest.starts(with: Self.initializer)
    }

    private static let initializer = Array(".init".utf8)
}
