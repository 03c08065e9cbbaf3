public import AXSource

/// Text with numbered markers, so that tests specify positions without counting: `"k" = ⟦1⟧"v";`.
///
/// The markers, such as `⟦1⟧`, are removed. A marker that occurs twice marks the span in between.
public struct MarkedText: Sendable {
    /// The text without its markers.
    public let text: String
    /// The UTF-8 offsets of each marker, in order.
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

    /// The first offset of a marker; traps if the text doesn't contain it.
    public func offset(_ marker: Int) -> Int {
        guard let offset = offsets[marker]?.first else { preconditionFailure("no marker ⟦\(marker)⟧ in \(text)") }
        return offset
    }

    /// The span from the first to the last occurrence of a marker; traps if the text doesn't contain it.
    public func span(_ marker: Int) -> Span {
        Span(offset(marker), offsets[marker]?.last ?? offset(marker))
    }

    /// The text as a file.
    public func file(_ path: String = "Test.strings") -> SourceFile {
        SourceFile(path: path, text: text)
    }
}
