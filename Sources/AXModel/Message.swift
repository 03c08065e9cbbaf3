import AXSource

/// A string, split into plain text and format specifiers. Lossless: joining the segments in order restores the string.
public struct Message: Hashable, Sendable {
    /// A part of the string.
    public enum Segment: Hashable, Sendable {
        /// Text without specifiers, as written. A percent sign that doesn't begin a specifier is text.
        case text(String)
        /// A format specifier, including the escaped percent sign `%%`.
        case placeholder(FormatSpecifier)

        /// The segment as written.
        public var raw: String {
            switch self {
            case .text(let text): text
            case .placeholder(let specifier): specifier.raw
            }
        }
    }

    /// The segments, in the order of the string.
    public let segments: [Segment]

    /// - Parameter segments: the segments in order. Their text isn't parsed again.
    public init(_ segments: [Segment]) {
        self.segments = segments
    }

    /// Splits a string at its format specifiers, including `%arg`. A percent sign that doesn't begin a specifier is
    /// text.
    public init(parsing text: String) {
        self.init(text, isFoundation: false)
    }

    /// Splits a string as Foundation does, without the syntax of catalogs: `%arg` is `%a` and two letters.
    init(asFoundationReads text: String) {
        self.init(text, isFoundation: true)
    }

    private init(_ text: String, isFoundation: Bool) {
        guard text.holds(UInt8(ascii: "%")) else {
            segments = text.isEmpty ? [] : [.text(text)]
            return
        }
        let bytes = Array(text.utf8)
        var segments: [Segment] = []
        var plainStart = 0
        var offset = 0
        while let percent = bytes[offset...].firstIndex(of: UInt8(ascii: "%")) {
            guard let specifier = FormatSpecifierParser.parse(bytes, at: percent, isFoundation: isFoundation) else {
                offset = percent + 1
                continue
            }
            Self.appendText(bytes[plainStart..<percent], to: &segments)
            segments.append(.placeholder(specifier))
            offset = specifier.range.upperBound
            plainStart = offset
        }
        Self.appendText(bytes[plainStart...], to: &segments)
        self.segments = segments
    }

    /// The whole string.
    public var text: String {
        segments.count == 1 ? segments[0].raw : segments.map(\.raw).joined()
    }

    /// The specifiers, including escaped percent signs (`%%`).
    public var placeholders: [FormatSpecifier] {
        segments.compactMap { if case .placeholder(let specifier) = $0 { specifier } else { nil } }
    }

    /// The specifiers of a string. Faster than parsing all segments.
    package static func placeholders(in text: String) -> [FormatSpecifier] {
        guard text.holds(UInt8(ascii: "%")) else { return [] }
        let bytes = Array(text.utf8)
        var found: [FormatSpecifier] = []
        var offset = 0
        while let percent = bytes[offset...].firstIndex(of: UInt8(ascii: "%")) {
            let specifier = FormatSpecifierParser.parse(bytes, at: percent, isFoundation: false)
            if let specifier { found.append(specifier) }
            offset = specifier?.range.upperBound ?? percent + 1
        }
        return found
    }

    private static func appendText(_ bytes: ArraySlice<UInt8>, to segments: inout [Segment]) {
        if !bytes.isEmpty { segments.append(.text(String(decoding: bytes, as: UTF8.self))) }
    }
}
