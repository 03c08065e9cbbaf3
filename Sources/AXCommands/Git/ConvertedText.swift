import AXSource

/// The conversions between a file on the disk and the bytes that Git stores. Only two are supported, because Git
/// performs them itself: changing line endings to LF, and changing another encoding to UTF-8.
struct ConvertedText: Hashable, Sendable {
    private struct Conversion: Hashable {
        let lineEnds: Bool
        let encoding: Bool
    }

    private let conversions: Set<Conversion>
    /// Whether Git's automatic detection (`text=auto`) treats the file as text and converts its line endings.
    private let seemsText: Bool

    /// Finds the conversions that produce the stored bytes; nil if no conversion does.
    init?(_ bytes: [UInt8], stored: [UInt8]) {
        let text = SourceFile(path: "", raw: bytes).text
        let results = [
            Conversion(lineEnds: true, encoding: false): Self.withLineFeeds(bytes),
            Conversion(lineEnds: false, encoding: true): text,
            Conversion(lineEnds: true, encoding: true): Self.withLineFeeds(text),
        ]
        conversions = Set(results.filter { $0.value == stored }.keys)
        if conversions.isEmpty { return nil }
        seemsText = !stored.contains { $0 == 0 || $0 == Self.carriageReturn }
    }

    /// Whether Git's settings for the file specify one of these conversions.
    func holds(by attributes: [String: String], convertsLineEnds: Bool) -> Bool {
        let encoding = attributes["working-tree-encoding"]
        let isEncoded = !["unspecified", "unset", "set", nil].contains(encoding)
        let isText = isText(attributes, convertsLineEnds)
        return conversions.contains { $0.encoding == isEncoded && $0.lineEnds == isText }
    }

    /// Whether Git converts line endings, according to gitattributes(5).
    private func isText(_ attributes: [String: String], _ convertsLineEnds: Bool) -> Bool {
        let text = [attributes["text"], attributes["crlf"]].compactMap { $0 }.first { $0 != "unspecified" }
        switch text {
        case "unset": return false
        case "set", "input": return true
        case "auto": return seemsText
        default: return ["lf", "crlf"].contains(attributes["eol"]) || convertsLineEnds && seemsText
        }
    }

    /// Replaces each CR LF with LF. A lone CR is kept.
    private static func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(carriageReturn) else { return bytes }
        return bytes.indices.compactMap { index in
            bytes[index] == carriageReturn && index + 1 < bytes.count && bytes[index + 1] == lineFeed
                ? nil : bytes[index]
        }
    }

    private static let carriageReturn = UInt8(ascii: "\r")
    private static let lineFeed = UInt8(ascii: "\n")
}

extension Git {
    /// The paths of files that differ from the stored bytes only because of Git's own conversions; nil if Git fails.
    func unchanged(_ texts: [String: ConvertedText]) -> [String]? {
        guard !texts.isEmpty else { return [] }
        let names = ["text", "crlf", "eol", "working-tree-encoding"]
        let paths = Array(texts.keys.map { $0 + "\0" }.joined().utf8)
        guard let output = run(["check-attr", "-z", "--stdin"] + names, input: paths) else { return nil }
        var attributes: [String: [String: String]] = [:]
        let words = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        for index in stride(from: 0, to: words.count - 2, by: 3) {
            attributes[words[index], default: [:]][words[index + 1]] = words[index + 2]
        }
        let setting = run(["config", "--get", "core.autocrlf"]) ?? []
        let converts = ["true", "yes", "on", "1", "input"].contains(
            String(decoding: setting, as: UTF8.self).lowercased().filter { !$0.isNewline })
        return texts.filter { $0.value.holds(by: attributes[$0.key] ?? [:], convertsLineEnds: converts) }.map(\.key)
    }
}
