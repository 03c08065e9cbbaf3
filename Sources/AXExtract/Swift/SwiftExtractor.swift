import AXModel
import AXSource

/// Finds accessibility strings in Swift files from their syntax alone.
struct SwiftExtractor: Extractor {
    let id = "swift"
    let extensions = ["swift"]
    var pages: [RulePage] { SourceRules.pages + [TraitsConflict.page, SourceNotRead.page, SyntaxError.page] }

    func facts(in file: SourceFile, options: ExtractionOptions) -> FileFacts {
        let isWorthParsing =
            options.allStrings && file.text.contains(UInt8(ascii: "\"")) || options.titles == .everywhere
            || SourcePrefilter.isFound(inSwift: file.text)
            || options.titles != .nowhere && SourcePrefilter.isFound(forTranscript: file.text)
        if isWorthParsing { return parsed(file, options) }
        var facts = FileFacts(file)
        facts.rootNames = RootNames(ofSwift: file.text)
        return facts
    }

    func declarations(in file: SourceFile, options: ExtractionOptions) -> FileFacts {
        var facts = parsed(file, options)
        facts.sites = []
        facts.titles = facts.titlesWithOtherStrings
        facts.diagnostics = []
        return facts
    }

    func comments(in file: SourceFile) -> [Span] { SwiftComments.spans(in: file.text) }

    private func parsed(_ file: SourceFile, _ options: ExtractionOptions) -> FileFacts {
        DeepStack.run {
            if let tree = SwiftTree.parse(file, isForTranscript: options.titles != .nowhere) {
                var facts = SwiftFacts.facts(of: tree, options)
                facts.leaveOut(options.unusedTypes)
                return facts
            }
            var facts = FileFacts(file)
            facts.isParsed = true
            facts.diagnostics = [SourceNotRead.diagnostic(for: file)]
            return facts
        }
    }
}

extension FileFacts {
    /// The titles of the views that may get a string from one of the app's own modifiers or views, and of the views that
    /// are spoken with them.
    fileprivate var titlesWithOtherStrings: [StringSite] {
        let modified = Set(modifierUses.map(\.element))
        let starts = Set(modified.compactMap { elements[$0].start })
        let groups = Set(
            titles.lazy.filter(\.showsOwnView).compactMap { $0.element.flatMap { elements[$0].group } }.map(\.start))
        return titles.filter { title in
            guard let element = title.element else { return false }
            let group = elements[element].group?.start
            return modified.contains(element) || group.map { starts.contains($0) || groups.contains($0) } == true
        }
    }
}

extension StringSite {
    /// Whether it's a call of one of the app's own views, whose strings are spoken with the group around the call.
    fileprivate var showsOwnView: Bool { title == .unknown && leaves.first?.reference?.arguments != nil }
}
