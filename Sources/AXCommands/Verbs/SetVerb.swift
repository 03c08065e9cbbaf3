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
            "axstrings set Localizable.strings old.key --remove --dry-run",
        ]))

    @Argument(help: "A strings file.", completion: .file())
    var file: String

    @Argument(help: "The key of the string.", completion: .keys)
    var key: String

    @Argument(help: "The new value. If the key doesn't exist, it is added.")
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

    @Flag(help: "Remove the entry and its comment.")
    var remove = false

    @Flag(name: [.customShort("n"), .long], help: "Show a diff and write nothing.")
    var dryRun = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if remove, value != nil || comment != nil {
            throw ValidationError("--remove can't be combined with a value or --comment.")
        }
        if !remove, value == nil, comment == nil { throw ValidationError("Specify a value, --comment or --remove.") }
        if plural != nil, value == nil { throw ValidationError("--plural needs a value.") }
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
        let change = try VerifiedChange.of(table, to: try changes(in: table), locale: locale)
        try change.carryOut(dryRun: dryRun, in: environment)
        return .clean
    }

    private func changes(in table: ParsedStringsFile) throws(CommandFailure) -> [CatalogChange] {
        let key = StringKey(key)
        guard table.parsed.value.keys.contains(where: { $0.key == key }) else {
            guard let value, plural == nil else {
                throw CommandFailure(
                    .input, "\(PathName.printable(file)): key “\(PathName.printable(self.key))” not found")
            }
            return [.add(key, value: value, comment: comment.flatMap { $0.isEmpty ? nil : $0 })]
        }
        if remove { return [.remove(key)] }
        let form = try form(of: key, in: table)
        let setting = value.map { CatalogChange.set(key, at: form, value: $0) }
        let commenting = comment.map { CatalogChange.comment(key, $0.isEmpty ? nil : $0) }
        return [setting, commenting].compactMap { $0 }
    }

    /// The form that `--plural` selects: a form of the string, or of its only variable.
    private func form(of key: StringKey, in table: ParsedStringsFile) throws(CommandFailure) -> VariationPath {
        guard let category = plural.flatMap(PluralCategory.init(rawValue:)) else { return .plain }
        // A language that lacks the string gets the variables of the source.
        let unit = [locale, table.parsed.value.sourceLanguage].lazy.compactMap { locale in
            table.parsed.value.units(of: [key], locale: locale)[key]
        }.first
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
