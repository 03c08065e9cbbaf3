import AXSource

/// Finds out how a property list file is indented.
enum PropertyListIndentation {
    /// What one level of nesting adds: what the first entry of an entry's dictionary has more than the entry.
    static func unit(of list: PropertyListFile) -> String {
        for entry in list.entries {
            guard let inner = entry.value.entries?.first else { continue }
            let outside = ofLine(at: entry.span.start, in: list.file)
            let inside = ofLine(at: inner.span.start, in: list.file)
            guard inside.hasPrefix(outside), inside.utf8.count > outside.utf8.count else { return "" }
            return String(inside.dropFirst(outside.count))
        }
        let outer = list.entries.first.map { ofLine(at: $0.span.start, in: list.file) } ?? ""
        return outer.isEmpty ? "\t" : outer
    }

    /// The white space at the beginning of the line on which `offset` lies; of a very long line, none.
    static func ofLine(at offset: Int, in file: SourceFile) -> String {
        var start = offset
        while start > 0, file.text[start - 1] != 0x0A, file.text[start - 1] != 0x0D {
            start -= 1
            guard offset - start < longestLine else { return "" }
        }
        let end = file.text[start..<offset].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? offset
        return file.string(Span(start, end))
    }

    private static let longestLine = 4_096
}
