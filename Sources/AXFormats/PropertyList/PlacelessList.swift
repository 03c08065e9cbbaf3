import AXModel
import AXSource

extension PropertyListTree {
    /// The value of a file that is no text: all its places are the beginning. Dictionaries are in the order of their keys.
    /// - Returns: nil where there is no value at all.
    static func placeless(_ value: PropertyValue, _ text: [UInt8]) -> PropertyListTree? {
        var builder = PropertyListBuilder()
        builder.add(placeless: value)
        return builder.finish(at: 0, text)
    }
}

extension PropertyListBuilder {
    fileprivate mutating func add(placeless value: PropertyValue) {
        switch value {
        case .string(let key): add(record(placeless: key))
        case .dictionary(let members):
            openDictionary(at: 0)
            for (name, member) in members.sorted(by: { $0.key < $1.key }) {
                key(record(placeless: name))
                add(placeless: member)
            }
            close(at: 0)
        case .array(let elements):
            openArray(at: 0)
            for element in elements { add(placeless: element) }
            close(at: 0)
        case .data, .other: add(value, Span(at: 0))
        }
    }

    private mutating func record(placeless key: StringKey) -> PropertyListRecord {
        record(.init(key: key, located: LocatedText(key.text, span: Span(at: 0))), Span(at: 0))
    }
}
