import AXModel
import AXSource

/// Finds the code in a file that `hard-coded-string` and `plural-hand-rolled` report.
package enum LocalizableSites {
    /// The sites in file order. A literal of a plural isn't listed again by itself.
    package static func sites(of file: FileStrings, in tables: ProjectTables) -> [LocalizableSite] {
        let plurals = file.handRolledPlurals.filter { $0.singular.occurrence.role != .other }.map { plural($0, tables) }
        let covered = Set(plurals.flatMap { [$0.0, $0.1] })
        let literals = file.found.filter(HardCodedString.isHardCoded).uniqued(on: location)
            .filter { !covered.contains(location(of: $0)) }
        return (plurals.map(\.2) + literals.map { literal($0, tables) })
            .sorted { ($0.occurrence.span, $0.span) < ($1.occurrence.span, $1.span) }
    }

    private static func plural(
        _ pair: CountedPair, _ tables: ProjectTables
    ) -> (SourcePlace, SourcePlace, LocalizableSite) {
        let (singular, plural) = (pair.singular, pair.plural)
        let (one, many) = (location(of: singular), location(of: plural))
        let site = LocalizableSite(
            occurrence: spoken(singular), path: one.path, span: one.span,
            form: .plural(singular: part(singular, tables), plural: part(plural, tables)), constant: nil,
            refusal: refusal(pair, isOneFile: one.path == many.path))
        return (one, many, site)
    }

    /// Why a plural isn't rewritten, if that is known without parsing the file; otherwise nil. A SwiftUI modifier takes
    /// either a `String` or a key, but other code may require a key.
    private static func refusal(_ pair: CountedPair, isOneFile: Bool) -> RewriteRefusal? {
        guard isOneFile else { return RewriteRefusal("the two strings are in different files") }
        guard isBareKey(pair.singular) || isBareKey(pair.plural), !pair.singular.isModifier else { return nil }
        return RewriteRefusal("the code may expect a LocalizedStringKey")
    }

    private static func isBareKey(_ string: FoundString) -> Bool {
        string.function == LocalizationCall.bareKey.function
    }

    /// Whether a view or resource of SwiftUI or Foundation takes the literal as a key: `Text("Play")`.
    private static func isKeyOfText(_ string: FoundString) -> Bool {
        string.function.flatMap(LocalizationFunctions.function).map { $0.interpolates && $0.keyLabel == nil } ?? false
    }

    private static func literal(_ string: FoundString, _ tables: ProjectTables) -> LocalizableSite {
        let location = location(of: string)
        return LocalizableSite(
            occurrence: spoken(string), path: location.path, span: location.span,
            form: .literal(part(string, tables)), constant: constant(string), refusal: refusal(string))
    }

    /// The occurrence, without its element if the string is in another file: other elements may use the string too.
    private static func spoken(_ string: FoundString) -> Occurrence {
        var occurrence = string.occurrence
        guard let definition = string.definition, definition.path != occurrence.path else { return occurrence }
        occurrence.element = nil
        occurrence.control = nil
        occurrence.screen = fileName(definition.path)
        occurrence.pair = nil
        return occurrence
    }

    /// The file's name, which is usually the name of a type: `AppIcon` for `App/AppIcon+Names.swift`.
    private static func fileName(_ path: String) -> String? {
        let name = path.split(separator: "/").last?.prefix { $0 != "." && $0 != "+" }
        return name.map(String.init)
    }

    private static func refusal(_ string: FoundString) -> RewriteRefusal? {
        let occurrence = string.occurrence
        if IdentifierText.isIdentifier(occurrence.key.text, values: occurrence.arguments.map(\.expression)) {
            return RewriteRefusal("it's a code identifier")
        }
        if string.isPartOfSentence {
            return RewriteRefusal(
                "part of a sentence; first combine all parts of the sentence into one string "
                    + "with placeholders")
        }
        return nil
    }

    /// The name of the constant in another file that contains the literal; nil for any other literal.
    private static func constant(_ string: FoundString) -> String? {
        if case .textOf(let constant)? = string.occurrence.remark { constant } else { nil }
    }

    private static func location(of string: FoundString) -> SourcePlace {
        string.definition
            ?? SourcePlace(path: string.occurrence.path, span: string.occurrence.leafSpan ?? string.occurrence.span)
    }

    private static func part(_ string: FoundString, _ tables: ProjectTables) -> LocalizableSite.Part {
        let occurrence = string.occurrence
        let isHardCoded = occurrence.kind == .hardCoded
        let shown = occurrence.tableKey.flatMap { tables.text(of: $0, in: occurrence.lookupTable) }
        return LocalizableSite.Part(
            span: location(of: string).span, text: isHardCoded ? occurrence.key.text : shown ?? occurrence.text,
            isHardCoded: isHardCoded, isKeyOfView: isBareKey(string) || isKeyOfText(string),
            values: occurrence.arguments)
    }
}
