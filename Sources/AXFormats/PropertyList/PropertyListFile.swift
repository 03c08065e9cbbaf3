import AXModel
import AXScan
import AXSource

/// A property list file: XML, binary or old-style.
struct PropertyListFile: Sendable {
    enum Format: Sendable {
        case xml
        case binary
        case oldStyle(StringsDocument)
    }

    let file: SourceFile
    let format: Format
    /// The root value or, if the runtime rejects the file, the part before the error; nil if there is no value.
    let root: PropertyListNode?
    /// The entries of the root dictionary, including those that the runtime doesn't load.
    let entries: [PropertyListEntry]
    /// The reason why the runtime rejects an XML or binary file. Always nil for an old-style file, whose document
    /// contains the reason.
    let failure: PropertyList.Failure?
    /// The offset of the first byte that makes CoreFoundation reject an XML file because it can't decode the text; nil
    /// if it can. Always nil for a binary or old-style file.
    let undecodable: Int?

    /// Tries the formats in the same order as CoreFoundation: binary, XML, old-style.
    init(_ file: SourceFile) {
        self.file = file
        let tree: PropertyListTree?
        if BinaryPropertyList.isCandidate(file.raw) {
            format = .binary
            undecodable = nil
            let list = Result { () throws(PropertyList.Failure) in try BinaryPropertyList.read(file.raw) }
            switch list {
            case .success(let value): (tree, failure) = (PropertyListTree.withoutPositions(value, file.text), nil)
            case .failure(let error): (tree, failure) = (nil, error)
            }
        } else if XMLPropertyList.isCandidate(file.text) {
            format = .xml
            let reading = XMLPropertyList.read(file)
            undecodable = Self.firstBadByte(of: file)
            tree = reading.tree(file.text, mayHoldSurrogates: undecodable != nil)
            failure = reading.failure
        } else {
            let document = StringsDocument(file)
            format = .oldStyle(document)
            undecodable = nil
            (tree, failure) = (document.propertyListTree(), nil)
        }
        root = tree?.root
        entries = root?.entries ?? []
    }

    private static func firstBadByte(of file: SourceFile) -> Int? {
        guard !XMLDeclaredEncoding(of: file).isLatin1 else { return nil }
        // CoreFoundation converts other encodings to UTF-8 first, which can't represent lone surrogates.
        return UndecodableText.firstOffset(in: file)
            ?? (file.encoding == .utf8 ? nil : UTF8Check.firstInvalidOffset(in: file.text))
    }
}

extension PropertyListFile {
    /// The last entry for each of the given keys that the file contains.
    func lastEntries(of keys: Set<StringKey>) -> [StringKey: PropertyListEntry] {
        let found = entries.lazy.map { (key: $0.key.key, entry: $0) }.filter { keys.contains($0.key) }
        return Dictionary(found.map { ($0.key, $0.entry) }) { $1 }
    }

    /// The number of entries that the runtime loads.
    var loadedCount: Int {
        switch format {
        case .xml, .binary: failure == nil && undecodable == nil ? entries.count : 0
        case .oldStyle(let document): document.syntax.loadedCount
        }
    }

    var status: FileContents.Status {
        switch format {
        case .oldStyle(let document): document.status
        case .xml, .binary:
            failure != nil || undecodable != nil ? .error : root?.isDictionary != true ? .notDictionary : .ok
        }
    }

    /// The reason why the file can't be edited; nil if it can. Only XML files and empty files can be edited. Old-style
    /// files are too rare to support: none of 461 `.stringsdict` files in public apps is in the old style.
    var readOnlyReason: String? {
        switch format {
        case .xml: nil
        case .binary: "it's a binary property list; convert it with `plutil -convert xml1`"
        case .oldStyle: file.raw.isEmpty ? nil : "it isn't in XML; convert it with `plutil -convert xml1`"
        }
    }
}

extension PropertyListFile {
    /// The tokens of the file's text, without gaps. A binary file is one token.
    var tokens: [Span] {
        switch format {
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
    /// The entries with their comments, and with the entries of nested dictionaries. Nil for a file that can't be
    /// edited or doesn't load completely, because the entries of such a file aren't certain.
    var keyedTree: KeyedTree? {
        guard status == .ok, readOnlyReason == nil, let entries = root?.entries else { return nil }
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

    /// The span between the tags of a dictionary; nil for an empty tag.
    private func content(of dictionary: Span) -> Span? {
        let text = file.text[dictionary.range]
        guard let open = text.firstIndex(of: UInt8(ascii: ">")), let close = text.lastIndex(of: UInt8(ascii: "<")),
            open < close
        else { return nil }
        return Span(open + 1, close)
    }
}
