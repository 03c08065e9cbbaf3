import AXSource

/// A key taken apart into words, at separators and at capitals: `cart.addButton_HINT` is cart, add, button, hint.
struct KeyWords: Sendable {
    /// Lower-case ASCII; other characters as they are.
    let words: [[UInt8]]

    init(_ key: StringKey) {
        var words: [[UInt8]] = []
        var word: [UInt8] = []
        var previousIsLower = false
        for byte in key.bytes {
            let isUpper = (0x41...0x5A).contains(byte)
            let isPart = isUpper || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte >= 0x80
            if !isPart || (isUpper && previousIsLower), !word.isEmpty {
                words.append(word)
                word = []
            }
            if isPart { word.append(isUpper ? byte | 0x20 : byte) }
            previousIsLower = isPart && !isUpper
        }
        if !word.isEmpty { words.append(word) }
        self.words = words
    }

    /// The word at a place counted from the end: 0 is the last one.
    func fromEnd(_ place: Int) -> String? {
        words.count > place ? String(decoding: words[words.count - 1 - place], as: UTF8.self) : nil
    }

    /// The words before the last one.
    var stem: ArraySlice<[UInt8]> { words.dropLast() }
}
