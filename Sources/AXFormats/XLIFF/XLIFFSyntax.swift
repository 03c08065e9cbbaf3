import AXModel
import AXScan
import AXSource

/// What an XLIFF 1.2 file holds, with the place of each part.
struct XLIFFSyntax: Sendable {
    var root: XLIFFRoot?
    var files: [XLIFFFile] = []
    /// Why the XML ends early.
    var fault: XMLSyntaxError?
    /// How the file writes its first element without content; nil where it has none.
    var emptyStyle: XLIFFEmptyStyle?
}

/// The root element.
struct XLIFFRoot: Sendable {
    /// The start tag.
    let span: Span
    /// The name without its prefix.
    let localName: String
    /// The namespace prefix of the root, without the colon; empty for the default namespace.
    let prefix: String
    let namespace: String?
    let version: String?

    /// The namespace that Xcode writes, and the only one that its import was seen to read.
    static let namespace12 = "urn:oasis:names:tc:xliff:document:1.2"
}

/// How an element without content is written.
enum XLIFFEmptyStyle: String, Sendable {
    /// `<note/>`
    case slash = "/>"
    /// `<note />`
    case spaceSlash = " />"
    /// `<note></note>`
    case pair = ""
}

/// A `file` element: the units of one file of the project.
struct XLIFFFile: Sendable {
    /// The whole element.
    var span: Span
    let startTag: Span
    /// The path of the file in the project.
    let original: String
    let sourceLanguage: String?
    /// nil where the attribute is missing or empty.
    let targetLanguage: String?
    /// Behind the start tag of the last `body`; nil where there is none, or it is an empty tag.
    var bodyStart: Int?
    /// Before the end tag of that `body`.
    var bodyEnd: Int?
    /// How many elements hold units: each `body`, and each `group` in one.
    var containerCount = 0
    var units: [XLIFFUnit] = []

    /// The table that the original is a file of.
    var origin: TableOrigin { TableOrigin(original) }
}
