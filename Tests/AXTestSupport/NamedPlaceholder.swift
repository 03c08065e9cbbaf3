import Foundation

/// A row of `Tests/Fixtures/NamedPlaceholders/pairs.tsv`: a source with named placeholders, a translation, and the
/// expected findings.
public struct NamedPlaceholder: Sendable, CustomStringConvertible {
    public let source: String
    public let translation: String
    /// Each finding as its rule and severity, sorted.
    public let findings: [String]
    /// The translation with arguments inserted: 11, 22 and 33 for numbers, A1, A2 and A3 for strings. `-` if they can't
    /// be inserted.
    public let shown: String
    /// The reason for the findings.
    public let reason: String

    public var description: String { "\(source) → \(translation)" }

    /// Whether the translation may be imported into a project, because it shows all arguments with their types.
    public var isSafe: Bool { findings.allSatisfy { $0.hasSuffix(" note") || $0 == "placeholder-renamed warning" } }

    public static let all: [NamedPlaceholder] = {
        Fixtures.table("NamedPlaceholders/pairs.tsv").dropFirst().map { fields in
            NamedPlaceholder(
                source: fields[0], translation: fields[1],
                findings: fields[2] == "-" ? [] : fields[2].components(separatedBy: ", "), shown: fields[3],
                reason: fields[4])
        }
    }()
}
