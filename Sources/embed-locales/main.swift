import Foundation

// usage: embed-locales OUTPUT FILE…
// Writes one Swift file that holds the text of each FILE as a raw string literal, by the file's name without extension.

/// A raw string literal of `text` with so many number signs that nothing in it ends the literal or is an escape.
func literal(of text: String) -> String {
    var longestRun = 0
    var run = 0
    for byte in text.utf8 {
        run = byte == UInt8(ascii: "#") ? run + 1 : 0
        longestRun = max(longestRun, run)
    }
    let signs = String(repeating: "#", count: longestRun + 1)
    return "\(signs)\"\"\"\n\(text)\n\"\"\"\(signs)"
}

/// The line of the dictionary for one file.
func entry(for path: String) throws -> String {
    let url = URL(fileURLWithPath: path)
    let tag = url.deletingPathExtension().lastPathComponent
    return "    \(literal(of: tag)): \(literal(of: try String(contentsOf: url, encoding: .utf8))),\n"
}

func main(_ arguments: [String]) throws {
    guard let output = arguments.first else {
        throw CocoaError(.fileNoSuchFile)
    }
    let entries = try arguments.dropFirst().map(entry).joined()
    let body = entries.isEmpty ? ":" : "\n" + entries
    let text = "let embeddedLocaleFiles: [String: String] = [\(body)]\n"
    try text.write(toFile: output, atomically: true, encoding: .utf8)
}

do {
    try main(Array(CommandLine.arguments.dropFirst()))
} catch {
    FileHandle.standardError.write(Data("embed-locales: \(error.localizedDescription)\n".utf8))
    exit(1)
}
