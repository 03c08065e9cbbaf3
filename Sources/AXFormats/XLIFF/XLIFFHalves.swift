import AXScan
import AXSource

/// Reads the two halves of a long document at once.
///
/// Between two units of a `file` element, reading depends on little: the place, and the elements that are open. So the
/// second half is read on the guess that a unit ends in the middle and another may begin. When the reading of the first
/// half gets there and finds that so, it takes over the units and goes on behind the last whole one; else it goes on
/// as if nobody had guessed. Either way it judges everything that the guess did not read to the end.
extension XLIFFReader {
    /// - Parameter length: how long a document has to be to be read in halves.
    static func read(_ file: SourceFile, halvingFrom length: Int = 1 << 17) -> XLIFFSyntax {
        file.text.withUnsafeBufferPointer { text in
            guard text.count >= length, let middle = middle(of: text) else {
                var reader = XLIFFReader(text, XMLReader(text, encoding: file.encoding))
                _ = reader.read()
                return reader.finished()
            }
            return read(text, file, middle)
        }
    }

    private static func read(_ text: UnsafeBufferPointer<UInt8>, _ file: SourceFile, _ middle: Int) -> XLIFFSyntax {
        let invalid = concurrentPair(
            {
                file.text.withUnsafeBufferPointer {
                    UTF8Check.firstInvalidOffset(in: UnsafeBufferPointer(rebasing: $0[..<middle]))
                }
            },
            { UTF8Check.firstInvalidOffset(in: file.text, from: middle) })
        let end = invalid.0 ?? invalid.1 ?? text.count
        let whole = XLIFFReader(text, XMLReader(text, encoding: file.encoding, validEnd: end))
        let rest = XLIFFReader(text, XMLReader(text, insideAt: middle, validEnd: end, maximumDepth: 256 - 2))
        let (first, second) = concurrentPair(
            { () -> (reader: XLIFFReader, isInMiddle: Bool) in
                var reader = whole
                let isInMiddle = reader.read(to: middle)
                return (reader, isInMiddle)
            },
            {
                var reader = rest
                return reader.units(from: middle)
            })
        var reader = first.reader
        if first.isInMiddle {
            reader.take(second)
            _ = reader.read()
        }
        return reader.finished()
    }

    /// Behind a unit near the middle of a text; nil where none ends there.
    private static func middle(of text: UnsafeBufferPointer<UInt8>) -> Int? {
        let tag: StaticString = "</trans-unit>"
        let length = tag.utf8CodeUnitCount
        let pattern = UnsafeBufferPointer(start: tag.utf8Start, count: length)
        let start = text.count / 2
        let end = min(start + 65_536, text.count - length)
        guard start < end else { return nil }
        return (start..<end).first { text[$0] == pattern[0] && text[$0..<($0 + length)].elementsEqual(pattern) }
            .map { $0 + length }
    }

    /// What is read of the second half.
    private struct Rest: Sendable {
        var units: [XLIFFUnit]
        var emptyStyle: XLIFFEmptyStyle?
        /// Behind the last whole unit.
        var end: Int
    }

    /// The units from a place on, up to anything else that stands beside them. How they are named is not known here.
    private mutating func units(from start: Int) -> Rest {
        beginUnits(at: start)
        var end = start
        while let event = xml.next() {
            if case .start = event.kind, open.count == 1, element(event) != .unit { break }
            handle(event)
            guard event.kind == .end else { continue }
            if open.isEmpty { break }
            if open.count == 1 { end = event.span.end }
        }
        return Rest(units: file?.units ?? [], emptyStyle: syntax.emptyStyle, end: end)
    }

    private mutating func take(_ rest: Rest) {
        let scheme = scheme
        file?.units.append(contentsOf: rest.units.lazy.map { $0.named(by: scheme) })
        syntax.emptyStyle = syntax.emptyStyle ?? rest.emptyStyle
        xml.move(to: rest.end)
    }
}

/// The bytes that a reader points to are only ever read.
extension XLIFFReader: @unchecked Sendable {}
