import AXScan
import AXSource

/// Elements that have a namespace prefix, or aren't in the namespace in which Xcode's import looks for them.
enum XLIFFNamespace: FileRule {
    static let page = RulePage(
        id: "xliff-namespace", concern: .xliff,
        summary:
            "The elements have a namespace prefix or aren't in the XLIFF 1.2 namespace, so Xcode's import doesn't "
            + "find them.",
        why: """
            XML tools may write <ns0:xliff xmlns:ns0="…"> for <xliff xmlns="…">. In XML, a namespace prefix doesn't \
            change an element's meaning, but if the elements have a prefix, Xcode imports nothing and still reports \
            success (tested with Xcode 27). Users keep hearing the old translations.
            """,
        example: Example(
            sample(
                root: "x:xliff xmlns:x=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\"", prefix: "x:")),
        instead: Example(
            sample(root: "xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\"", prefix: "")),
        severity: .error, or: [.warning], isFixable: true)

    static func check(_ xliff: XLIFFImport) -> [Diagnostic] {
        guard let root = xliff.document.syntax.root else { return [] }
        if !root.prefix.isEmpty {
            return [
                finding(
                    "elements have the namespace prefix “\(root.prefix)”, so Xcode's import skips the whole file",
                    at: root.span, in: xliff.document, fixIts: unprefixing(root, xliff.document))
            ]
        }
        guard root.namespace != XLIFFRoot.namespace12 else { return [] }
        let found = root.namespace.map { "namespace is “\($0)”" } ?? "root element has no namespace"
        return [
            finding(
                "\(found), but Xcode uses the namespace “\(XLIFFRoot.namespace12)”", at: root.span, in: xliff.document,
                severity: .warning)
        ]
    }

    /// The fix that removes the prefix from every tag. The array is empty if an element doesn't have the prefix, if the
    /// prefix isn't declared, or if a default namespace is declared.
    private static func unprefixing(_ root: XLIFFRoot, _ document: XLIFFDocument) -> [FixIt] {
        let text = document.file.text
        let prefix = Array("\(root.prefix):".utf8)
        var scanner = XMLScanner(text)
        var edits: [TextEdit] = []
        while let token = scanner.next() {
            guard !token.name.isEmpty else { continue }
            guard text[token.name.range].starts(with: prefix) else { return [] }
            edits.append(.removal(Span(token.name.start, token.name.start + prefix.count)))
        }
        guard let declaration = declaration(of: root, text) else { return [] }
        let fix = FixIt("Remove the prefix from every element", edits: edits + [.removal(declaration)], safety: .safe)
        return [fix]
    }

    /// The span of the colon and the prefix in `xmlns:prefix`; nil if that attribute is missing or a default namespace
    /// is declared.
    private static func declaration(of root: XLIFFRoot, _ text: [UInt8]) -> Span? {
        let attributes = XLIFFAttributes(text, tag: root.span)
        guard attributes["xmlns"] == nil else { return nil }
        return attributes.first(named: "xmlns:\(root.prefix)").map { Span($0.name.start + 5, $0.name.end) }
    }

    private static func sample(root: String, prefix: String) -> String {
        let name = root.prefix { $0 != " " }
        return """
            <\(root)>
              <\(prefix)file original="Localizable.strings" source-language="en" target-language="de" \
            datatype="plaintext">
                <\(prefix)body>
                  <\(prefix)trans-unit id="play" xml:space="preserve">
                    <\(prefix)source>Play</\(prefix)source>
                    <\(prefix)target>Abspielen</\(prefix)target>
                  </\(prefix)trans-unit>
                </\(prefix)body>
              </\(prefix)file>
            </\(name)>
            """
    }
}
