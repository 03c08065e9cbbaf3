import AXStringsKit
import Foundation

// usage: write-pseudo-locale FILE
let path = CommandLine.arguments[1]
let file = try LocalizationFile(path: path, bytes: Data(contentsOf: URL(fileURLWithPath: path)))
let units = file.catalogs(locale: "en")[0].units
let pseudo = try file.applying(PseudoTranslator(modes: ["accent"]).changes(for: units))
FileHandle.standardOutput.write(Data(pseudo.source.raw))
