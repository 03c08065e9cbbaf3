import AXModel
import AXScan
import AXSource

/// The texts that a document shows, for whoever wants every string that ibtool exports.
extension IBDocument {
    /// What an element is to its object; nil for one that shows no text.
    func textPlace(_ tag: String, _ attributes: IBAttributes) -> IBTextPlace? {
        guard readsAllTexts, !Self.textless.contains(tag), !Self.noObjects.contains(tag) else { return nil }
        switch tag {
        case "state": return attributes["key"].map { .state($0) }
        case "segment": return .segment(open.last?.children ?? 0)
        default: return attributes["id"] == nil ? attributes["key"].map { .part($0) } : .object
        }
    }

    /// Notes the texts that an element shows.
    mutating func addTexts(of place: IBTextPlace?, on object: Int?, _ attributes: IBAttributes) {
        guard let place, let object else { return }
        for attribute in attributes.all where !attribute.value.isEmpty {
            guard let property = place.property(attribute.name) else { continue }
            addText(property, of: object, attribute.value, at: attribute.nameSpan, attribute.valueSpan)
        }
    }

    /// Notes a text that stands in an element of its own: `<string key="text">…</string>`.
    /// - Returns: The string whose text the element holds; nil where it is none.
    mutating func addTextElement(_ attributes: IBAttributes, _ event: XMLEvent) -> Int? {
        guard readsAllTexts, let parent = open.last, let object = parent.object else { return nil }
        let key = attributes.first("key")
        let list = IBTextPlace.lists[parent.tag].map { "\($0)[\(parent.children)]" }
        guard let property = key.flatMap({ parent.place?.property($0.value) }) ?? (key == nil ? list : nil) else {
            return nil
        }
        addText(property, of: object, "", at: key?.valueSpan ?? event.name, Span(at: event.span.end))
        return strings.count - 1
    }

    private mutating func addText(
        _ property: String, of object: Int, _ text: String, at name: Span, _ value: Span
    ) {
        let className = IBClass.name(ofTag: objects[object].tag, framework)
        let api = "\(className).\(property.prefix { $0 != "[" })"
        strings.append(
            IBString(
                origin: .attribute(IBAttribute(property, property, api, .other)), object: object, nameSpan: name,
                valueSpan: value, text: text))
    }

    /// Elements whose titles and labels ibtool leaves alone: a pop-up button shows the title of its menu item.
    private static let textless: Set<String> = [
        "accessibility", "accessibilityTraits", "userDefinedRuntimeAttribute", "outlet", "outletCollection", "fragment",
        "string", "mutableString", "document", "customObject", "placeholder", "popUpButtonCell",
    ]
}
