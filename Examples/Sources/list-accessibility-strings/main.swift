import AXStringsExtraction
import Foundation

// usage: list-accessibility-strings FILE…
let files = try CommandLine.arguments.dropFirst().map { path in
    SourceFile(path: path, raw: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
}
for occurrence in AccessibilityStrings(in: files).occurrences {
    print(occurrence.role.rawValue, occurrence.kind.rawValue, occurrence.key, separator: "\t")
}
