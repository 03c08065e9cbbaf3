import AXSource

/// Files and regions as SARIF writes them.
enum SARIFPlace {
    /// What relative paths are relative to.
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

    /// The string that a finding is about.
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

        init(_ range: Places.Range) {
            (startLine, startColumn) = (range.start.line, range.start.column)
            (endLine, endColumn) = (range.end.line, range.end.column)
        }
    }

    static func location(of finding: Diagnostic, _ places: Places) -> Location {
        let logical = finding.shownKey.map { key in
            let path = [finding.locale, key].compactMap { $0 }.joined(separator: "/")
            return [Logical(name: key, fullyQualifiedName: path)]
        }
        return Location(
            physicalLocation: physical(finding.span, in: finding.path, places), logicalLocations: logical, message: nil)
    }

    static func location(_ note: Diagnostic.Note, _ finding: Diagnostic, _ places: Places) -> Location {
        Location(
            physicalLocation: physical(note.span, in: note.path ?? finding.path, places), logicalLocations: nil,
            message: SARIFMessage(note.message))
    }

    private static func physical(_ span: Span?, in path: String, _ places: Places) -> Physical {
        Physical(
            artifactLocation: Artifact(path),
            region: span.flatMap { places.range($0, in: path) }.map(Region.init))
    }
}

extension String {
    /// The path with `%` and two digits for each byte that is not allowed in the path of a URI (RFC 3986, 3.3). The colon is
    /// among them: before the first slash it would end a scheme.
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

/// A `message`, in which braces stand for arguments and brackets for links (SARIF 2.1.0, 3.11.5 and 3.11.6): those of a text
/// are written so that they stand for themselves.
struct SARIFMessage: Encodable {
    let text: String

    init(_ text: String) {
        self.text = text.withoutLinks.replacing("{", with: "{{").replacing("}", with: "}}")
    }
}

/// A text that is shown as it is: a description of a rule (`multiformatMessageString`, 3.12), or the content of a file
/// (`artifactContent`, 3.3).
struct SARIFText: Encodable {
    let text: String
    let markdown: String?

    init(_ text: String, markdown: String? = nil) {
        (self.text, self.markdown) = (text, markdown)
    }
}

extension Severity {
    /// The word of SARIF (§3.27.10).
    var sarifLevel: String { rawValue }
}

extension String {
    /// The text with a backslash before brackets that would make a link of what a file says.
    fileprivate var withoutLinks: String {
        guard contains("](") else { return self }
        return replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
    }
}
