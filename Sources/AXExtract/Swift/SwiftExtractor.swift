import AXModel
import AXSource

/// Finds accessibility strings in Swift, by syntax alone.
struct SwiftExtractor: Extractor {
    let id = "swift"
    let extensions = ["swift"]
    var pages: [RulePage] { SourceRules.pages + [TraitsConflict.page, SourceNotRead.page, SyntaxError.page] }

    func facts(in file: SourceFile, options: ExtractionOptions) -> FileFacts {
        if let places = options.stringPlaces { return parsed(file, options, mentions: places) }
        if options.allStrings, file.text.contains(UInt8(ascii: "\"")) { return parsed(file, options, mentions: nil) }
        let mentions = SourceMention.offsets(inSwift: file.text)
        if !mentions.isEmpty { return parsed(file, options, mentions: options.allStrings ? nil : mentions) }
        var facts = FileFacts(file)
        facts.rootNames = RootNames.names(in: file.text)
        return facts
    }

    func declarations(in file: SourceFile, options: ExtractionOptions) -> FileFacts {
        var facts = parsed(file, options, mentions: options.allStrings ? nil : [])
        facts.hasDeclarationsOnly = true
        facts.sites = []
        facts.diagnostics = []
        return facts
    }

    func comments(in file: SourceFile) -> [Span] {
        file.text.withUnsafeBufferPointer { bytes in
            var cursor = SwiftCursor(bytes)
            var comments: [Span] = []
            while cursor.offset < bytes.count {
                let start = cursor.offset
                cursor.skip()
                if bytes[start] == UInt8(ascii: "/"), cursor.offset > start + 1 {
                    comments.append(Span(start, cursor.offset))
                }
            }
            return comments
        }
    }

    /// - Parameter mentions: The offsets of what is looked for; nil where everything is.
    private func parsed(_ file: SourceFile, _ options: ExtractionOptions, mentions: [Int]?) -> FileFacts {
        let outline = mentions.map { self.outline(of: file, options, mentions: $0) }
        let abridgement = outline.map {
            SwiftAbridgement(of: $0, asked: options.askedNames, withUsers: options.stringPlaces != nil)
        }
        guard var facts = SharedReading.facts(in: file, abridgement?.shares, options) else {
            var facts = FileFacts(file)
            facts.isParsed = true
            facts.diagnostics = [SourceNotRead.diagnostic(for: file)]
            return facts
        }
        facts.asked = options.askedNames ?? []
        facts.stringPlaces = options.stringPlaces
        if let abridgement, !facts.omitted.isEmpty {
            facts.omitted = abridgement.ranges
            facts.withheld = abridgement.names
            facts.withheldConstants = abridgement.constants
            // Where constants were left out, they may be asked for.
            facts.outline = abridgement.constants.isEmpty ? nil : outline
        }
        return facts
    }

    private func outline(of file: SourceFile, _ options: ExtractionOptions, mentions: [Int]) -> SwiftOutline {
        let places = (mentions + (options.spokenTypes?.offsets(in: file.text) ?? [])).sorted()
        if let known = options.outline, known.mentions == places { return known }
        return SwiftOutline(of: file.text, mentions: places)
    }
}
