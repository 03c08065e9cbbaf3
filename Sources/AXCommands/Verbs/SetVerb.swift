import AXFormats
import AXLocale
import AXModel
import AXSource
import ArgumentParser

/// `axstrings set`: changes one entry of a file.
struct SetVerb: Verb {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Change, add or remove one entry in a file, leaving the rest of the file unchanged.",
        discussion: CommandHelp.text(examples: [
            "axstrings set de.lproj/Localizable.strings play.label Wiedergeben",
            "axstrings set Localizable.strings play.label --comment \"A button\"",
            "axstrings set L.xcstrings songs \"%lld Lieder\" --locale de --plural other",
            "axstrings set L.xcstrings play.label Wiedergeben --locale de --state machine_translated",
            "axstrings set L.xcstrings play.label --locale de --state translated",
            "axstrings set Localizable.strings old.key --remove --dry-run",
        ]))

    @Argument(help: "A strings file.", completion: .file())
    var file: String

    @Argument(help: "The key of the string.", completion: .keys)
    var key: String

    @Argument(help: "The new value. If the key doesn't exist, it is added; a plural form needs an existing key.")
    var value: String?

    @Option(
        help: ArgumentHelp("The locale to change, if the file contains more than one.", valueName: "tag"),
        completion: .locales)
    var locale: String?

    @Option(
        help: "The plural category of the value: zero, one, two, few, many or other.",
        completion: .list(PluralCategory.allCases.map(\.rawValue)))
    var plural: String?

    @Option(help: "The comment for translators; an empty string removes the comment.")
    var comment: String?

    @Option(
        help: ArgumentHelp(
            "The state to record, in a string catalog or XLIFF file; without a value, for all forms of the current value: "
                + "\(CommandHelp.list(StateName.allCases.map(\.rawValue))).", valueName: "state"))
    var state: StateName?

    @Option(
        help: ArgumentHelp(
            "\(ApplySafety.machineOverPerson): let the state machine_translated replace a translation that a person made.",
            valueName: "reason"), completion: .list([ApplySafety.machineOverPerson]))
    var allow: String?

    @Flag(help: "Remove the entry and its comment.")
    var remove = false

    @Flag(name: [.customShort("n"), .long], help: "Show a diff and write nothing.")
    var dryRun = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if remove, value != nil || comment != nil || state != nil {
            throw ValidationError("--remove can't be combined with a value, --comment or --state.")
        }
        if !remove, value == nil, comment == nil, state == nil {
            throw ValidationError("Specify a value, --comment, --state or --remove.")
        }
        if let allow, allow != ApplySafety.machineOverPerson {
            throw ValidationError("--allow can't be used with “\(allow)”. Use \(ApplySafety.machineOverPerson).")
        }
        if plural != nil, value == nil, state == nil { throw ValidationError("--plural needs a value or --state.") }
        if let plural, PluralCategory(rawValue: plural) == nil {
            throw ValidationError("Unknown plural category “\(plural)”; use one of: zero, one, two, few, many, other.")
        }
    }

    func run(in environment: CommandEnvironment) throws(CommandFailure) -> Verdict {
        if !dryRun { try environment.recover(around: [file]) }
        let table = try ParsedStringsFile(editable: file, in: environment)
        if let locale, !LanguageTagValidation(locale).isValid,
            !table.parsed.value.catalogs(locale: "", table: "").contains(where: { $0.locale == locale })
        {
            _ = try LanguageTag.valid(locale)
        }
        try requireLocaleOfFolder()
        try requireState(in: table)
        let change = try VerifiedChange.of(table, to: try changes(in: table), locale: locale)
        try change.carryOut(dryRun: dryRun, in: environment)
        if let state, !KnownFiles.withStates.contains(PathName.fileExtension(of: file)), !common.quiet {
            environment.printError(
                "\(PathName.printable(file)): the format has no states, so “\(state.rawValue)” isn't recorded")
        }
        return .clean
    }

    private func changes(in table: ParsedStringsFile) throws(CommandFailure) -> [CatalogChange] {
        let key = StringKey(key)
        guard table.parsed.value.keys.contains(where: { $0.key == key }) else {
            guard let value, plural == nil else {
                throw CommandFailure(.input, "\(PathName.printable(file)): key “\(shownKey)” not found")
            }
            let adding = CatalogChange.add(key, value: value, comment: comment.flatMap { $0.isEmpty ? nil : $0 })
            let isCatalog = PathName.fileExtension(of: file) == KnownFiles.catalog
            return [adding] + [isCatalog ? state.map { .state(key, $0.state) } : nil].compactMap(\.self)
        }
        if remove {
            _ = try existing(key, in: table)
            return [.remove(key)]
        }
        let changed = try changedForms(of: key, in: table)
        if state == .machineTranslated {
            for form in changed { try requireNoPerson(key, at: form, in: table) }
        }
        let setting = value.flatMap { value in changed.first.map { CatalogChange.set(key, at: $0, value: value) } }
        let stating = state.map { state in changed.map { CatalogChange.state(key, at: $0, state.state) } } ?? []
        let commenting = comment.map { CatalogChange.comment(key, $0.isEmpty ? nil : $0) }
        return [setting].compactMap(\.self) + stating + [commenting].compactMap(\.self)
    }

    /// The forms whose value or state changes. With a value, this is the form for the value. With only a state, these
    /// are all current forms, or the one that `--plural` selects.
    private func changedForms(of key: StringKey, in table: ParsedStringsFile) throws(CommandFailure) -> [VariationPath]
    {
        if value != nil { return [try form(of: key, in: table)] }
        guard state != nil else { return [] }
        let forms = try existing(key, in: table)?.forms.map(\.path) ?? [.plain]
        guard let plural else { return forms }
        let form = try form(of: key, in: table)
        guard forms.contains(form) else {
            throw CommandFailure(.input, "\(PathName.printable(file)): “\(shownKey)” has no form for \(plural)")
        }
        return [form]
    }

    /// The string for the key in the locale; nil for the source string in a file with several locales, which may be the
    /// key itself.
    /// - Throws: an error if the file contains the key but no string in the locale.
    private func existing(_ key: StringKey, in table: ParsedStringsFile) throws(CommandFailure) -> Unit? {
        let document = table.parsed.value
        let unit = document.units(of: [key], locale: locale ?? document.sourceLanguage)[key]
        if unit == nil, let locale, let source = document.sourceLanguage, locale != source {
            throw CommandFailure(
                .input, "\(PathName.printable(file)): “\(shownKey)” has no string in \(PathName.printable(locale))")
        }
        return unit
    }

    private var shownKey: String { PathName.printable(key) }

    /// - Throws: an error if the file is in the folder of a language other than that of the specified locale.
    private func requireLocaleOfFolder() throws(CommandFailure) {
        let folder = PathName.parent(of: file)
        guard let locale, PathName.fileExtension(of: folder) == "lproj",
            !KnownFiles.withStates.contains(PathName.fileExtension(of: file))
        else { return }
        let own = PathName.stem(of: folder)
        // The names of some folders aren't tags, such as `German.lproj`.
        guard let tag = LanguageTag(own.replacing("_", with: "-")), let other = LanguageTag(locale),
            tag.language != other.language, !Set([tag.language, other.language]).isSubset(of: ["no", "nb", "nn"])
        else { return }
        throw CommandFailure(
            .usage, "\(PathName.printable(file)): the folder is for “\(own)”, so --locale can't be “\(locale)”")
    }

    /// - Throws: an error if only `--state` is used and the format doesn't store states, or for the source string in an
    ///   exchange file, because only translations have a state.
    private func requireState(in table: ParsedStringsFile) throws(CommandFailure) {
        let hasStates = KnownFiles.withStates.contains(PathName.fileExtension(of: file))
        if state != nil, value == nil, comment == nil, !hasStates {
            throw CommandFailure(.usage, "\(PathName.printable(file)): the format has no states; specify a value")
        }
        guard state != nil, KnownFiles.exchange.contains(PathName.fileExtension(of: file)),
            locale == nil || locale == table.parsed.value.sourceLanguage
        else { return }
        throw CommandFailure(
            .usage,
            "\(PathName.printable(file)): only translations have a state; use --locale to change one")
    }

    /// - Throws: an error if the translation was made by a person, or may have been.
    private func requireNoPerson(
        _ key: StringKey, at form: VariationPath, in table: ParsedStringsFile
    ) throws(CommandFailure) {
        let document = table.parsed.value
        guard allow == nil,
            let unit = document.units(of: [key], locale: locale ?? document.sourceLanguage)[key],
            let old = unit.forms.first(where: { $0.path == form }), old.isByPerson
        else { return }
        let author = old.state == nil ? "the file doesn't say who made" : "a person made"
        throw CommandFailure(
            .usage,
            "\(PathName.printable(file)): \(author) the translation of “\(shownKey)”; to replace it, "
                + "use --allow \(ApplySafety.machineOverPerson)")
    }

    /// - Throws: an error if the string varies by device.
    private func requireNoDevices(_ unit: Unit?) throws(CommandFailure) {
        let forms = (unit?.forms ?? []).filter { plural != nil || $0.path.steps.first?.names.first != "substitutions" }
        guard forms.contains(where: { $0.path.steps.contains { $0.names.first == "device" } }) else { return }
        throw CommandFailure(
            .usage, "“\(shownKey)” varies by device, which `set` can't change; edit the file in Xcode")
    }

    /// - Throws: an error if a value without variables would replace the plural forms of a string.
    private func requireNoPlural(_ unit: Unit?) throws(CommandFailure) {
        guard let value, !value.contains("#@"), let unit,
            unit.forms.contains(where: { $0.path.steps.contains { $0.names.first == "plural" } })
        else { return }
        throw CommandFailure(
            .usage, "“\(shownKey)” has plural forms; use --plural to specify the one to set")
    }

    /// The form that `--plural` selects. It is a form of the string or of its only variable.
    private func form(of key: StringKey, in table: ParsedStringsFile) throws(CommandFailure) -> VariationPath {
        let own = table.parsed.value.units(of: [key], locale: locale)[key]
        try requireNoDevices(own)
        // If the string isn't translated into the language, the variables of the source string are used.
        let unit = [locale, table.parsed.value.sourceLanguage].lazy.compactMap { locale in
            table.parsed.value.units(of: [key], locale: locale)[key]
        }.first
        guard let category = plural.flatMap(PluralCategory.init(rawValue:)) else {
            try requireNoPlural(own)
            return .plain
        }
        let variables = unit?.substitutions.keys.sorted() ?? []
        guard variables.count <= 1 else {
            let names = PathName.printable(variables.joined(separator: ", "))
            throw CommandFailure(
                .usage,
                """
                “\(self.key)” has several variables (\(names)); --plural can only be used if there is a single \
                variable
                """)
        }
        return (variables.first.map { VariationPath([.substitution($0)]) } ?? .plain) + .plural(category)
    }
}
