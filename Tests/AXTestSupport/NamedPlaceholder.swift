import Foundation

/// A row of `Tests/Fixtures/NamedPlaceholders/pairs.tsv`: a source with named placeholders and a translation, and what is
/// right to say about them.
public struct NamedPlaceholder: Sendable, CustomStringConvertible {
    public let source: String
    public let translation: String
    /// Each finding as its rule and severity, sorted.
    public let findings: [String]
    /// What the translation shows for the arguments 11, 22, 33 where the source takes numbers and A1, A2, A3 where it takes
    /// texts; `-` where it cannot be shown.
    public let shown: String
    /// Why.
    public let reason: String

    public var description: String { "\(source) → \(translation)" }

    /// Whether the translation may be taken into a project: all arguments are shown, each as what it is.
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
