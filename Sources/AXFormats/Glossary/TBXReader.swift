import AXModel
import AXScan
import AXSource

/// Reads the terms of a TBX file (ISO 30042:2008 and 2019): `termEntry`, `langSet` and `tig` or `ntig` in version 2,
/// and `conceptEntry`, `langSec` and `termSec` in version 3. Everything else, such as definitions, is skipped.
struct TBXReader {
    private let text: UnsafeBufferPointer<UInt8>
    private var content = GlossaryContent()
    private var concept = Glossary.Concept()
    private var language: String?
    private var term: Term?
    /// The element whose text is being read; nil for elements other than terms and statuses.
    private var field: Field?

    private struct Term {
        var text = ""
        var status = ""
    }

    private enum Field {
        case term, status
    }

    static func content(of file: SourceFile) -> GlossaryContent {
        file.text.withUnsafeBufferPointer { text in
            var reader = TBXReader(text: text)
            reader.read(encoding: file.encoding)
            return reader.content
        }
    }

    private init(text: UnsafeBufferPointer<UInt8>) {
        self.text = text
    }

    private static let roots: Set<String> = ["martif", "tbx"]
    private static let concepts: Set<String> = ["termEntry", "conceptEntry"]
    private static let languages: Set<String> = ["langSet", "langSec"]
    private static let terms: Set<String> = ["tig", "ntig", "termSec"]
    /// The elements whose end tag completes ``field``. A term can contain other elements, such as `hi`; their text
    /// belongs to the term.
    private static let fields: Set<String> = ["term", "termNote", "administrativeStatus"]

    private mutating func read(encoding: TextEncoding) {
        var xml = XMLReader(text, encoding: encoding)
        while let event = xml.next() {
            switch event.kind {
            case .start:
                let name = localName(event.name)
                if xml.depth <= 1, !Self.roots.contains(name.lowercased()), !event.isEmptyElement {
                    content.report(event.span, "the root element must be “martif” or “tbx”, not “\(name)”")
                    return
                }
                start(name, xml.attributes, event)
            case .end: end(localName(event.name))
            case .text, .characterData: append(event)
            case .comment, .processingInstruction, .documentType: break
            }
        }
        if let fault = xml.fault { content.report(fault.span, "invalid XML: \(fault.message)") }
    }

    private mutating func start(_ name: String, _ attributes: [XMLAttribute], _ event: XMLEvent) {
        if Self.concepts.contains(name) {
            concept = Glossary.Concept()
        } else if Self.languages.contains(name) {
            language = value("lang", of: attributes)
            if language == nil { content.report(event.span, "“\(name)” has no xml:lang attribute") }
        } else if Self.terms.contains(name) {
            term = Term()
        } else if name == "term", term != nil {
            field = .term
        } else if isStatus(name, attributes) {
            field = .status
        }
    }

    /// Whether an element is `<termNote type="administrativeStatus">` or, in the style of version 3, an
    /// `administrativeStatus` element.
    private func isStatus(_ name: String, _ attributes: [XMLAttribute]) -> Bool {
        if name == "administrativeStatus" { return true }
        return name == "termNote" && value("type", of: attributes) == "administrativeStatus"
    }

    private mutating func end(_ name: String) {
        if Self.concepts.contains(name) {
            if !concept.words.isEmpty || !concept.forbidden.isEmpty { content.glossary.concepts.append(concept) }
        } else if Self.languages.contains(name) {
            language = nil
        } else if Self.terms.contains(name), let term, let language {
            let text = term.text.trimmed
            if !text.isEmpty {
                concept.add(text, in: language, isForbidden: Self.forbidding.contains(term.status.trimmed))
            }
            self.term = nil
        } else if Self.fields.contains(name) {
            field = nil
        }
    }

    /// The statuses of terms that must not be used, as versions 2 and 3 of TBX write them.
    private static let forbidding: Set<String> = [
        "deprecatedTerm-admn-sts", "deprecatedTerm", "supersededTerm-admn-sts", "supersededTerm",
    ]

    private mutating func append(_ event: XMLEvent) {
        guard let field, term != nil else { return }
        let string = event.kind == .text ? decoded(event.content, .content) : String(event.content, of: text)
        switch field {
        case .term: term?.text += string
        case .status: term?.status += string
        }
    }

    /// The text with its references decoded; empty if one of them refers to an entity that XML doesn't predefine. The
    /// XML reader reports such a reference as an error.
    private func decoded(_ span: Span, _ whiteSpace: XMLText.WhiteSpace) -> String {
        XMLText.decode(text, span, whiteSpace).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    // MARK: Names

    /// The name without its namespace prefix.
    private func localName(_ span: Span) -> String {
        let name = String(span, of: text)
        return name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
    }

    private func value(_ name: String, of attributes: [XMLAttribute]) -> String? {
        attributes.first { localName($0.name) == name }.map { decoded($0.value, .attribute) }
    }
}

extension String {
    fileprivate init(_ span: Span, of text: UnsafeBufferPointer<UInt8>) {
        self.init(decoding: UnsafeBufferPointer(rebasing: text[span.range]), as: UTF8.self)
    }

    /// The text without surrounding white space, and with a single space in place of any other run of white space.
    fileprivate var trimmed: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

extension XMLEvent {
    fileprivate var isEmptyElement: Bool { kind == .start(isEmpty: true) }
}
