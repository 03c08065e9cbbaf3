import Foundation

// usage: embed-locales OUTPUT FILE…
//
// Writes a Swift file with a dictionary from each FILE's name, without its extension, to its text.

/// `text` as a raw string literal, with so many number signs that nothing in it ends the literal or begins an escape.
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

/// The dictionary entry for one file: the file's name without its extension, and its text.
func entry(for path: String) throws -> String {
    let url = URL(fileURLWithPath: path)
    let tag = url.deletingPathExtension().lastPathComponent
    return "    \(literal(of: tag)): \(literal(of: try String(contentsOf: url, encoding: .utf8))),\n"
}

func embed(_ files: ArraySlice<String>, into output: String) throws {
    let entries = try files.map(entry).joined()
    let body = entries.isEmpty ? ":" : "\n" + entries
    let text = "let embeddedLocaleFiles: [String: String] = [\(body)]\n"
    try text.write(toFile: output, atomically: true, encoding: .utf8)
}

/// Prints the reason and ends the program, which fails the build.
func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("embed-locales: \(message)\n".utf8))
    exit(status)
}

guard CommandLine.arguments.count >= 2 else { fail("usage: embed-locales OUTPUT FILE…", status: 2) }
do {
    try embed(CommandLine.arguments.dropFirst(2), into: CommandLine.arguments[1])
} catch {
    fail(error.localizedDescription, status: 1)
}
