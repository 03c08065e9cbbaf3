import AXScan
import AXSource

/// Builds ``XLIFFSyntax`` from the events of a document.
///
/// The reader handles only the elements that Xcode writes, and only in the same positions. For example, the target of
/// an `alt-trans` isn't a translation. Everything else stays unchanged in the file.
struct XLIFFReader {
    enum Element {
        case root, file, container, unit, source, target, note, inline, other

        var holdsText: Bool { self == .source || self == .target || self == .note }
    }

    private let text: UnsafeBufferPointer<UInt8>
    private var xml: XMLReader
    private var open: [Element] = []
    private var syntax = XLIFFSyntax()
    private var file: XLIFFFileElement?
    private var scheme = XLIFFScheme.table
    private var unit: XLIFFUnit?
    private var field: XLIFFTextElement?
    /// The namespace prefix of the root element, with its colon.
    private var prefix: [UInt8] = []

    /// Reads a document to its end or its first syntax error.
    static func read(_ file: SourceFile) -> XLIFFSyntax {
        file.text.withUnsafeBufferPointer { text in
            var reader = XLIFFReader(text, XMLReader(text, encoding: file.encoding))
            while let event = reader.xml.next() { reader.handle(event) }
            return reader.finished()
        }
    }

    private init(_ text: UnsafeBufferPointer<UInt8>, _ xml: XMLReader) {
        self.text = text
        self.xml = xml
    }

    private mutating func handle(_ event: XMLEvent) {
        switch event.kind {
        case .start(let isEmpty): start(event, isEmpty)
        case .end: end(event)
        case .text: break
        case .characterData, .comment, .processingInstruction, .documentType: field?.isPlain = false
        }
    }

    private mutating func finished() -> XLIFFSyntax {
        // After a syntax error, keep the part before it.
        if let unit = unit.take() { file?.units.append(unit) }
        if let file = file.take() { syntax.files.append(file) }
        syntax.fault = xml.fault
        return syntax
    }

    private mutating func start(_ event: XMLEvent, _ isEmpty: Bool) {
        let element = element(event)
        open.append(element)
        switch element {
        case .root: addRoot(event)
        case .file:
            var new = newFile(event)
            // Most units are longer than 256 bytes. Capacity is reserved only for the first `file` element, because
            // there can be very many.
            if syntax.files.isEmpty { new.units.reserveCapacity(text.count / 256) }
            scheme = XLIFFScheme(original: new.original)
            file = new
        case .container:
            if open.dropLast().last == .file { file?.bodyStart = isEmpty ? nil : event.span.end }
            file?.containerCount += 1
        case .unit: unit = newUnit(event)
        case .source, .target, .note:
            field = XLIFFTextElement(startTag: event.span, isEmptyTag: isEmpty, hasAttributes: !xml.attributes.isEmpty)
        case .inline: field?.isPlain = false
        case .other: break
        }
    }

    private mutating func end(_ event: XMLEvent) {
        guard let element = open.popLast() else { return }
        switch element {
        case .file:
            if let start = file?.span.start { file?.span = Span(start, event.span.end) }
            if let file = file.take() { syntax.files.append(file) }
        case .unit:
            unit?.close(by: event.span)
            if let unit = unit.take() { file?.units.append(unit) }
        case .source, .target, .note: endField(element, event)
        case .container where open.last == .file: file?.bodyEnd = event.span.start
        case .root, .container, .inline, .other: break
        }
    }

    private mutating func endField(_ element: Element, _ event: XMLEvent) {
        guard var field = field.take() else { return }
        if !field.isEmptyTag { field.close(by: event.span) }
        noteEmptyStyle(of: field)
        switch element {
        case .source: if unit?.source == nil { unit?.source = field }
        case .target: if unit?.target == nil { unit?.target = field }
        default: unit?.add(note: field)
        }
    }

    private mutating func noteEmptyStyle(of field: XLIFFTextElement) {
        guard syntax.emptyStyle == nil, field.content.isEmpty else { return }
        let hasSpace = field.isEmptyTag && text[field.startTag.end - 3] == 0x20
        syntax.emptyStyle = field.isEmptyTag ? (hasSpace ? .spaceSlash : .slash) : .pair
    }
}

extension XLIFFReader {
    private func element(_ event: XMLEvent) -> Element {
        guard let parent = open.last else { return .root }
        if parent.holdsText || parent == .inline { return .inline }
        switch parent {
        case .root: return isName(event, "file") ? .file : .other
        case .file: return isName(event, "body") ? .container : .other
        case .container: return isName(event, "trans-unit") ? .unit : isName(event, "group") ? .container : .other
        case .unit:
            return isName(event, "source")
                ? .source
                : isName(event, "target")
                    ? .target
                    : isName(event, "note") ? .note : .other
        case .source, .target, .note, .inline, .other: return .other
        }
    }

    /// Whether an element has the given local name and the root's namespace prefix.
    @inline(__always)
    private func isName(_ event: XMLEvent, _ name: StaticString) -> Bool {
        guard event.name.length == prefix.count + name.utf8CodeUnitCount else { return false }
        let start = event.name.start + prefix.count
        return isEqual(Span(start, event.name.end), name)
            && (prefix.isEmpty || text[event.name.start..<start].elementsEqual(prefix))
    }

    @inline(__always)
    private func isEqual(_ span: Span, _ name: StaticString) -> Bool {
        guard span.length == name.utf8CodeUnitCount else { return false }
        for index in 0..<span.length where text[span.start &+ index] != name.utf8Start[index] { return false }
        return true
    }

    /// The name without the root's prefix; nil if the name has a different prefix.
    private func localName(_ name: Span) -> String? {
        guard text[name.range].starts(with: prefix) else { return nil }
        let local = text[name.range].dropFirst(prefix.count)
        return local.contains(UInt8(ascii: ":")) ? nil : String(decoding: local, as: UTF8.self)
    }

    private mutating func addRoot(_ event: XMLEvent) {
        let name = text[event.name.range]
        if let colon = name.firstIndex(of: UInt8(ascii: ":")) { prefix = Array(name[...colon]) }
        let prefixName = String(decoding: prefix.dropLast(), as: UTF8.self)
        let namespace = prefix.isEmpty ? "xmlns" : "xmlns:" + prefixName
        syntax.root = XLIFFRoot(
            span: event.span, localName: localName(event.name) ?? "", prefix: prefixName,
            namespace: string { text[$0.range].elementsEqual(namespace.utf8) }, version: string("version"))
    }

    private func newFile(_ event: XMLEvent) -> XLIFFFileElement {
        let target = string("target-language")
        return XLIFFFileElement(
            span: event.span, startTag: event.span, original: string("original") ?? "",
            sourceLanguage: string("source-language"), targetLanguage: target == "" ? nil : target)
    }

    private func newUnit(_ event: XMLEvent) -> XLIFFUnit {
        let id = value { isEqual($0, "id") }
        let key = StringKey(bytes: id.flatMap { XMLText.decode(text, $0, .attribute) } ?? [])
        let translate = value { isEqual($0, "translate") }
        return XLIFFUnit(
            startTag: event.span, idSpan: id, id: key, identity: scheme.identity(of: key),
            isTranslatable: translate == nil || string("translate") != "no")
    }

    /// Finds the first attribute of the last start tag whose name satisfies `matches`, and returns the span of its
    /// value; nil if there isn't one.
    @inline(__always)
    private func value(_ matches: (Span) -> Bool) -> Span? {
        for attribute in xml.attributes where matches(attribute.name) { return attribute.value }
        return nil
    }

    /// The value that ``value(_:)`` finds, with its references resolved.
    private func string(_ matches: (Span) -> Bool) -> String? {
        value(matches).map { WTF8.string(XMLText.decode(text, $0, .attribute) ?? []) }
    }

    private func string(_ name: StaticString) -> String? {
        string { isEqual($0, name) }
    }
}
