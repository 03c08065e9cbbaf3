/// The elements of XML property lists (Apple's PropertyList-1.0 document type).
enum PropertyListElement: String, CaseIterable {
    case plist, dict, array, key, string, data, date, real, integer, `true`, `false`
    /// Any element that is not part of a property list.
    case unknown = ""

    /// - Parameter name: the name in a tag.
    @inline(__always)
    init(_ name: UnsafeBufferPointer<UInt8>) {
        self =
            switch (name.count, name.first) {
            case (3, UInt8(ascii: "k")?): Self.is(name, "key") ? .key : .unknown
            case (6, UInt8(ascii: "s")?): Self.is(name, "string") ? .string : .unknown
            case (4, UInt8(ascii: "d")?) where Self.is(name, "dict"): .dict
            default: Self.rare(name)
            }
    }

    @inline(__always)
    private static func `is`(_ name: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
        for index in 0..<word.utf8CodeUnitCount where name[index] != word.utf8Start[index] { return false }
        return true
    }

    private static func rare(_ name: UnsafeBufferPointer<UInt8>) -> PropertyListElement {
        allCases.first { name.elementsEqual($0.rawValue.utf8) } ?? .unknown
    }

    /// Whether a text that begins with an angle and this name may be a property list.
    static func begins(_ text: ArraySlice<UInt8>) -> Bool {
        allCases.contains { $0 != .unknown && text.starts(with: $0.rawValue.utf8) }
    }
}
