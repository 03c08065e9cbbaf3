import AXFormats
import AXLocale
import AXLocaleData
import AXModel
import AXPseudo
import AXSource
import Foundation
import Timing

/// Times the making of a pseudo-locale of one `.strings` file in this process, from bytes to bytes, and prints the best
/// times in seconds, as `name seconds` lines: `pseudo`, and `constant` for a run that sets every value to one text.

guard CommandLine.arguments.count == 2, let data = FileManager.default.contents(atPath: CommandLine.arguments[1]) else {
    FileHandle.standardError.write(Data("usage: pseudo-benchmark FILE\n".utf8))
    exit(2)
}
let bytes = Array(data)
let style = LocaleStyles.embedded.style(for: "root")
let pseudolocalizer = Pseudolocalizer(
    modes: try PseudoModes.select(["accent", "length", "bounded"]), growth: PseudoGrowth(style, .p90, source: style),
    protected: [])

/// Sets every value of the table to what `value` makes of it.
func rewritten(_ value: (String, StringKey) -> String) -> [UInt8] {
    let file = SourceFile(path: "benchmark.strings", raw: bytes)
    let document = StringsFormat().document(of: file)
    let changes = document.catalogs(locale: "en", table: "").flatMap(\.units).map { unit in
        CatalogChange.set(unit.key, value: value(unit.text.forms.first?.string ?? "", unit.key))
    }
    return (try? file.applying(document.edits(for: changes)).raw) ?? []
}

let constant = best(of: 5, { rewritten { _, _ in "A constant text." } }, count: \.count)
let pseudo = best(
    of: 5,
    {
        rewritten { text, key in
            let source = Message(parsing: text)
            let result = pseudolocalizer.transform(source, key: key)
            return pseudolocalizer.verify(source, result).isEmpty ? result.text : text
        }
    }, count: \.count)
print("pseudo", pseudo)
print("constant", constant)
