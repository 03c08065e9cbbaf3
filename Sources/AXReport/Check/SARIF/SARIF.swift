import AXSource

/// Objects that occur in several other SARIF objects.
enum SARIF {
    /// The `uriBaseId` of relative paths.
    static let base = "%SRCROOT%"

    struct Location: Encodable {
        let physicalLocation: Physical
        let logicalLocations: [Logical]?
        let message: SARIFMessage?
    }

    struct Physical: Encodable {
        let artifactLocation: Artifact
        let region: Region?
    }

    /// The key of the string that a finding is about, as a `logicalLocation`.
    struct Logical: Encodable {
        let name: String
        let fullyQualifiedName: String
        let kind = "resource"
    }

    struct Artifact: Encodable {
        let uri: String
        let uriBaseId: String?

        init(_ path: String) {
            let isAbsolute = path.hasPrefix("/")
            uri = (isAbsolute ? "file://" : "") + path.uriPath
            uriBaseId = isAbsolute ? nil : base
        }
    }

    struct Region: Encodable {
        let startLine: Int
        let startColumn: Int
        let endLine: Int
        let endColumn: Int

        init(_ range: Positions.Range) {
            (startLine, startColumn) = (range.start.line, range.start.column)
            (endLine, endColumn) = (range.end.line, range.end.column)
        }
    }

    static func location(of finding: Diagnostic, _ positions: Positions) -> Location {
        let logical = finding.shownKey.map { key in
            let path = [finding.locale, key].compactMap { $0 }.joined(separator: "/")
            return [Logical(name: key, fullyQualifiedName: path)]
        }
        return Location(
            physicalLocation: physical(finding.span, in: finding.path, positions), logicalLocations: logical,
            message: nil)
    }

    static func location(_ note: Diagnostic.Note, _ finding: Diagnostic, _ positions: Positions) -> Location {
        Location(
            physicalLocation: physical(note.span, in: note.path ?? finding.path, positions), logicalLocations: nil,
            message: SARIFMessage(note.message))
    }

    private static func physical(_ span: Span?, in path: String, _ positions: Positions) -> Physical {
        Physical(
            artifactLocation: Artifact(path),
            region: span.flatMap { positions.range($0, in: path) }.map(Region.init))
    }
}

extension String {
    /// The path with percent-encoding for each byte that isn't allowed in URI paths (RFC 3986, 3.3). Colons are
    /// encoded, too, because a colon before the first slash would end a scheme.
    fileprivate var uriPath: String {
        utf8.reduce(into: "") { result, byte in
            if byte < 0x80, Self.uriBytes.contains(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += "%" + Unicode.Scalar(byte).digits(radix: 16, atLeast: 2).uppercased()
            }
        }
    }

    private static let uriBytes = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=@/".utf8)
}

/// A `message` with escaped braces and, if the text looks like a link, with escaped brackets. Without escapes, they are
/// placeholders and links (SARIF 2.1.0, 3.11.5 and 3.11.6).
struct SARIFMessage: Encodable {
    let text: String

    init(_ text: String) {
        self.text = text.withoutLinks.replacing("{", with: "{{").replacing("}", with: "}}")
    }
}

/// Text without placeholders: the description of a rule (`multiformatMessageString`, 3.12) or the content of a file
/// (`artifactContent`, 3.3).
struct SARIFText: Encodable {
    let text: String
    let markdown: String?

    init(_ text: String, markdown: String? = nil) {
        (self.text, self.markdown) = (text, markdown)
    }
}

extension Severity {
    /// The severity as a `level` of SARIF (3.27.10).
    var sarifLevel: String { rawValue }
}

extension String {
    /// The string with escaped brackets and backslashes, if it contains a link.
    fileprivate var withoutLinks: String {
        guard contains("](") else { return self }
        return replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
    }
}
