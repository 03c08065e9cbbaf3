/// Small questions that lexers ask of bytes.
extension UInt8 {
    /// Whether the byte is one of the ASCII characters of `characters`.
    package func isOne(of characters: StaticString) -> Bool {
        characters.withUTF8Buffer { $0.contains(self) }
    }
}

extension [UInt8] {
    /// Where the run of bytes that satisfy `belongs` ends, from `offset` on.
    package func runEnd(from offset: Int, upTo limit: Int = .max, while belongs: (UInt8) -> Bool) -> Int {
        let end = limit < count - Swift.min(offset, count) ? offset + limit : count
        var position = Swift.min(offset, count)
        while position < end, belongs(self[position]) { position += 1 }
        return position
    }

    package func starts(with text: StaticString, at offset: Int) -> Bool {
        text.withUTF8Buffer { $0.count <= count - offset && self[offset..<(offset + $0.count)].elementsEqual($0) }
    }
}
