import AXStringsKit
import Foundation

// usage: check-translation SOURCE TRANSLATION LOCALE
let paths = CommandLine.arguments.dropFirst().prefix(2)
let files = try paths.map { try LocalizationFile(path: $0, bytes: Data(contentsOf: URL(fileURLWithPath: $0))) }
let translations = files[1].catalogs(locale: CommandLine.arguments[3])
let findings = TranslationCheck().findings(source: files[0].catalogs(locale: "en")[0], translations: translations)
for finding in files[1].findings + findings {
    let source = files.map(\.source).first { $0.path == finding.path } ?? files[1].source
    let line = LineTable(source.text).position(of: finding.span.start).line
    print("\(finding.path):\(line): \(finding.severity): \(finding.message) [\(finding.id)]")
}
