import AXScan
import AXSource

/// Builds ``XLIFFSyntax`` from the events of a document.
///
/// Only the elements that Xcode writes are looked at, each in its own place: the targets of an `alt-trans`, for one,
/// are no translations. Everything else stays in the file untouched.
struct XLIFFReader {
    /// What an open element is.
    private enum Element {
        case root, file, container, unit, source, target, note, inline, other

        var holdsText: Bool { self == .source || self == .target || self == .note }
    }

    private let text: [UInt8]
    private var xml: XMLReader
    private var open: [Element] = []
    private var syntax = XLIFFSyntax()
    private var file: XLIFFFile?
    /// How the units of that file are named.
    private var scheme = XLIFFScheme(original: "")
    private var unit: XLIFFUnit?
    private var field: XLIFFText?
    /// Behind the colon of the root's prefix.
    private var prefix: [UInt8] = []

    private init(_ file: SourceFile) {
        text = file.text
        xml = XMLReader(file.text, encoding: file.encoding)
    }

    static func read(_ file: SourceFile) -> XLIFFSyntax {
        var reader = XLIFFReader(file)
        return reader.read()
    }

    private mutating func read() -> XLIFFSyntax {
        while let event = xml.next() {
            switch event.kind {
            case .start(let isEmpty): start(event, isEmpty)
            case .end: end(event)
            case .text, .characterData: append(event)
            case .comment, .processingInstruction, .documentType: continue
            }
        }
        // What stands before a fault can still be made out.
        if let unit { file?.units.append(unit) }
        if let file { syntax.files.append(file) }
        syntax.fault = xml.fault
        return syntax
    }

    private mutating func start(_ event: XMLEvent, _ isEmpty: Bool) {
        let element = element(event)
        open.append(element)
        switch element {
        case .root: addRoot(event)
        case .file:
            let new = newFile(event)
            scheme = XLIFFScheme(original: new.original)
            file = new
        case .container:
            if open.dropLast().last == .file { file?.bodyStart = isEmpty ? nil : event.span.end }
            file?.containerCount += 1
        case .unit: unit = newUnit(event)
        case .source, .target, .note:
            field = XLIFFText(
                span: event.span, startTag: event.span, attributes: event.attributes, isEmptyTag: isEmpty,
                content: Span(at: event.span.end))
        case .inline: field?.inlineTags.append(event.span)
        case .other: break
        }
    }

    private mutating func end(_ event: XMLEvent) {
        guard let element = open.popLast() else { return }
        switch element {
        case .file:
            if let start = file?.span.start { file?.span = Span(start, event.span.end) }
            if let file { syntax.files.append(file) }
            file = nil
        case .unit:
            unit?.contentEnd = event.span.start
            if let start = unit?.span.start { unit?.span = Span(start, event.span.end) }
            if let unit { file?.units.append(unit) }
            unit = nil
        case .source, .target, .note: endField(element, event)
        case .container where open.last == .file: file?.bodyEnd = event.span.start
        case .root, .container, .inline, .other: break
        }
    }

    private mutating func endField(_ element: Element, _ event: XMLEvent) {
        guard var field else { return }
        if !field.isEmptyTag {
            field.span = Span(field.span.start, event.span.end)
            field.content = Span(field.content.start, event.span.start)
        }
        noteEmptyStyle(of: field)
        switch element {
        case .source: if unit?.source == nil { unit?.source = field }
        case .target: if unit?.target == nil { unit?.target = field }
        default: unit?.notes.append(field)
        }
        self.field = nil
    }

    private mutating func noteEmptyStyle(of field: XLIFFText) {
        guard syntax.emptyStyle == nil, field.content.isEmpty else { return }
        let hasSpace = field.isEmptyTag && text[field.startTag.end - 3] == 0x20
        syntax.emptyStyle = field.isEmptyTag ? (hasSpace ? .spaceSlash : .slash) : .pair
    }

    private mutating func append(_ event: XMLEvent) {
        guard let element = open.last, element.holdsText || element == .inline else { return }
        field?.runs.append(XLIFFText.Run(span: event.content, isSection: event.kind == .characterData))
    }
}

extension XLIFFReader {
    /// What an element is, by its name and the element that it stands in.
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

    /// Whether an element has a local name, in the root's namespace.
    private func isName(_ event: XMLEvent, _ name: StaticString) -> Bool {
        let length = name.utf8CodeUnitCount
        guard event.name.length == prefix.count + length else { return false }
        return text.withUnsafeBufferPointer { text in
            let start = event.name.start + prefix.count
            for index in 0..<prefix.count where text[event.name.start + index] != prefix[index] { return false }
            for index in 0..<length where text[start + index] != name.utf8Start[index] { return false }
            return true
        }
    }

    /// The name without the root's prefix; nil for an element of another namespace.
    private func localName(_ name: Span) -> String? {
        guard text[name.range].starts(with: prefix) else { return nil }
        let local = text[name.range].dropFirst(prefix.count)
        return local.contains(UInt8(ascii: ":")) ? nil : String(decoding: local, as: UTF8.self)
    }

    private mutating func addRoot(_ event: XMLEvent) {
        let name = text[event.name.range]
        if let colon = name.firstIndex(of: UInt8(ascii: ":")) { prefix = Array(name[...colon]) }
        let prefixName = String(decoding: prefix.dropLast(), as: UTF8.self)
        syntax.root = XLIFFRoot(
            span: event.span, localName: localName(event.name) ?? "", prefix: prefixName,
            namespace: string(prefix.isEmpty ? "xmlns" : "xmlns:" + prefixName, event.attributes),
            version: string("version", event.attributes))
    }

    private func newFile(_ event: XMLEvent) -> XLIFFFile {
        let target = string("target-language", event.attributes)
        return XLIFFFile(
            span: event.span, startTag: event.span, attributes: event.attributes,
            original: string("original", event.attributes) ?? "",
            sourceLanguage: string("source-language", event.attributes), targetLanguage: target == "" ? nil : target)
    }

    private func newUnit(_ event: XMLEvent) -> XLIFFUnit {
        let id = XLIFFAttributes(text, event.attributes).place(of: "id")
        let bytes = id.flatMap { XMLText.decode(text, $0.value, .attribute) } ?? []
        let scheme = scheme
        return XLIFFUnit(
            span: event.span, startTag: event.span, attributes: event.attributes,
            idSpan: id?.value ?? Span(at: event.span.end), id: StringKey(bytes: bytes),
            identity: scheme.identity(of: StringKey(bytes: bytes)),
            isTranslatable: string("translate", event.attributes) != "no")
    }

    private func string(_ name: String, _ attributes: [XMLAttribute]) -> String? {
        XLIFFAttributes(text, attributes)[name]
    }
}
