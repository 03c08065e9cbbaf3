import AXModel
import AXScan
package import AXSource

struct XLIFFUnitChange {
    var text: String?
    var state: TranslationState?
    /// The new comment; nil if it doesn't change, `.some(nil)` if it is removed.
    var comment: String??
}

extension XLIFFDocument {
    func edits(
        of unit: XLIFFUnit, _ change: XLIFFUnitChange, _ side: XLIFFSide, _ layout: XLIFFLayout
    ) -> [TextEdit] {
        let comment = change.comment.map { commentEdits($0, unit, layout) } ?? []
        guard side != .source else { return textEdits(unit.source, change.text) + comment }
        guard let target = unit.target else { return addedTarget(change, unit, layout) + comment }
        return (change.state.map { stateEdits($0, target) } ?? []) + textEdits(target, change.text) + comment
    }

    private func textEdits(_ element: XLIFFTextElement?, _ text: String?) -> [TextEdit] {
        guard let element, let text, let edit = edit(of: element, to: text) else { return [] }
        return [edit]
    }

    /// The edit that adds a target directly after the source, as the schema requires. A state alone doesn't add a
    /// target.
    private func addedTarget(_ change: XLIFFUnitChange, _ unit: XLIFFUnit, _ layout: XLIFFLayout) -> [TextEdit] {
        guard let text = change.text, let source = unit.source else { return [] }
        let element = layout.target(text, change.state)
        return [.insertion(at: source.span.end, layout.space(before: source, in: unit) + element)]
    }

    /// The edits that change the state. A state with the same meaning stays unchanged. For example, `final` also means
    /// `translated`.
    private func stateEdits(_ state: TranslationState, _ target: XLIFFTextElement) -> [TextEdit] {
        guard self.state(of: target) != state else { return [] }
        let attributes = attributes(of: target)
        var edits: [TextEdit] = []
        let name = XLIFFStates.name(of: state)
        if let attribute = attributes.first(named: "state") {
            if attributes["state"] != name { edits.append(TextEdit(attribute.value, XMLEscaping.attribute(name))) }
        } else {
            let end = nameEnd(inTag: target.startTag)
            edits.append(.insertion(at: end, " state=\"\(XMLEscaping.attribute(name))\""))
        }
        return edits + qualifierEdits(state, attributes, target)
    }

    private func qualifierEdits(
        _ state: TranslationState, _ attributes: XLIFFAttributes, _ target: XLIFFTextElement
    ) -> [TextEdit] {
        let attribute = attributes.first(named: "state-qualifier")
        if state == .machineTranslated {
            if let attribute { return [TextEdit(attribute.value, XLIFFStates.machineQualifier)] }
            let end = attributes.first(named: "state")?.span.end ?? nameEnd(inTag: target.startTag)
            return [.insertion(at: end, " state-qualifier=\"\(XLIFFStates.machineQualifier)\"")]
        }
        guard let attribute, let name = attributes["state-qualifier"], XLIFFStates.machineQualifiers.contains(name)
        else {
            return []
        }
        return [.removal(Span(attribute.span.start - 1, attribute.span.end))]
    }

    private func commentEdits(_ comment: String?, _ unit: XLIFFUnit, _ layout: XLIFFLayout) -> [TextEdit] {
        guard let comment else { return unit.notes.flatMap { textEdits($0, "") } }
        if let note = unit.notes.first { return textEdits(note, comment) }
        guard let last = unit.target ?? unit.source, let source = unit.source else { return [] }
        return [.insertion(at: last.span.end, layout.space(before: source, in: unit) + layout.note(comment))]
    }
}

extension XLIFFDocument {
    /// The edit that sets the text of an element to `value`. Inline tags between unchanged characters are kept.
    /// - Returns: nil if the text already equals `value`.
    private func edit(of element: XLIFFTextElement, to value: String) -> TextEdit? {
        if isText(of: element, equalTo: value) { return nil }
        if element.isEmptyTag { return filling(element, with: value) }
        if value.isEmpty, let emptied = emptying(element) { return emptied }
        let sections = content(of: element).runs.filter(\.isSection).map(\.span)
        let encoding = XMLTextEncoding(escaped: XMLEscaping.content) { text in
            XMLForbiddenCharacters.first(in: text) == nil && (text.utf8.allSatisfy { $0 < 0x80 } || allowsNonASCII)
        }
        return text(of: element).xmlEdit(to: value, sections: sections, in: file.text, encoding)
    }

    /// The edit that replaces the end of an empty tag with content and an end tag.
    private func filling(_ element: XLIFFTextElement, with value: String) -> TextEdit {
        let tag = element.startTag
        let name = file.string(Span(tag.start + 1, nameEnd(inTag: tag)))
        var slash = tag.end - 2
        while file.text[slash - 1] == 0x20 { slash -= 1 }
        return TextEdit(Span(slash, element.span.end), ">" + XMLEscaping.content(value) + "</\(name)>")
    }

    /// The edit that empties an element in the style of the file's empty elements; nil if these have two tags, or if
    /// there aren't any.
    private func emptying(_ element: XLIFFTextElement) -> TextEdit? {
        guard let style = syntax.emptyStyle, style != .pair else { return nil }
        return TextEdit(Span(element.startTag.end - 1, element.span.end), style.rawValue)
    }

    /// The edits that change the target language of the file. Translations stay unchanged.
    package func edits(retargetingTo language: String) -> [TextEdit] {
        syntax.files.map { element in
            let attributes = XLIFFAttributes(file.text, tag: element.startTag)
            let value = XMLEscaping.attribute(language)
            if let attribute = attributes.first(named: "target-language") { return TextEdit(attribute.value, value) }
            let neighbor = attributes.first(named: "source-language") ?? attributes.first(named: "original")
            let end = neighbor?.span.end ?? nameEnd(inTag: element.startTag)
            return TextEdit(Span(at: end), " target-language=\"\(value)\"")
        }
    }
}
