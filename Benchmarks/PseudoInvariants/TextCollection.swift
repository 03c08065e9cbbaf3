import AXFormats
import AXModel
import AXSource
import Foundation

/// All strings in the localization files in folders, sorted and without duplicates.
struct TextCollection {
    private(set) var texts: [String] = []

    init(_ folders: [String]) {
        var seen: Set<String> = []
        for folder in folders {
            let names = FileManager.default.enumerator(atPath: folder)
            while let name = names?.nextObject() as? String {
                let kind = name.split(separator: ".").last ?? ""
                guard let format = Formats.format(forExtension: String(kind)),
                    let data = FileManager.default.contents(atPath: "\(folder)/\(name)")
                else { continue }
                let document = format.document(of: SourceFile(path: name, raw: Array(data)))
                for unit in document.catalogs(locale: "und", table: "").flatMap(\.units) {
                    for form in unit.forms { seen.insert(form.text.string) }
                }
            }
        }
        texts = seen.sorted()
    }
}
