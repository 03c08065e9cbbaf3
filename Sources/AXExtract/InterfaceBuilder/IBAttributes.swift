import AXScan
import AXSource

/// The attributes of a tag, decoded.
struct IBAttributes {
    struct Attribute {
        let name: String
        let value: String
        let nameSpan: Span
        let valueSpan: Span
    }

    let all: [Attribute]

    init(_ attributes: [XMLAttribute], in file: SourceFile) {
        all = attributes.map { attribute in
            let value = XMLText.decode(file.text, attribute.value, .attribute) ?? []
            return Attribute(
                name: file.string(attribute.name), value: WTF8.string(value), nameSpan: attribute.name,
                valueSpan: attribute.value)
        }
    }

    func first(_ name: String) -> Attribute? {
        all.first { $0.name == name }
    }

    subscript(name: String) -> String? {
        first(name)?.value
    }
}
