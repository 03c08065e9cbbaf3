import AXExtract
import AXModel
import AXSource

/// Rewrites the places of one file after the other, with keys that are told apart over the whole project.
struct RewritingDesk {
    struct Result {
        var places: [LocalizedPlace] = []
        var skipped: [SkippedPlace] = []
        var change: FileChange?
    }

    var tests = TestedTexts([])
    /// The catalogs that Xcode extracts into.
    var isFilledByXcode: Set<String> = []

    private let request: LocalizeRequest
    private let project: Project
    private let habits: CallHabits
    private let tables: SourceTables
    private let occurrences: [Occurrence]
    private let uses: ConstantUses
    private let bundles: StringBundles
    private let bundleNames: [Module: String]
    private let currentFolder: String
    private var choices: [TargetTable: KeyChoice] = [:]
    private var symbols: SymbolChoice

    init(
        _ request: LocalizeRequest, _ project: Project, _ extraction: ProjectExtraction, _ tables: SourceTables,
        _ bundles: StringBundles, currentFolder: String
    ) {
        self.bundles = bundles
        self.request = request
        self.project = project
        self.tables = tables
        symbols = SymbolChoice(tables)
        self.currentFolder = currentFolder
        occurrences = extraction.occurrences + extraction.otherUses
        bundleNames = bundles.names(in: occurrences)
        let names = extraction.localization.functions + project.configuration.localizationFunctions
        habits = CallHabits(occurrences, wrappers: WrapperStyle.all(in: extraction.facts, named: names))
        uses = ConstantUses(files: extraction.facts.map(\.file))
    }

    /// How much is parsed to find the places of a file that fail, in bytes: a few seconds' work.
    private static let parsedBytes = 32 << 20

    /// The file with its places rewritten. What does not come out well stays as it was.
    mutating func rewrite(_ file: SourceFile, _ sites: [LocalizableSite]) -> Result {
        var result = Result()
        guard let rewriting = SourceRewritings.rewriting(forExtension: PathName.fileExtension(of: file.path)) else {
            result.skipped = sites.map { SkippedPlace(site: $0, reason: Self.untouched(file.path)) }
            return result
        }
        var rewritten: [Rewritten] = []
        var taken = TakenSpans()
        for (site, draft) in zip(sites, rewriting.drafts(of: sites, in: file)) {
            do throws(RewriteRefusal) {
                let draft = try checked(site, draft)
                let place = try place(site, draft)
                let edits = rewriting.edits(for: draft, place.wording, style: place.style, in: file)
                guard taken.take(edits.map(\.span)) else {
                    throw RewriteRefusal(
                        "this string is inside another string that is being rewritten; run the command again")
                }
                rewritten.append(Rewritten(place: place, edits: edits))
            } catch {
                result.skipped.append(SkippedPlace(site: site, reason: error.reason))
            }
        }
        let most = max(64, Self.parsedBytes / max(1, file.text.count))
        var trials = RewriteTrials<Rewritten>(most: most) { rewriting.fault(in: file, changedBy: $0.flatMap(\.edits)) }
        let sound = trials.sound(rewritten)
        result.skipped += trials.refused.map { SkippedPlace(site: $0.change.place.site, reason: $0.refusal.reason) }
        let edits = sound.flatMap(\.edits)
        guard !edits.isEmpty else { return result }
        guard let change = try? FileChange(file, edits) else {
            let reason = RewriteTrials<Rewritten>.together.reason
            result.skipped += sound.map { SkippedPlace(site: $0.place.site, reason: reason) }
            return result
        }
        result.places = sound.map(\.place)
        result.change = change
        return result
    }

    /// A place with the edits that rewrite it.
    private struct Rewritten {
        let place: LocalizedPlace
        let edits: [TextEdit]
    }

    /// Why a file of another type isn't rewritten.
    private static func untouched(_ path: String) -> String {
        Extractors.extractor(forExtension: PathName.fileExtension(of: path))?.id == "interface-builder"
            ? "an Interface Builder document is localized through the table with the same name, so the document "
                + "itself isn't rewritten"
            : "files of this type aren't rewritten"
    }

    // MARK: Reasons to leave a place

    private func checked(
        _ site: LocalizableSite, _ draft: Swift.Result<RewriteDraft, RewriteRefusal>
    ) throws(RewriteRefusal) -> RewriteDraft {
        if let refusal = site.refusal { throw refusal }
        if project.configuration(of: site.path).protected.contains(where: site.texts.contains) {
            throw RewriteRefusal("the configuration protects it")
        }
        if !request.overridesTests, let test = tests.test(of: site.texts) {
            throw RewriteRefusal(
                "the UI tests in \(PathName.printable(test)) contain this string and might depend on it; use "
                    + "--force to rewrite the string anyway")
        }
        let draft = try draft.get()
        if let constant = draft.constant, let use = uses.otherUse(of: constant) {
            let place = "\(PathName.printable(use.path)):\(use.line)"
            throw RewriteRefusal("“\(constant)” might be used for more than speech; see \(place)")
        }
        return draft
    }

    // MARK: Key, table and style

    private func style(at path: String) -> CallStyle {
        if let style = request.style { return style }
        if let style = habits.habit(around: path).style { return style }
        return tables.files.contains { PathName.fileExtension(of: $0.file.path) == KnownFiles.catalog }
            ? .stringLocalized : .nsLocalizedString
    }

    /// The style of a place; that of literals where no symbol can stand for its key.
    private mutating func style(
        at path: String, for wording: LocalizedWording, _ message: RewriteMessage, _ target: TargetTable
    ) throws(RewriteRefusal) -> CallStyle {
        let style = style(at: path)
        guard style == .symbol else { return style }
        guard let catalog = target.catalog else {
            throw RewriteRefusal(
                "symbols can only be generated for string catalogs, but “\(target.table.name)” is a strings file")
        }
        return symbols.mayTake(wording.key, saying: message.text, in: catalog) ? .symbol : .stringLocalized
    }

    private mutating func place(
        _ site: LocalizableSite, _ draft: RewriteDraft
    ) throws(RewriteRefusal) -> LocalizedPlace {
        let habit = habits.habit(around: site.path)
        let target = try target(for: site, habit)
        let bundle = try bundle(for: site, habit, target)
        let key = chosenKey(for: site, draft.message, target)
        let isText = key.text == draft.message.text
        let wording = LocalizedWording(
            key: key.text,
            table: target.table.name == ProjectTables.defaultTable ? nil : target.table.name,
            bundle: bundle,
            comment: key.comment ?? RoleNotes.comment(for: site.occurrence),
            showsText: !isText && key.comment == nil && hasOtherLanguages(target))
        return LocalizedPlace(
            site: site, message: draft.message, wording: wording, target: target, isNew: key.isNew,
            style: try style(at: site.path, for: wording, draft.message, target))
    }

    /// The bundle that a call has to name to find the table; nil for the app's. Wrappers name it themselves.
    private func bundle(
        for site: LocalizableSite, _ habit: CallHabits.Habit, _ target: TargetTable
    ) throws(RewriteRefusal) -> String? {
        let isSwift = site.path.hasSuffix(".swift")
        if case .wrapper = style(at: site.path) { return isSwift ? habit.bundle : nil }
        let (module, owner) = (bundles.module(of: site.path), bundles.owner(of: target.table))
        if isSwift, let bundle = habit.bundle {
            let isOwn = [".module", "Bundle.module"].contains(bundle) || bundle == "#bundle" && module != nil
            if !isOwn || module != nil && module == owner { return bundle }
        }
        guard let owner else { return nil }
        guard isSwift, owner == module else {
            throw RewriteRefusal(
                "the table is in the bundle of “\(owner.name)”, and no nearby call specifies that bundle")
        }
        return bundleNames[owner] ?? owner.bundle
    }

    /// Where a language has no entry yet, only the text in the call keeps its users from hearing the key.
    private func hasOtherLanguages(_ target: TargetTable) -> Bool {
        target.catalog != nil || !target.otherLocales.isEmpty
    }

    private func target(
        for site: LocalizableSite, _ habit: CallHabits.Habit
    ) throws(RewriteRefusal) -> TargetTable {
        let name = request.table ?? habit.table ?? ProjectTables.defaultTable
        let names = request.table == nil ? [name, ProjectTables.defaultTable] : [name]
        for name in names {
            if let target = TargetTable(
                name, near: site.path, of: project, bundles, language: request.language,
                currentFolder: currentFolder),
                target.plainPath != nil
            {
                return target
            }
        }
        throw RewriteRefusal(
            "the project has no strings file for the table “\(name)” in \(request.language); add one, such as an "
                + "empty string catalog, to the app's folder")
    }

    private mutating func chosenKey(
        for site: LocalizableSite, _ message: RewriteMessage, _ target: TargetTable
    ) -> KeyChoice.Key {
        let paths = Set(target.paths)
        // Taken out, so that it is changed in place.
        var choice =
            choices.removeValue(forKey: target)
            ?? KeyChoice(
                tables.catalogs.filter { paths.contains($0.path) },
                occurrences.filter { ($0.table ?? ProjectTables.defaultTable) == target.table.name },
                form: request.keys)
        defer { choices[target] = choice }
        return choice.key(for: site.occurrence, message)
    }
}

/// The stretches of a file that are changed already.
struct TakenSpans {
    /// In order; none overlaps another.
    private var spans: [Span] = []

    /// Takes the stretches of one change.
    ///
    /// - Returns: Whether all are free; none is taken where one is not. An empty stretch, where text is put in, is free at the
    ///   borders of others.
    mutating func take(_ own: [Span]) -> Bool {
        guard own.allSatisfy(isFree) else { return false }
        for span in own {
            spans.insert(span, at: spans.partitioningIndex { ($0.start, $0.end) >= (span.start, span.end) })
        }
        return true
    }

    private func isFree(_ span: Span) -> Bool {
        guard let next = spans[spans.partitioningIndex { $0.end > span.start }...].first else { return true }
        return next.start >= span.end
    }
}
