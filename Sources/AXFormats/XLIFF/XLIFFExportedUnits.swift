import AXLocale
import AXModel
import AXSource

/// The units of an export for one target language, grouped by their original file in the project.
struct XLIFFExportedUnits {
    private(set) var files: [(original: String, units: [XLIFFExportedUnit])] = []
    private(set) var losses: [WrittenCatalogs.Loss] = []

    private let set: CatalogSet
    private let target: Catalog
    private let categories: [PluralCategory]

    init(_ set: CatalogSet, _ target: Catalog) {
        self.set = set
        self.target = target
        categories = Self.categories(of: target.locale)
        addFiles()
    }

    /// The plural categories that Xcode asks a translator for: those of the language, except categories that contain
    /// only numbers of a million or more (`many` in French; recorded with Xcode 27).
    private static func categories(of locale: String) -> [PluralCategory] {
        guard let tag = LanguageTag(locale) else { return [.other] }
        let rules = PluralRules(tag)
        return rules.categories.filter { $0 == .other || rules.reach(of: $0) != .million }
    }

    /// Adds the strings to the files that they belong in. Strings that vary belong in the `.stringsdict` file next to
    /// the strings file, which can't contain them.
    private mutating func addFiles() {
        let original = original
        let scheme = XLIFFScheme(original: original)
        let translated = Dictionary(target.units.map { ($0.key, $0) }) { $1 }
        var units: [XLIFFExportedUnit] = []
        var varied: [XLIFFExportedUnit] = []
        for source in set.source?.units ?? target.units {
            let target = translated[source.key]
            let isVaried = Self.isVaried(source) || target.map(Self.isVaried) == true || isInPluralsFile(source)
            if case .table = scheme, isVaried {
                varied += exported(source, target, .propertyList)
            } else {
                units += exported(source, target, scheme)
            }
        }
        files = [(original, units)].filter { !$0.1.isEmpty }
        if !varied.isEmpty { files.append((original + "dict", varied)) }
        addExtraLosses()
    }

    /// The path of the original file. It is that of the strings file, even if only the `.stringsdict` file exists. If
    /// the source strings come from an XLIFF file or their file isn't known, it is the path of a string catalog.
    private var original: String {
        let path = set.source?.path ?? ""
        let isExport = XLIFFScheme.ownExtensions.contains { path.hasSuffix("." + $0) }
        if path.isEmpty || isExport { return set.table + ".xcstrings" }
        return Self.isPluralsFile(path) ? String(path.dropLast("dict".count)) : path
    }

    private func isInPluralsFile(_ unit: Unit) -> Bool { Self.isPluralsFile(unit.path ?? set.source?.path ?? "") }

    private static func isPluralsFile(_ path: String) -> Bool { path.hasSuffix(".stringsdict") }

    private static func isVaried(_ unit: Unit) -> Bool {
        unit.onlyText == nil
    }

    /// One unit per form, sorted by id.
    private mutating func exported(_ source: Unit, _ target: Unit?, _ scheme: XLIFFScheme) -> [XLIFFExportedUnit] {
        if let loss = source.lossOfFurtherValues ?? target?.lossOfFurtherValues { lose(source.key, loss) }
        let forms = XLIFFForms(source, target, categories).all
        let sourceNumbering = scheme.numbersArguments ? XLIFFArgumentNumbering(source) : nil
        let states = target?.states ?? [:]
        let targetNumbering = scheme.numbersArguments ? XLIFFArgumentNumbering(target ?? source) : nil
        let exported = forms.compactMap { form -> XLIFFExportedUnit? in
            guard let id = scheme.id(of: XLIFFIdentity(key: source.key, path: form.path)) else {
                lose(
                    source.key,
                    "the variation \(form.path.names.joined(separator: ".")), which XLIFF ids can't represent")
                return nil
            }
            let text = form.source ?? id.text
            var unit = XLIFFExportedUnit(id: id, source: sourceNumbering?.numbered(text, at: form.path) ?? text)
            unit.target = form.target.map { targetNumbering?.numbered($0, at: form.path) ?? $0 }
            unit.state = form.target.flatMap { _ in states[form.path] }
            unit.comment = source.comment
            unit.isCommentGenerated = source.isCommentGenerated
            unit.isTranslatable = source.isTranslatable
            noteLosses(of: unit, source, target, scheme)
            return unit
        }
        return exported.sorted { $0.id < $1.id }
    }
}

extension XLIFFExportedUnits {
    private mutating func lose(_ key: StringKey?, _ what: String) {
        losses.append(WrittenCatalogs.Loss(key: key, locale: target.locale, what: what))
    }

    private mutating func noteLosses(
        of unit: XLIFFExportedUnit, _ source: Unit, _ target: Unit?, _ scheme: XLIFFScheme
    ) {
        let strings = [unit.id.text, unit.source, unit.target ?? "", unit.comment ?? ""]
        if strings.contains(where: { XMLForbiddenCharacters.first(in: $0) != nil }) {
            lose(source.key, "a control character, which XML can't represent")
        }
        if unit.state == .stale { lose(source.key, "the state “stale”, which becomes “needs-review-l10n”") }
        if case .propertyList = scheme, let variable = source.variables.min(by: { $0.key < $1.key }),
            !variable.value.specifier.isEmpty
        {
            lose(
                source.key,
                "the value type \(variable.value.specifier) of the variable “\(variable.key)”, because XLIFF "
                    + "files can't specify value types"
            )
        }
        if scheme.identity(of: source.key).path != .plain {
            lose(
                source.key,
                "the translation, because the key ends like a variation's id, which makes Xcode's import look for "
                    + "a different string"
            )
        }
    }

    private mutating func addExtraLosses() {
        guard let source = set.source else {
            return lose(nil, "the source strings, because they aren't available")
        }
        let known = Set(source.units.map(\.key))
        for unit in target.units where !known.contains(unit.key) {
            lose(unit.key, "the translation, because the source language doesn't have this string")
        }
    }
}

/// The forms of a string that are exported.
///
/// The translation determines the forms; without a translation, the source does. Plural forms are exported in all
/// categories of the target language (recorded with Xcode 27). For a form that the source lacks, the source's `other`
/// is exported as the source string or, if the source has none, its plain or last string.
private struct XLIFFForms {
    struct Form {
        let path: VariationPath
        /// The source string; nil for a variable that only the translation contains.
        let source: String?
        let target: String?
    }

    private let source: Unit
    private let target: Unit?
    private let categories: [PluralCategory]

    init(_ source: Unit, _ target: Unit?, _ categories: [PluralCategory]) {
        self.source = source
        self.target = target
        self.categories = categories
    }

    var all: [Form] {
        let sources = strings(of: source)
        let targets = target.map(strings) ?? [:]
        let last = source.forms.last?.text.string
        return paths(targets).map { Form(path: $0, source: sourceText($0, sources, last), target: targets[$0]) }
    }

    private func strings(of unit: Unit) -> [VariationPath: String] {
        Dictionary(unit.forms.map { ($0.path, $0.text.string) }) { $1 }
    }

    /// The paths in the translation, or in the source if there is no translation, and the source's paths of each
    /// variable that the translation lacks. Plural forms have paths for all categories of the target language.
    private func paths(_ targets: [VariationPath: String]) -> [VariationPath] {
        let own = (target ?? source).forms.map(\.path)
        let variables = source.forms.map(\.path).filter { path in
            guard case .substitution(let name) = path.steps.first else { return false }
            return target?.variables[name] == nil
        }
        return (own + variables).flatMap { inAllCategories($0, targets) }.uniqued()
    }

    /// For a plural form, the paths of the forms in all categories of the target language, and the path itself if it's
    /// translated or an explicit `zero`. For any other form, only the path itself.
    private func inAllCategories(_ path: VariationPath, _ targets: [VariationPath: String]) -> [VariationPath] {
        guard case .plural = path.steps.last else { return [path] }
        let stem = VariationPath(path.steps.dropLast())
        let all = categories.map { stem + .plural($0) }
        return targets[path] != nil || path.steps.last == .plural(.zero) ? all + [path] : all
    }

    /// The source string to export for a path; nil for a variable that the source doesn't contain.
    /// - Parameter last: the source's last string, which is used for a form that the source lacks.
    private func sourceText(_ path: VariationPath, _ sources: [VariationPath: String], _ last: String?) -> String? {
        if let exact = sources[path] { return exact }
        if case .plural = path.steps.last, let other = sources[VariationPath(path.steps.dropLast()) + .plural(.other)] {
            return other
        }
        if case .substitution = path.steps.first { return nil }
        return sources[.plain] ?? last
    }
}

/// One `trans-unit` of an export.
struct XLIFFExportedUnit {
    let id: StringKey
    let source: String
    /// The translation; nil if the string is untranslated.
    var target: String?
    var state: TranslationState?
    var comment: String?
    /// Whether Xcode generated the comment.
    var isCommentGenerated = false
    var isTranslatable = true

    /// The text of the element, with the white space before it and its line end.
    var text: String {
        let translate = isTranslatable ? "" : " translate=\"no\""
        var lines = ["      <trans-unit id=\"\(XMLEscaping.attribute(id.text))\" xml:space=\"preserve\"\(translate)>"]
        lines.append("        " + element("source", "", source))
        if let target {
            lines.append("        " + element("target", state.map(XLIFFStates.attributes) ?? "", target))
        }
        lines.append(
            "        "
                + element("note", isCommentGenerated ? " from=\"\(XLIFFStates.generatedNote)\"" : "", comment ?? ""))
        return (lines + ["      </trans-unit>", ""]).joined(separator: "\n")
    }

    private func element(_ name: String, _ attributes: String, _ text: String) -> String {
        text.isEmpty ? "<\(name)\(attributes)/>" : "<\(name)\(attributes)>\(XMLEscaping.content(text))</\(name)>"
    }
}
