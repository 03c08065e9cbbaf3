import AXModel
import AXSource

extension PropertyListNode {
    /// A value of a file that is no text: all its places are the beginning. Dictionaries are in the order of their keys.
    init(placeless value: PropertyValue) {
        let content: Content =
            switch value {
            case .string(let key): .text(PropertyListText(placeless: key))
            case .dictionary(let members):
                .dictionary(
                    members.sorted { $0.key < $1.key }.map { key, value in
                        PropertyListEntry(
                            key: PropertyListText(placeless: key), value: PropertyListNode(placeless: value),
                            span: Span(at: 0), comments: [])
                    })
            case .array(let elements): .array(elements.map(PropertyListNode.init(placeless:)))
            case .data, .other: .other(value)
            }
        self.init(content: content, span: Span(at: 0))
    }
}

extension PropertyListText {
    fileprivate init(placeless key: StringKey) {
        self.init(key: key, located: LocatedText(key.text, span: Span(at: 0)), span: Span(at: 0))
    }
}
