import AXModel
import AXSource

/// Reads a binary property list, version 00 (CoreFoundation, CFBinaryPList.c).
///
/// Each object is read once, no matter how many references point to it, and the number of values that the references
/// expand to is limited.
struct BinaryPropertyList {
    typealias Failure = PropertyList.Failure

    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let objectCount: Int
    private let tableStart: Int
    private let top: Int
    /// The maximum number of values that the references can expand to. Files written by CoreFoundation stay below it:
    /// they refer to each container only once, so every value takes up at least one byte.
    private let maximumSize: Int
    private var objects: [Int: (value: PropertyValue, size: Int)] = [:]
    private var open: Set<Int> = []

    /// Whether to read a file as binary. Every binary file contains a NUL, so a file that begins like a binary file but
    /// contains no NUL is text.
    static func isCandidate(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: "bplist0".utf8) && bytes.contains(0)
    }

    /// Reads the root value.
    static func read(_ bytes: [UInt8]) throws(Failure) -> PropertyValue {
        var reader = try BinaryPropertyList(bytes)
        return try reader.object(reader.top, depth: 1).value
    }

    private init(_ bytes: [UInt8]) throws(Failure) {
        guard bytes.count > 40 else { throw Self.broken }
        let trailer = bytes.count - 32
        self.bytes = bytes
        maximumSize = bytes.count + 1_000
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        objectCount = Self.integer(bytes, trailer + 8, 8)
        top = Self.integer(bytes, trailer + 16, 8)
        tableStart = Self.integer(bytes, trailer + 24, 8)
        guard offsetSize > 0, referenceSize > 0, (1...trailer).contains(objectCount), (0..<objectCount).contains(top),
            (9..<trailer).contains(tableStart), objectCount * offsetSize == trailer - tableStart,
            Self.holds(objectCount, in: referenceSize), Self.holds(tableStart, in: offsetSize)
        else { throw Self.broken }
        for index in 0..<objectCount {
            let offset = Self.integer(bytes, tableStart + index * offsetSize, offsetSize)
            guard (0..<tableStart).contains(offset) else { throw Self.broken }
        }
    }

    /// Whether an integer of `size` bytes can represent a number.
    private static func holds(_ number: Int, in size: Int) -> Bool {
        size >= 8 || number < 1 << (8 * size)
    }

    private static let broken = Failure(message: "binary property list is damaged", span: Span(at: 0))

    /// The value of an object, and the number of values it expands to.
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
        case 0x4: return (.data(Array(try content(at: offset, unit: 1))), 1)
        case 0x5: return (.string(StringKey(bytes: latin(try content(at: offset, unit: 1)))), 1)
        case 0x6:
            let units = try content(at: offset, unit: 2)
            // Only an ASCII string may be empty.
            guard !units.isEmpty else { throw Self.broken }
            return (.string(StringKey(bytes: utf16(units))), 1)
        // An array, or a set.
        case 0xA, 0xC: return try array(at: offset, depth: depth)
        case 0xD:
            let (pairs, size) = try pairs(at: offset, depth: depth)
            return (.dictionary(Dictionary(pairs) { first, _ in first }), size)
        default: return (.other(try scalar(at: offset)), 1)
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
            size += 1 + value.size
            switch key.value {
            case .string(let text): pairs.append((text, value.value))
            case .array, .dictionary: throw Self.broken
            // CoreFoundation accepts any other object as a key, but never looks it up.
            case .data, .other: continue
            }
            guard size <= maximumSize else { throw Self.broken }
        }
        return (pairs, size)
    }

    // MARK: Bytes

    private func offset(of index: Int) throws(Failure) -> Int {
        guard (0..<objectCount).contains(index) else { throw Self.broken }
        let offset = Self.integer(bytes, tableStart + index * offsetSize, offsetSize)
        guard (8..<tableStart).contains(offset) else { throw Self.broken }
        return offset
    }

    private func reference(_ start: Int, _ index: Int, of count: Int) throws(Failure) -> Int {
        guard count <= (tableStart - start) / referenceSize else { throw Self.broken }
        return Self.integer(bytes, start + index * referenceSize, referenceSize)
    }

    /// The number of elements, bytes or UTF-16 units in an object, and the offset of the first one. The low nibble of
    /// the marker holds numbers up to 14; an integer object after the marker holds larger ones.
    private func count(at offset: Int) throws(Failure) -> (count: Int, start: Int) {
        let nibble = Int(bytes[offset] & 0x0F)
        guard nibble == 0x0F else { return (nibble, offset + 1) }
        guard offset + 1 < tableStart, bytes[offset + 1] >> 4 == 0x1 else { throw Self.broken }
        let size = 1 << Int(bytes[offset + 1] & 0x0F)
        guard size <= 8, offset + 2 + size <= tableStart else { throw Self.broken }
        let count = Self.integer(bytes, offset + 2, size)
        guard (0...bytes.count).contains(count) else { throw Self.broken }
        return (count, offset + 2 + size)
    }

    private func content(at offset: Int, unit: Int) throws(Failure) -> ArraySlice<UInt8> {
        let (count, start) = try count(at: offset)
        guard start <= tableStart, count <= (tableStart - start) / unit else { throw Self.broken }
        return bytes[start..<(start + count * unit)]
    }

    /// The text form of a null, a Boolean, a number, a date or the UID of an archived object.
    private func scalar(at offset: Int) throws(Failure) -> String {
        let nibble = Int(bytes[offset] & 0x0F)
        switch bytes[offset] {
        case 0x00: return "null"
        case 0x08: return "false"
        case 0x09: return "true"
        case 0x10...0x14:
            let bits = try bits(at: offset, size: 1 << nibble)
            // Integers of more than 64 bits are read as their last 64 bits, unsigned.
            return nibble == 3 ? String(Int64(bitPattern: bits)) : String(bits)
        case 0x22:
            return String(Float(bitPattern: UInt32(truncatingIfNeeded: try bits(at: offset, size: 4))))
        case 0x23: return String(Double(bitPattern: try bits(at: offset, size: 8)))
        case 0x33:
            let time = Double(bitPattern: try bits(at: offset, size: 8))
            return PropertyListDate(absoluteTime: time)?.text ?? String(time)
        case 0x80...0x8F:
            let number = try bits(at: offset, size: nibble + 1)
            guard number <= UInt64(UInt32.max) else { throw Self.broken }
            return String(number)
        default: throw Self.broken
        }
    }

    /// The last 64 bits of the integer after the marker at `offset`.
    private func bits(at offset: Int, size: Int) throws(Failure) -> UInt64 {
        guard size <= tableStart - offset - 1 else { throw Self.broken }
        return bytes[(offset + 1)..<(offset + 1 + size)].reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Decodes a string that should be ASCII; CoreFoundation reads other bytes as ISO 8859-1.
    private func latin(_ content: ArraySlice<UInt8>) -> [UInt8] {
        guard !content.allSatisfy({ $0 < 0x80 }) else { return Array(content) }
        return content.reduce(into: []) { WTF8.append(UInt32($1), to: &$0) }
    }

    private func utf16(_ content: ArraySlice<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        for index in stride(from: content.startIndex, to: content.endIndex - 1, by: 2) {
            WTF8.append(unit: UInt16(content[index]) << 8 | UInt16(content[index + 1]), to: &text)
        }
        return text
    }

    /// A big-endian integer, or the last 64 bits of a longer one. A value above `Int.max` becomes negative and fails
    /// the callers' range checks.
    private static func integer(_ bytes: [UInt8], _ offset: Int, _ size: Int) -> Int {
        bytes[offset..<(offset + size)].reduce(0) { $0 << 8 | Int($1) }
    }
}

extension PropertyListTree {
    /// The tree for the value of a binary file. Every position is the beginning of the file. Dictionaries are sorted by
    /// key.
    static func withoutPositions(_ value: PropertyValue, _ text: [UInt8]) -> PropertyListTree? {
        var builder = PropertyListBuilder()
        builder.addWithoutPositions(value)
        return builder.finish(at: 0, text)
    }
}

extension PropertyListBuilder {
    fileprivate mutating func addWithoutPositions(_ value: PropertyValue) {
        switch value {
        case .string(let key): add(recordWithoutPosition(key))
        case .dictionary(let members):
            openDictionary(at: 0)
            for (name, member) in members.sorted(by: { $0.key < $1.key }) {
                key(recordWithoutPosition(name))
                addWithoutPositions(member)
            }
            close(at: 0)
        case .array(let elements):
            openArray(at: 0)
            for element in elements { addWithoutPositions(element) }
            close(at: 0)
        case .data, .other: add(value, Span(at: 0))
        }
    }

    private mutating func recordWithoutPosition(_ key: StringKey) -> PropertyListRecord {
        record(.init(key: key, located: LocatedText(key.text, span: Span(at: 0))), Span(at: 0))
    }
}
