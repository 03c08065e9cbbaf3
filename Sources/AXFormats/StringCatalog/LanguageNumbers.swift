import AXSource

/// Numbers languages in the order of their first mention.
///
/// Entries mention the same languages in the same order, so the first guess is the language after the last one.
struct LanguageNumbers {
    private(set) var names: [StringKey] = []
    private var numbers: [StringKey: Int] = [:]
    private var guess = 0

    @inline(__always)
    mutating func number(of name: UnsafeBufferPointer<UInt8>) -> Int {
        for place in guess..<min(guess + 4, names.count) where isEqual(names[place], name) {
            guess = place + 1
            return place
        }
        let number = find(StringKey(bytes: Array(name)))
        guess = number + 1
        return number
    }

    private mutating func find(_ name: StringKey) -> Int {
        if let number = numbers[name] { return number }
        numbers[name] = names.count
        names.append(name)
        return names.count - 1
    }

    @inline(__always)
    private func isEqual(_ name: StringKey, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        name.bytes.withUnsafeBufferPointer { ByteHash.areEqual($0, bytes) }
    }
}
