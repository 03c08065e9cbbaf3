import AXModel
import AXSource

/// The layout of a file's units. New parts are written in the same layout.
struct XLIFFLayout {
    private let text: [UInt8]
    let newline: String
    private let emptyStyle: XLIFFEmptyStyle
    private let hasStates: Bool
    /// The namespace prefix of elements, with its colon.
    private let prefix: String

    init(_ document: XLIFFDocument) {
        text = document.file.text
        newline = document.file.newline
        emptyStyle = document.syntax.emptyStyle ?? .slash
        hasStates = document.syntax.files.contains { file in
            file.units.contains { $0.target.flatMap(document.stateName) != nil }
        }
        let root = document.syntax.root?.prefix ?? ""
        prefix = root.isEmpty ? "" : root + ":"
    }

    /// The white space between the start tag and the source of a unit, which is also written before new children; that
    /// of Xcode if this part of the unit is empty or contains anything else.
    func space(before source: XLIFFTextElement, in unit: XLIFFUnit) -> String {
        blank(Span(unit.startTag.end, max(unit.startTag.end, source.span.start))) ?? newline + "        "
    }

    /// The white space before a unit; that of Xcode if there isn't any.
    func space(before unit: XLIFFUnit) -> String {
        let start = unit.span.start - lengthOfSpace(before: unit.span.start)
        return blank(Span(start, unit.span.start)) ?? newline + "      "
    }

    /// The number of bytes of white space before an offset.
    func lengthOfSpace(before offset: Int) -> Int { Self.lengthOfSpace(before: offset, in: text) }

    static func lengthOfSpace(before offset: Int, in text: [UInt8]) -> Int {
        var start = offset
        while start > 0, text[start - 1].isMarkupSpace { start -= 1 }
        return offset - start
    }

    /// The white space between the last child and the end tag of a unit; that of Xcode if this part of the unit is
    /// empty or contains anything else.
    func spaceAtEnd(of unit: XLIFFUnit) -> String {
        let children = ([unit.source, unit.target] + unit.notes).compactMap { $0?.span.end }
        let last = children.max() ?? unit.startTag.end
        return blank(Span(last, max(last, unit.contentEnd))) ?? newline + "      "
    }

    /// A `target` element. If `state` is nil, it's marked as translated if other targets in the file have states.
    func target(_ string: String, _ state: TranslationState?) -> String {
        let state = state ?? (hasStates ? .translated : nil)
        return element("target", state.map(XLIFFStates.attributes) ?? "", string)
    }

    func source(_ string: String) -> String { element("source", "", string) }

    func note(_ comment: String) -> String { element("note", "", comment) }

    /// A unit with its children, formatted like `neighbor`, without the white space before it.
    func unit(_ id: StringKey, _ children: [String], like neighbor: XLIFFUnit?) -> String {
        let inner = neighbor.flatMap { unit in unit.source.map { space(before: $0, in: unit) } } ?? newline + "        "
        let end = neighbor.map(spaceAtEnd) ?? newline + "      "
        let name = prefix + "trans-unit"
        return "<\(name) id=\"\(XMLEscaping.attribute(id.text))\" xml:space=\"preserve\">"
            + children.map { inner + $0 }.joined() + end + "</\(name)>"
    }

    private func element(_ name: String, _ attributes: String, _ string: String) -> String {
        let tag = "<" + prefix + name + attributes
        guard !string.isEmpty || emptyStyle == .pair else { return tag + emptyStyle.rawValue }
        return tag + ">" + XMLEscaping.content(string) + "</\(prefix)\(name)>"
    }

    /// The text of a span that consists of white space; nil if the span is empty or contains anything else.
    private func blank(_ span: Span) -> String? {
        let bytes = text[span.range]
        return !bytes.isEmpty && bytes.allSatisfy(\.isMarkupSpace) ? String(decoding: bytes, as: UTF8.self) : nil
    }
}
