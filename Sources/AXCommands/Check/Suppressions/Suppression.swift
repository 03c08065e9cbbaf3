import AXExtract
import AXSource

/// Somebody's word that findings of a rule about a string are to be left alone, and why.
struct Suppression: Hashable, Sendable {
    /// Rule ids; `all` stands for every one.
    let rules: [String]
    /// Those of them that are written with the name that a rule had before.
    let former: [String]
    /// What is said about why; empty where nothing is.
    let reason: String

    /// The word in a comment that a suppression follows.
    static let marker = "axstrings:disable"
    private static let search = StemSearch([marker])
    /// Stands for every rule.
    static let everything = "all"

    func covers(_ id: String) -> Bool {
        rules.contains(id) || rules.contains(Self.everything)
    }

    /// Whether a text may hold suppressions: a look at bytes, before thousands of comments are read.
    static func mayStand(in text: [UInt8]) -> Bool {
        text.withUnsafeBufferPointer { search.contains(in: $0) { _, _ in true } }
    }

    /// The suppressions of a comment, one a line: `axstrings:disable label-too-long, label-lowercase the name of the band`.
    static func all(in comment: String) -> [Suppression] {
        guard comment.utf8.contains(UInt8(ascii: ":")) else { return [] }
        return comment.split(whereSeparator: \.isNewline).compactMap(Suppression.init)
    }

    /// nil for a line without one.
    private init?(_ line: Substring) {
        guard let marker = line.firstRange(of: Self.marker) else { return nil }
        var words = line[marker.upperBound...].split(whereSeparator: \.isWhitespace)[...]
        guard line[marker.upperBound...].first?.isWhitespace != false else { return nil }
        var rules: [String] = []
        // A comma says that another rule follows.
        while let word = words.popFirst() {
            rules += word.split(separator: ",").map { String($0) }
            if !word.hasSuffix(","), words.first != "," { break }
        }
        self.init(rules: rules, reason: words.drop { ["--", "-", "—", ":"].contains($0) }.joined(separator: " "))
    }

    init(rules: [String], reason: String) {
        former = rules.filter { FormerNames.rules[$0] != nil }
        self.rules = rules.map { FormerNames.rules[$0] ?? $0 }
        self.reason = reason
    }
}
