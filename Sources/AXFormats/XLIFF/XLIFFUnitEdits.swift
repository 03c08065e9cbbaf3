import AXModel
import AXScan
package import AXSource

/// What is to become of one unit.
struct XLIFFWish {
    var text: String?
    var state: TranslationState?
    /// The outer optional tells whether the comment changes, the inner one whether there is one.
    var comment: String??
}

/// Turns what is wished for one unit into edits inside it.
struct XLIFFUnitEdit {
    private let document: XLIFFDocument
    private let unit: XLIFFUnit
    private let layout: XLIFFLayout

    init(_ document: XLIFFDocument, _ unit: XLIFFUnit, _ layout: XLIFFLayout) {
        self.document = document
        self.unit = unit
        self.layout = layout
    }

    func edits(for wish: XLIFFWish, _ side: XLIFFSide) -> [TextEdit] {
        let comment = wish.comment.map { commentEdits($0) } ?? []
        guard side != .source else { return textEdit(unit.source, wish.text) + comment }
        guard let target = unit.target else { return addedTarget(wish) + comment }
        return (wish.state.map { stateEdits($0, target) } ?? []) + textEdit(target, wish.text) + comment
    }

    private func textEdit(_ element: XLIFFText?, _ text: String?) -> [TextEdit] {
        guard let element, let text, let edit = document.edit(of: element, to: text) else { return [] }
        return [edit]
    }

    /// A new target stands right behind the source, as the schema asks for. A state alone makes none.
    private func addedTarget(_ wish: XLIFFWish) -> [TextEdit] {
        guard let text = wish.text, let source = unit.source else { return [] }
        let element = layout.target(text, wish.state)
        return [.insertion(at: source.span.end, layout.space(before: source, in: unit) + element)]
    }

    /// An edit of the attributes only where the state really is another: `final` stays where `translated` is meant.
    private func stateEdits(_ state: TranslationState, _ target: XLIFFText) -> [TextEdit] {
        guard document.state(of: target) != state else { return [] }
        let attributes = document.attributes(of: target)
        var edits: [TextEdit] = []
        let name = XLIFFStates.name(of: state)
        if let place = attributes.first(named: "state") {
            if attributes["state"] != name { edits.append(TextEdit(place.value, XLIFFEscaping.attribute(name))) }
        } else {
            edits.append(.insertion(at: nameEnd(of: target), " state=\"\(XLIFFEscaping.attribute(name))\""))
        }
        return edits + qualifierEdits(state, attributes, target)
    }

    private func qualifierEdits(
        _ state: TranslationState, _ attributes: XLIFFAttributes, _ target: XLIFFText
    ) -> [TextEdit] {
        let place = attributes.first(named: "state-qualifier")
        if state == .machineTranslated {
            if let place { return [TextEdit(place.value, XLIFFStates.machineQualifier)] }
            let end = attributes.first(named: "state")?.span.end ?? nameEnd(of: target)
            return [.insertion(at: end, " state-qualifier=\"\(XLIFFStates.machineQualifier)\"")]
        }
        guard let place, attributes["state-qualifier"] == XLIFFStates.machineQualifier else { return [] }
        return [.removal(Span(place.span.start - 1, place.span.end))]
    }

    private func commentEdits(_ comment: String?) -> [TextEdit] {
        guard let comment else { return unit.notes.flatMap { textEdit($0, "") } }
        if let note = unit.notes.first { return textEdit(note, comment) }
        guard let last = unit.target ?? unit.source, let source = unit.source else { return [] }
        return [.insertion(at: last.span.end, layout.space(before: source, in: unit) + layout.note(comment))]
    }

    private func nameEnd(of element: XLIFFText) -> Int {
        let tag = document.file.text[element.startTag.range]
        return tag.firstIndex { [0x20, 0x09, 0x0A, 0x0D, 0x2F, 0x3E].contains($0) } ?? element.startTag.end - 1
    }
}

extension XLIFFDocument {
    /// The edit that gives an element another text; inline tags among the characters that stay are kept.
    /// - Returns: nil if the text is `value` already.
    func edit(of element: XLIFFText, to value: String) -> TextEdit? {
        if isText(of: element, equalTo: value) { return nil }
        if element.isEmptyTag { return filling(element, with: value) }
        if value.isEmpty, let emptied = emptying(element) { return emptied }
        let sections = content(of: element).runs.filter(\.isSection).map(\.span)
        let encoding = XMLTextEncoding(escaped: XLIFFEscaping.content) { text in
            !XLIFFEscaping.isUnrepresentable(text) && (text.utf8.allSatisfy { $0 < 0x80 } || allowsNonASCII)
        }
        return text(of: element).xmlEdit(to: value, sections: sections, in: file.text, encoding)
    }

    /// Gives an empty tag a text and an end tag.
    private func filling(_ element: XLIFFText, with value: String) -> TextEdit {
        let tag = file.text[element.startTag.range]
        let isNameEnd: (UInt8) -> Bool = { [0x20, 0x09, 0x0A, 0x0D, 0x2F, 0x3E].contains($0) }
        let name = String(decoding: tag.dropFirst().prefix { !isNameEnd($0) }, as: UTF8.self)
        var slash = element.startTag.end - 2
        while tag[slash - 1] == 0x20 { slash -= 1 }
        return TextEdit(Span(slash, element.span.end), ">" + XLIFFEscaping.content(value) + "</\(name)>")
    }

    /// Writes the element as the file writes empty ones; nil if it writes both tags.
    private func emptying(_ element: XLIFFText) -> TextEdit? {
        guard let style = syntax.emptyStyle, style != .pair else { return nil }
        return TextEdit(Span(element.startTag.end - 1, element.span.end), style.rawValue)
    }
}

extension XLIFFDocument {
    /// The edits that make the file one for another target language. What is translated stays.
    package func edits(retargetingTo language: String) -> [TextEdit] {
        syntax.files.map { element in
            let attributes = XLIFFAttributes(file.text, tag: element.startTag)
            let value = XLIFFEscaping.attribute(language)
            if let place = attributes.first(named: "target-language") { return TextEdit(place.value, value) }
            let name = attributes.first(named: "source-language") ?? attributes.first(named: "original")
            // The value ends before its quotation mark.
            let end = name.map { $0.value.end + 1 } ?? element.startTag.start + Self.tagName(of: element, in: file.text)
            return TextEdit(Span(at: end), " target-language=\"\(value)\"")
        }
    }

    /// The length of a start tag's name, with the bracket before it.
    private static func tagName(of element: XLIFFFile, in text: [UInt8]) -> Int {
        let tag = text[element.startTag.range]
        return tag.prefix { $0 > 0x20 && $0 != 0x2F && $0 != 0x3E }.count
    }
}
