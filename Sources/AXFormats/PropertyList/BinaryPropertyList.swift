import AXSource

/// Reads a binary property list, version 00 (CoreFoundation, CFBinaryPList.c).
///
/// Every object is read once, however often it is referred to, and what the result would unfold to is limited.
struct BinaryPropertyList {
    typealias Failure = PropertyList.Failure

    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let objectCount: Int
    private let tableStart: Int
    private let top: Int
    /// How many values the file may unfold to. Each takes a byte or more where no container is used twice, as in files that
    /// CoreFoundation writes.
    private let maximumSize: Int
    private var objects: [Int: (value: PropertyValue, size: Int)] = [:]
    private var open: Set<Int> = []

    static func isCandidate(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: "bplist0".utf8)
    }

    /// The value of the file. It has no places, as the file is no text.
    static func read(_ bytes: [UInt8]) throws(Failure) -> PropertyListNode {
        var reader = try BinaryPropertyList(bytes)
        return PropertyListNode(placeless: try reader.object(reader.top, depth: 1).value)
    }

    private init(_ bytes: [UInt8]) throws(Failure) {
        guard bytes.count >= 40 else { throw Self.broken }
        let trailer = bytes.count - 32
        self.bytes = bytes
        maximumSize = bytes.count + 1_000
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        objectCount = Self.integer(bytes, trailer + 8, 8)
        top = Self.integer(bytes, trailer + 16, 8)
        tableStart = Self.integer(bytes, trailer + 24, 8)
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), (1...trailer).contains(objectCount),
            (8...trailer).contains(tableStart), objectCount <= (trailer - tableStart) / offsetSize, top < objectCount
        else { throw Self.broken }
    }

    private static let broken = Failure(message: "the binary property list is damaged", span: Span(at: 0))

    /// The value of an object, and how many values it unfolds to.
    private mutating func object(_ index: Int, depth: Int) throws(Failure) -> (value: PropertyValue, size: Int) {
        if let known = objects[index] { return known }
        guard depth <= PropertyList.maximumDepth, open.insert(index).inserted else { throw Self.broken }
        defer { open.remove(index) }
        let result = try read(at: try offset(of: index), depth: depth)
        guard result.size <= maximumSize else { throw Self.broken }
        objects[index] = result
        return result
    }

    private mutating func read(at offset: Int, depth: Int) throws(Failure) -> (value: PropertyValue, size: Int) {
        switch bytes[offset] >> 4 {
        case 0x0: return (.other(["null", "false", "true"][min([0, 8, 9].firstIndex(of: bytes[offset]) ?? 0, 2)]), 1)
        case 0x1, 0x2, 0x3: return (.other(try number(at: offset)), 1)
        case 0x4: return (.data(Array(try content(at: offset, unit: 1))), 1)
        case 0x5, 0x7: return (.string(StringKey(bytes: Array(try content(at: offset, unit: 1)))), 1)
        case 0x6: return (.string(StringKey(bytes: utf16(try content(at: offset, unit: 2)))), 1)
        case 0xA: return try array(at: offset, depth: depth)
        case 0xD:
            let (pairs, size) = try pairs(at: offset, depth: depth)
            return (.dictionary(Dictionary(pairs) { $1 }), size)
        default: throw Self.broken
        }
    }

    private mutating func array(at offset: Int, depth: Int) throws(Failure) -> (value: PropertyValue, size: Int) {
        let (count, start) = try count(at: offset)
        var elements: [PropertyValue] = []
        var size = 1
        for index in 0..<count {
            let element = try object(try reference(start, index, of: count), depth: depth + 1)
            elements.append(element.value)
            size += element.size
            guard size <= maximumSize else { throw Self.broken }
        }
        return (.array(elements), size)
    }

    private mutating func pairs(
        at offset: Int, depth: Int
    ) throws(Failure) -> (pairs: [(StringKey, PropertyValue)], size: Int) {
        let (count, start) = try count(at: offset)
        var pairs: [(StringKey, PropertyValue)] = []
        var size = 1
        for index in 0..<count {
            let key = try object(try reference(start, index, of: count * 2), depth: depth + 1)
            let value = try object(try reference(start, count + index, of: count * 2), depth: depth + 1)
            guard case .string(let text) = key.value else { throw Self.broken }
            pairs.append((text, value.value))
            size += 1 + value.size
            guard size <= maximumSize else { throw Self.broken }
        }
        return (pairs, size)
    }

    // MARK: Bytes

    private func offset(of index: Int) throws(Failure) -> Int {
        guard index < objectCount else { throw Self.broken }
        let offset = Self.integer(bytes, tableStart + index * offsetSize, offsetSize)
        guard (8..<tableStart).contains(offset) else { throw Self.broken }
        return offset
    }

    private func reference(_ start: Int, _ index: Int, of count: Int) throws(Failure) -> Int {
        guard count <= (tableStart - start) / referenceSize else { throw Self.broken }
        return Self.integer(bytes, start + index * referenceSize, referenceSize)
    }

    /// The number of elements, which a nibble holds up to 14 and an integer object behind it else; and where they begin.
    private func count(at offset: Int) throws(Failure) -> (count: Int, start: Int) {
        let nibble = Int(bytes[offset] & 0x0F)
        guard nibble == 0x0F else { return (nibble, offset + 1) }
        guard offset + 1 < tableStart, bytes[offset + 1] >> 4 == 0x1 else { throw Self.broken }
        let size = 1 << Int(bytes[offset + 1] & 0x0F)
        guard size <= 8, offset + 2 + size <= tableStart else { throw Self.broken }
        let count = Self.integer(bytes, offset + 2, size)
        guard count <= bytes.count else { throw Self.broken }
        return (count, offset + 2 + size)
    }

    private func content(at offset: Int, unit: Int) throws(Failure) -> ArraySlice<UInt8> {
        let (count, start) = try count(at: offset)
        guard start <= tableStart, count <= (tableStart - start) / unit else { throw Self.broken }
        return bytes[start..<(start + count * unit)]
    }

    private func number(at offset: Int) throws(Failure) -> String {
        let size = 1 << Int(bytes[offset] & 0x07)
        guard offset + 1 + size <= tableStart else { throw Self.broken }
        let bits = Self.integer(bytes, offset + 1, min(size, 8))
        guard bytes[offset] >> 4 != 0x1 else { return String(bits) }
        return size == 4
            ? String(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
            : String(Double(bitPattern: UInt64(bitPattern: Int64(bits))))
    }

    private func utf16(_ content: ArraySlice<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        for index in stride(from: content.startIndex, to: content.endIndex - 1, by: 2) {
            WTF8.append(unit: UInt16(content[index]) << 8 | UInt16(content[index + 1]), to: &text)
        }
        return text
    }

    /// A big-endian integer; one that does not fit is negative and fails the range checks above.
    private static func integer(_ bytes: [UInt8], _ offset: Int, _ size: Int) -> Int {
        bytes[offset..<(offset + size)].reduce(0) { $0 << 8 | Int($1) }
    }
}
