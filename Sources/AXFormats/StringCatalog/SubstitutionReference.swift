import AXScan
import AXSource

/// Finds the references to substitutions in the texts of a catalog: `%#@songs@`, `%2$#@songs@`.
///
/// Xcode's catalog compiler takes any name, also with dots and letters outside ASCII; CoreFoundation's own grammar of
/// format strings does not. So this is not ``Message``.
enum StringCatalogReferences {
    struct Reference: Hashable {
        let name: String
        /// UTF-8 offsets of the text, from the percent sign to the second at sign.
        let range: Range<Int>
        /// What stands between the percent sign and the number sign: nothing, a width, or a position with its sign.
        let head: Range<Int>
        /// The 1-based argument, where the reference states one.
        let position: Int?
    }

    static func references(in text: String) -> [Reference] {
        let bytes = Array(text.utf8)
        var references: [Reference] = []
        var offset = 0
        while let percent = bytes[offset...].firstIndex(of: UInt8(ascii: "%")) {
            offset = percent + 1
            guard let start = nameStart(bytes, after: percent) else {
                // The second sign of `%%` begins nothing.
                if offset < bytes.count, bytes[offset] == UInt8(ascii: "%") { offset += 1 }
                continue
            }
            guard let end = nameEnd(bytes, from: start), end > start else { continue }
            let head = percent + 1..<start - 2
            references.append(
                Reference(
                    name: String(decoding: bytes[start..<end], as: UTF8.self), range: percent..<(end + 1), head: head,
                    position: position(bytes[head])))
            offset = end + 1
        }
        return references
    }

    /// Behind `%#@`, with a position or a width before the number sign.
    private static func nameStart(_ bytes: [UInt8], after percent: Int) -> Int? {
        var offset = percent + 1
        while offset < bytes.count, bytes[offset].isASCIIDigit { offset += 1 }
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "$") { offset += 1 }
        return bytes[offset...].starts(with: "#@".utf8) ? offset + 2 : nil
    }

    /// The number of a `2$`.
    private static func position(_ head: ArraySlice<UInt8>) -> Int? {
        guard head.last == UInt8(ascii: "$") else { return nil }
        return Int(String(decoding: head.dropLast(), as: UTF8.self))
    }

    /// A name is at most 200 bytes long and holds no percent sign.
    private static func nameEnd(_ bytes: [UInt8], from start: Int) -> Int? {
        bytes[start..<min(start + 200, bytes.count)].firstIndex { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "%") }
            .flatMap { bytes[$0] == UInt8(ascii: "@") ? $0 : nil }
    }
}

extension StringCatalogDocument {
    /// The substitutions that a localization defines.
    func substitutions(of localization: Int) -> [JSONTree.Member] {
        tree.value("substitutions", of: localization).map { tree.members(of: $0) } ?? []
    }

    /// The references in all texts of a localization, with their places in the file.
    func references(of localization: Int) -> [(name: String, span: Span)] {
        texts(of: localization).flatMap { text -> [(String, Span)] in
            let content = tree.content(of: text.value)
            guard file.text[content.range].contains(UInt8(ascii: "%")) else { return [] }
            let (bytes, steps) = file.text.withUnsafeBufferPointer { JSONText.decode($0, content) }
            let located = LocatedText(WTF8.string(bytes), span: content, steps: steps)
            return StringCatalogReferences.references(in: located.string).map { ($0.name, located.span(of: $0.range)) }
        }
    }
}
