import AXFormats
import AXLocale
import AXLocaleData
import AXModel
import AXPseudo
import AXSource
import Foundation
import Timing

/// Measures the time to create a pseudo-locale from a `.strings` or XLIFF file in this process, from bytes to bytes.
/// Prints the best times in seconds, as `name seconds` lines: `pseudo`, and `constant` for a run that sets every string
/// to the same value.

guard CommandLine.arguments.count == 2, let data = FileManager.default.contents(atPath: CommandLine.arguments[1]),
    let format = Formats.format(forExtension: String(CommandLine.arguments[1].split(separator: ".").last ?? ""))
else {
    FileHandle.standardError.write(Data("usage: pseudo-benchmark FILE\n".utf8))
    exit(2)
}
let bytes = Array(data)
let style = LocaleStyles.embedded.style(for: "root")
let pseudolocalizer = Pseudolocalizer(
    modes: try PseudoModes.select(["accent", "length", "bounded"]), growth: LengthExpansion(style, .p90, source: style),
    protected: [])

/// Sets every string of the target language, or of the only language, to the result of `value` for its source string.
func rewritten(_ value: @Sendable (String, StringKey) -> String) -> [UInt8] {
    let file = SourceFile(path: CommandLine.arguments[1], raw: bytes)
    let document = format.document(of: file)
    let catalogs = document.catalogs(locale: "en", table: "")
    let units = catalogs.first?.units ?? []
    let changes = [[CatalogChange]](concurrently: units.count) { number in
        let unit = units[number]
        return unit.forms.map { .set(unit.key, at: $0.path, value: value($0.text.string, unit.key)) }
    }
    let locale = catalogs.count > 1 ? catalogs.last?.locale : nil
    return (try? file.applying(document.edits(for: Array(changes.joined()), locale: locale).edits).raw) ?? []
}

let constant = best(of: 3, { rewritten { _, _ in "A constant text." } }, count: \.count)
let pseudo = best(
    of: 3, { rewritten { text, key in pseudolocalizer.harmless(text, key: key) ?? text } }, count: \.count)
print("pseudo", pseudo)
print("constant", constant)
