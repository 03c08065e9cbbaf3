import AXModel
import AXScan
import AXSource

/// A property list file in any of its three spellings.
struct PropertyListFile: Sendable {
    enum Form: Sendable {
        case xml
        case binary
        case oldStyle(StringsDocument)
    }

    let file: SourceFile
    let form: Form
    /// The value; of a file that is refused, what stands before the fault. Nil where nothing can be made out.
    let root: PropertyListNode?
    /// The entries of the file's dictionary, also those that the runtime never sees.
    let entries: [PropertyListEntry]
    /// Why an XML or binary file is refused. What Apple's parser makes of an old-style file is in its document.
    let failure: PropertyList.Failure?
    /// The first byte of an XML file that is not in the encoding that the file declares.
    let undecodable: Int?

    /// Reads a file in the order in which CoreFoundation tries the spellings: binary, XML, old style.
    init(_ file: SourceFile) {
        self.file = file
        let tree: PropertyListTree?
        if BinaryPropertyList.isCandidate(file.raw) {
            form = .binary
            undecodable = nil
            let list = Result { () throws(PropertyList.Failure) in try BinaryPropertyList.read(file.raw) }
            switch list {
            case .success(let value): (tree, failure) = (PropertyListTree.placeless(value, file.text), nil)
            case .failure(let error): (tree, failure) = (nil, error)
            }
        } else if XMLPropertyList.isCandidate(file.text) {
            form = .xml
            let reading = XMLPropertyList.read(file)
            undecodable = Self.firstBadByte(of: file)
            tree = reading.tree(file.text, mayHoldSurrogates: undecodable != nil)
            failure = reading.failure
        } else {
            let document = StringsDocument(file)
            form = .oldStyle(document)
            undecodable = nil
            (tree, failure) = (OldStylePropertyList(document).tree(), nil)
        }
        root = tree?.root
        entries = root?.entries ?? []
    }

    private static func firstBadByte(of file: SourceFile) -> Int? {
        guard !XMLDeclaredEncoding(of: file).isLatin1 else { return nil }
        // Text in another encoding is turned into UTF-8 first, which has no lone surrogates.
        return RefusedText.firstOffset(in: file)
            ?? (file.encoding == .utf8 ? nil : UTF8Check.firstInvalidOffset(in: file.text))
    }
}

extension PropertyListFile {
    /// How many of the entries the runtime loads.
    var loadedCount: Int {
        switch form {
        case .xml, .binary: failure == nil && undecodable == nil ? entries.count : 0
        case .oldStyle(let document): document.syntax.loadedCount
        }
    }

    var status: FileContents.Status {
        switch form {
        case .oldStyle(let document): document.status
        case .xml, .binary:
            failure != nil || undecodable != nil ? .error : root?.isDictionary != true ? .notDictionary : .ok
        }
    }

    /// Whether the runtime stops reading before the end of the file.
    var isTailLost: Bool {
        if case .oldStyle(let document) = form { document.isTailLost } else { false }
    }

    /// How much of the text's beginning the runtime drops, so that nothing may come to stand there.
    var unreadLength: Int {
        if case .oldStyle(let document) = form { document.start } else { 0 }
    }

    /// Whether an entry that is added would load.
    var canGrow: Bool {
        if case .oldStyle(let document) = form { document.canGrow } else { status == .ok }
    }

    /// Why the file cannot be edited.
    var readOnlyReason: String? {
        if case .binary = form { "it's a binary property list" } else { nil }
    }
}

extension PropertyListFile {
    /// The gap-free pieces of the file's text: the tokens of its spelling. A binary file is one piece.
    var tokens: [Span] {
        switch form {
        case .binary: return [file.fullSpan]
        case .oldStyle(let document): return document.tokens.map(\.span)
        case .xml:
            var scanner = XMLScanner(file.text)
            var spans: [Span] = []
            while let token = scanner.next() { spans.append(token.span) }
            return spans
        }
    }
}

extension PropertyListFile {
    /// The entries with their comments, those of inner dictionaries inside them; nil for a file that does not load as a
    /// whole, whose entries are not certain, and for a binary one.
    var keyedTree: KeyedTree? {
        guard status == .ok, !isTailLost, readOnlyReason == nil, let entries = root?.entries else { return nil }
        return keyedTree(of: entries, span: file.fullSpan)
    }

    private func keyedTree(of entries: [PropertyListEntry], span: Span) -> KeyedTree {
        let parts = entries.map { entry in
            KeyedTree.Part(key: entry.key.key, span: entry.chunk, inside: inside(entry.value))
        }
        let separator = parts.first.map { space(before: $0.span.start) } ?? file.newline
        return KeyedTree(span: span, parts: parts, usualSeparator: separator)
    }

    private func space(before offset: Int) -> String {
        var start = offset
        while start > 0, file.text[start - 1].isASCIISpace { start -= 1 }
        return file.string(Span(start, offset))
    }

    private func inside(_ node: PropertyListNode) -> KeyedTree? {
        guard let entries = node.entries, let span = content(of: node.span) else { return nil }
        let isApart = entries.allSatisfy { span.start <= $0.chunk.start && $0.chunk.end <= span.end }
        return isApart ? keyedTree(of: entries, span: span) : nil
    }

    /// What stands between the tags or the braces of a dictionary; nil for an empty tag.
    private func content(of dictionary: Span) -> Span? {
        if case .oldStyle = form { return Span(dictionary.start + 1, dictionary.end - 1) }
        let text = file.text[dictionary.range]
        guard let open = text.firstIndex(of: UInt8(ascii: ">")), let close = text.lastIndex(of: UInt8(ascii: "<")),
            open < close
        else { return nil }
        return Span(open + 1, close)
    }
}
