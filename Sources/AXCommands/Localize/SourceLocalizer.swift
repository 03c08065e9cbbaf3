import AXExtract
import AXModel
import AXSource

/// The options of `localize`.
struct LocalizeRequest {
    /// The source files to rewrite.
    let selection: PathSelection
    /// The style of the calls; nil for the style of the nearby files.
    var style: CallStyle?
    /// The form of new keys; nil for the form of the existing keys.
    var keys: KeyForm?
    /// The table for new keys; nil for the table of the nearby files.
    var table: String?
    /// The language of the strings in the code.
    var language = "en"
    /// Whether to rewrite strings even if UI tests contain them.
    var overridesTests = false
}

/// Rewrites the strings of several files, one file after the other. New keys are unique in their table.
struct SourceLocalizer {
    struct Result {
        var rewritten: [RewrittenString] = []
        var skipped: [SkippedString] = []
        var change: FileChange?
    }

    private let tests: UITestLiterals
    private let request: LocalizeRequest
    private let project: Project
    private let habits: CallConventions
    private let tables: SourceTables
    private let occurrences: [Occurrence]
    private let uses: ConstantUses
    private let bundles: StringBundles
    private let bundleNames: [Module: String]
    private let currentFolder: String
    /// Whether `String(localized:)` isn't available in the oldest system that the app runs on.
    private let isBeforeStringLocalized: Bool
    private var choices: [TargetTable: KeyChoice] = [:]
    private var translated: [TargetTable: TranslatedKeys] = [:]
    private let files: any FileSystem
    private var symbols: SymbolChoice

    init(
        _ request: LocalizeRequest, _ project: Project, _ extraction: ProjectExtraction, _ tables: SourceTables,
        _ bundles: StringBundles, in files: any FileSystem
    ) {
        self.bundles = bundles
        self.request = request
        self.project = project
        self.tables = tables
        symbols = SymbolChoice(tables)
        self.files = files
        currentFolder = files.currentFolder
        isBeforeStringLocalized = DeploymentTarget.oldestIOS(in: project.manifests, files).map { $0 < 15 } ?? false
        occurrences = extraction.occurrences + extraction.otherUses
        bundleNames = bundles.names(in: occurrences)
        let names = extraction.localization.functions + project.configuration.localizationFunctions
        habits = CallConventions(occurrences, wrappers: WrapperStyle.all(in: extraction.facts, named: names))
        let sources = extraction.facts.map(\.file)
        uses = ConstantUses(files: sources)
        tests = UITestLiterals(sources)
    }

    /// The limit for the trials that find the failing rewrites of a file, as the number of UTF-8 bytes to parse.
    /// Parsing this many bytes takes a few seconds. At least 64 trials are allowed, regardless of the size of the file.
    private static let parsedBytes = 32 << 20

    /// Rewrites the strings of a file, except those whose rewrite would fail.
    mutating func rewrite(_ file: SourceFile, _ sites: [LocalizableSite]) -> Result {
        var result = Result()
        guard let rewriting = SourceRewritings.rewriting(forExtension: PathName.fileExtension(of: file.path)) else {
            result.skipped = sites.map { SkippedString(site: $0, reason: Self.reasonToSkip(file.path)) }
            return result
        }
        var rewritten: [Rewrite] = []
        let tested = request.overridesTests ? [:] : choicesInTests(among: sites)
        var (taken, plurals, refused) = (TakenSpans(), TakenSpans(), TakenSpans())
        for (site, draft) in Self.wholeSentencesFirst(sites, rewriting.drafts(of: sites, in: file)) {
            // Skip a sentence that was already rewritten as a plural, and the parts of such a sentence.
            if !site.isPlural, plurals.contain(site.span) { continue }
            // Skip a part of a sentence that isn't rewritten.
            if refused.contain(site.span) { continue }
            do throws(RewriteRefusal) {
                let draft = try checked(site, draft, tested)
                let string = try rewrittenString(site, draft)
                let edits = rewriting.edits(for: draft, string.wording, style: string.style, in: file)
                guard taken.take(edits.map(\.span)) else {
                    throw RewriteRefusal(
                        "this string is inside another string that is being rewritten; run the command again")
                }
                rewritten.append(Rewrite(string: string, edits: edits))
                if site.isPlural { _ = plurals.take([draft.span]) }
            } catch {
                if !site.isPlural { _ = refused.take([site.span]) }
                result.skipped.append(SkippedString(site: site, reason: error.reason))
            }
        }
        let most = max(64, Self.parsedBytes / max(1, file.text.count))
        var trials = RewriteTrials<Rewrite>(most: most) { rewriting.fault(in: file, changedBy: $0.flatMap(\.edits)) }
        let sound = trials.sound(rewritten)
        result.skipped += trials.refused.map { SkippedString(site: $0.change.string.site, reason: $0.refusal.reason) }
        guard !sound.isEmpty else { return result }
        let all = sound.flatMap(\.edits) + rewriting.imports(neededIn: file)
        let edits = rewriting.fault(in: file, changedBy: all) == nil ? all : sound.flatMap(\.edits)
        guard let change = try? FileChange(file, edits) else {
            let reason = RewriteTrials<Rewrite>.together.reason
            result.skipped += sound.map { SkippedString(site: $0.string.site, reason: reason) }
            return result
        }
        result.rewritten = sound.map(\.string).sorted { $0.site.span < $1.site.span }
        result.change = change
        return result
    }

    private struct Rewrite {
        let string: RewrittenString
        let edits: [TextEdit]
    }

    private typealias Draft = Swift.Result<RewriteDraft, RewriteRefusal>

    /// The sites and their drafts, with whole sentences that contain a plural first. For example,
    /// `"\(n) \(n == 1 ? "file" : "files") found"` becomes one string with plural forms, not a string into which a word
    /// is inserted.
    private static func wholeSentencesFirst(
        _ sites: [LocalizableSite], _ drafts: [Draft]
    ) -> [(LocalizableSite, Draft)] {
        let all = Array(zip(sites, drafts))
        func isWhole(_ pair: (LocalizableSite, Draft)) -> Bool {
            guard pair.0.isPlural, case .success(let draft) = pair.1 else { return false }
            return draft.span.start < pair.0.span.start
        }
        return all.filter(isWhole) + all.filter { !isWhole($0) }
    }

    private static func reasonToSkip(_ path: String) -> String {
        Extractors.extractor(forExtension: PathName.fileExtension(of: path))?.id == "interface-builder"
            ? "an Interface Builder document is localized through the table with the same name, so the document "
                + "itself isn't rewritten"
            : "files of this type aren't rewritten"
    }

    // MARK: Reasons to skip a string

    /// For each attribute that is set to one of several strings, such as `isOn ? "On" : "Off"`, the UI test that
    /// contains one of these strings.
    private func choicesInTests(among sites: [LocalizableSite]) -> [SourcePlace: String] {
        sites.reduce(into: [:]) { tests, site in
            guard let place = site.placeOfChoice, let test = self.tests.test(of: site.texts) else { return }
            tests[place] = test
        }
    }

    /// - Parameter tested: the UI tests that contain one of several strings for an attribute.
    private func checked(
        _ site: LocalizableSite, _ draft: Swift.Result<RewriteDraft, RewriteRefusal>, _ tested: [SourcePlace: String]
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
        if let test = site.placeOfChoice.flatMap({ tested[$0] }) {
            throw RewriteRefusal(
                "the UI tests in \(PathName.printable(test)) contain another string of the same choice; use --force to "
                    + "rewrite both")
        }
        let draft = try draft.get()
        if let constant = draft.constant, let use = uses.otherUse(of: constant, in: site.path) {
            let location = "\(PathName.printable(use.path)):\(use.line)"
            throw RewriteRefusal("“\(constant.name)” might be used for more than speech; see \(location)")
        }
        return draft
    }

    // MARK: Key, table and style

    private func style(at path: String) -> CallStyle {
        if let style = request.style { return style }
        if let style = habits.habit(around: path).style {
            // Other files may be part of a target for newer systems, such as a widget.
            let compiles = style != .stringLocalized || !isBeforeStringLocalized || habits.isHabit(style, of: path)
            return compiles ? style : .nsLocalizedString
        }
        if isBeforeStringLocalized { return .nsLocalizedString }
        return tables.files.contains { PathName.fileExtension(of: $0.file.path) == KnownFiles.catalog }
            ? .stringLocalized : .nsLocalizedString
    }

    /// The style of the call for a string. If symbols are wanted but this key can't be looked up by one, the style is
    /// `stringLocalized`.
    /// - Throws: a refusal if symbols are wanted but the table isn't a string catalog.
    private mutating func style(
        at path: String, for wording: LocalizedWording, _ message: RewriteMessage, _ target: TargetTable
    ) throws(RewriteRefusal) -> CallStyle {
        let style = style(at: path)
        guard style == .symbol else { return style }
        guard let catalog = target.catalog else {
            throw RewriteRefusal(
                "symbols can only be generated for string catalogs, but “\(target.table.name)” is a strings file")
        }
        return symbols.reserve(wording.key, for: message.text, in: catalog) ? .symbol : .stringLocalized
    }

    private mutating func rewrittenString(
        _ site: LocalizableSite, _ draft: RewriteDraft
    ) throws(RewriteRefusal) -> RewrittenString {
        let habit = habits.habit(around: site.path)
        let target = try target(for: site, habit)
        let bundle = try bundle(for: site, habit, target)
        if site.isPlural { try checkPlural(site, target) }
        if case .wrapper(let wrapper) = style(at: site.path), let type = wrapper.valueType, draft.message.isFormat {
            throw RewriteRefusal(
                "“\(wrapper.name)” takes only values of type \(type)"
                    + (site.isPlural ? ", so it can't choose a plural form" : ""))
        }
        let key = chosenKey(for: site, draft.message, target)
        let isText = key.text == draft.message.text
        let wording = LocalizedWording(
            key: key.text,
            table: target.table.name == ProjectTables.defaultTable ? nil : target.table.name,
            bundle: bundle,
            comment: key.comment ?? RoleNotes.comment(for: site.occurrence),
            showsText: !isText && key.comment == nil && hasOtherLanguages(target))
        return RewrittenString(
            site: site, message: draft.message, wording: wording, target: target, isNew: key.isNew,
            style: try style(at: site.path, for: wording, draft.message, target))
    }

    /// - Throws: a refusal if the plural would be looked up differently than its two strings, or if their translations
    ///   would be lost.
    private mutating func checkPlural(_ site: LocalizableSite, _ target: TargetTable) throws(RewriteRefusal) {
        if let function = site.ownFunction, !isWrapper(function, at: site.path) {
            throw RewriteRefusal("its strings are looked up by “\(function)”, which can't be called with the number")
        }
        // A call that contains the source string uses it until the plural is translated.
        guard !request.overridesTests, case .wrapper(let wrapper) = style(at: site.path), !wrapper.takesText,
            let key = site.occurrence.tableKey
        else { return }
        let known = translated[target] ?? TranslatedKeys(target.table, besides: request.language, in: files)
        translated[target] = known
        let locales = known.locales(of: key)
        guard !locales.isEmpty else { return }
        throw RewriteRefusal(
            "its translations (\(locales.prefix(3).joined(separator: ", "))"
                + (locales.count > 3 ? " and \(locales.count - 3) more" : "")
                + ") would be lost until translators deliver the plural forms, and users would hear the raw key; use "
                + "--force to rewrite it anyway")
    }

    private func isWrapper(_ function: String, at path: String) -> Bool {
        if case .wrapper(let wrapper) = style(at: path) { return wrapper.name == function.lastName }
        return false
    }

    /// Whether code of a module can use an expression for a bundle. A member such as `Bundle.resources` is usually
    /// internal, and declared in the module that uses it.
    private func isVisible(_ bundle: String, in module: Module?) -> Bool {
        bundleNames.allSatisfy { $0.key == module || $0.value != bundle }
            || module.map { bundleNames[$0] == bundle } ?? false
    }

    /// The bundle that a call must specify to find the table; nil if none is necessary, as for the app's bundle.
    /// - Throws: a refusal if no expression for the bundle is known.
    private func bundle(
        for site: LocalizableSite, _ habit: CallConventions.Habit, _ target: TargetTable
    ) throws(RewriteRefusal) -> String? {
        let isSwift = site.path.hasSuffix(".swift")
        if case .wrapper = style(at: site.path) { return isSwift ? habit.bundle : nil }
        let (module, owner) = (bundles.module(of: site.path), bundles.owner(of: target.table))
        if isSwift, let bundle = habit.bundle {
            let isOwn = [".module", "Bundle.module"].contains(bundle) || bundle == "#bundle" && module != nil
            if isOwn ? module != nil && module == owner : isVisible(bundle, in: module) { return bundle }
        }
        guard let owner else { return nil }
        guard isSwift, owner == module else {
            throw RewriteRefusal(
                "the table is in the bundle of “\(owner.name)”, and no nearby call specifies that bundle")
        }
        return bundleNames[owner] ?? owner.bundle
    }

    /// Whether the entry may be missing in other languages. If the call didn't contain the source string, users of
    /// these languages would see or hear the key.
    private func hasOtherLanguages(_ target: TargetTable) -> Bool {
        target.catalog != nil || !target.otherLocales.isEmpty
    }

    private func target(
        for site: LocalizableSite, _ habit: CallConventions.Habit
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
        // Remove the choice from the dictionary, so that changing it doesn't copy it.
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

extension LocalizableSite {
    /// The place where the attribute is set, if this is one of several strings for the attribute; otherwise nil.
    fileprivate var placeOfChoice: SourcePlace? {
        occurrence.branch.isAlways ? nil : SourcePlace(path: occurrence.path, span: occurrence.span)
    }
}
