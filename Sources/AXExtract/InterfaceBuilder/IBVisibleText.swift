import AXModel
import AXScan
import AXSource

/// Reads the visible text of a document, for listing all strings, for ``KeyUseSearch`` and for transcripts.
extension IBDocument {
    /// The part of its object that an element describes; nil for an element without visible text, or if visible text
    /// isn't read.
    func part(_ tag: String, _ attributes: IBElementAttributes) -> IBObjectPart? {
        guard readsVisibleText, !Self.textless.contains(tag), !Self.nonObjects.contains(tag) else { return nil }
        switch tag {
        case "state": return attributes["key"].map { .state($0) }
        case "segment": return .segment(open.last?.children ?? 0)
        default: return attributes["id"] == nil ? attributes["key"].map { .part($0) } : .whole
        }
    }

    mutating func addStrings(of part: IBObjectPart?, on object: Int?, _ attributes: IBElementAttributes) {
        guard let part, let object else { return }
        for attribute in attributes.all where !attribute.value.isEmpty {
            guard let property = part.property(attribute.name) else { continue }
            addString(property, of: object, attribute.value, at: attribute.nameSpan, attribute.valueSpan)
        }
    }

    /// Adds a string that is an element: `<string key="text">…</string>`.
    /// - Returns: The index in ``strings`` of the string that the element contains; nil if the string isn't read.
    mutating func addStringElement(_ attributes: IBElementAttributes, _ event: XMLEvent) -> Int? {
        guard readsVisibleText, let parent = open.last, let object = parent.object else { return nil }
        let key = attributes.first("key")
        let list = IBObjectPart.lists[parent.tag].map { "\($0)[\(parent.children)]" }
        guard let property = key.flatMap({ parent.part?.property($0.value) }) ?? (key == nil ? list : nil) else {
            return nil
        }
        addString(property, of: object, "", at: key?.valueSpan ?? event.name, Span(at: event.span.end))
        return strings.count - 1
    }

    private mutating func addString(
        _ property: String, of object: Int, _ text: String, at name: Span, _ value: Span
    ) {
        let className = IBClass.name(ofTag: objects[object].tag, framework)
        let api = "\(className).\(property.prefix { $0 != "[" })"
        strings.append(
            IBString(
                origin: .attribute(IBAttribute(property, property, api, .other)), object: object, nameSpan: name,
                valueSpan: value, text: text))
    }

    /// Elements whose titles and labels ibtool doesn't export. A pop-up button, for example, shows the title of its
    /// menu item.
    private static let textless: Set<String> = [
        "accessibility", "accessibilityTraits", "userDefinedRuntimeAttribute", "outlet", "outletCollection", "fragment",
        "string", "mutableString", "document", "customObject", "placeholder", "popUpButtonCell",
    ]
}
