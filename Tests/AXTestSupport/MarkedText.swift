public import AXSource

/// A text with numbered places, so that tests name positions without counting: `"k" = ⟦1⟧"v";`.
///
/// A place is written `⟦1⟧`; the markers are taken out. A marker that stands twice marks the span between.
public struct MarkedText: Sendable {
    /// The text without its markers.
    public let text: String
    /// The UTF-8 offsets at which each marker stood, in order.
    public let offsets: [Int: [Int]]

    public init(_ marked: String) {
        var text = ""
        var offsets: [Int: [Int]] = [:]
        var rest = marked[...]
        while let open = rest.firstIndex(of: "⟦"), let close = rest[open...].firstIndex(of: "⟧"),
            let number = Int(rest[rest.index(after: open)..<close])
        {
            text += rest[..<open]
            offsets[number, default: []].append(text.utf8.count)
            rest = rest[rest.index(after: close)...]
        }
        self.text = text + rest
        self.offsets = offsets
    }

    /// The first offset of a marker; traps when the text has no such marker.
    public func offset(_ marker: Int) -> Int {
        guard let offset = offsets[marker]?.first else { preconditionFailure("no marker ⟦\(marker)⟧ in \(text)") }
        return offset
    }

    /// From the first to the last place of a marker.
    public func span(_ marker: Int) -> Span {
        Span(offset(marker), offsets[marker]?.last ?? offset(marker))
    }

    /// The text as a file.
    public func file(_ path: String = "Test.strings") -> SourceFile {
        SourceFile(path: path, text: text)
    }
}
