import AXSource

/// Searches raw bytes for the names of accessibility APIs. Files that contain none of the names needn't be parsed.
enum SourcePrefilter {
    private static let stems = [
        "ccessib", "Image(", "AXCustom", "AXChart", "AXData", "AXNumeric", "AXCategorical", "GuidedAccess",
        "argeContentTitle", "11yLabel", "11yHint", "11yValue", "11yText", ".help(", "import Charts",
    ]
    private static let search = SubstringSearch(stems)
    /// The index of the stem that most names in the API table contain.
    private static let accessibility = 0
    /// The index of the stem for SwiftUI's images. An image is relevant only if it has a label.
    private static let image = 1
    /// The index of the stem for files with charts. Because `.value(` is common, only these files are searched for it.
    private static let charts = stems.count - 1
    private static let plottedValues = SubstringSearch([".value("])

    private static let label = Array("label:".utf8)
    /// How far after `Image(` its label is searched for, in bytes.
    private static let reach = 256

    /// Whether a source file may contain an accessibility string.
    static func isFound(in text: [UInt8]) -> Bool {
        text.withUnsafeBufferPointer { bytes in
            search.contains(in: bytes) { offset, stem in
                stem != charts && (stem != image || hasLabel(bytes, from: offset + stems[image].utf8.count))
            }
        }
    }

    /// Whether a Swift file may contain an accessibility string or traits. Most files that mention accessibility don't:
    /// they set identifiers for tests, read a setting, or use the keychain.
    static func isFound(inSwift text: [UInt8]) -> Bool {
        text.withUnsafeBufferPointer { bytes in
            var hasCharts = false
            let isSpoken = search.contains(in: bytes) { offset, stem in
                switch stem {
                case accessibility: return SpokenNames.isSpoken(at: offset, in: bytes)
                case image: return hasLabel(bytes, from: offset + stems[image].utf8.count)
                case charts:
                    hasCharts = hasCharts || isWordEnd(offset + stems[charts].utf8.count, in: bytes)
                    return false
                default: return true
                }
            }
            return isSpoken || hasCharts && plottedValues.contains(in: bytes) { _, _ in true }
        }
    }

    /// Whether a Swift file may contain code that only matters for transcripts: code that makes views accessibility
    /// elements, or that adds actions to rows.
    static func isFound(forTranscript text: [UInt8]) -> Bool {
        text.withUnsafeBufferPointer { transcripts.contains(in: $0) { _, _ in true } }
    }

    private static let transcripts = SubstringSearch(["isAccessibilityElement", "UIContextualAction(", ".swipeActions"])

    private static func isWordEnd(_ offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        offset == bytes.count || !bytes[offset].isIdentifierByte
    }

    /// Whether `label:` occurs before the closing parenthesis and within ``reach``. The search doesn't recognize
    /// literals, so an unbalanced parenthesis in a literal hides the label.
    private static func hasLabel(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        var depth = 1
        for offset in start..<min(start + reach, bytes.count) {
            switch bytes[offset] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "l") where depth == 1 && bytes[offset...].starts(with: label): return true
            default: break
            }
            if depth == 0 { return false }
        }
        return false
    }
}

/// The names in the API table, to decide whether a Swift file must be parsed.
private enum SpokenNames {
    /// The maximum length of a word, in bytes. Longer words aren't compared, because a word of a megabyte may contain
    /// the stem a hundred thousand times.
    private static let longestWord = 512

    /// Whether the word around an offset is the name of an API that takes a string or traits, or is too long to be
    /// compared.
    static func isSpoken(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var start = offset
        while start > 0, offset - start < longestWord, bytes[start - 1].isIdentifierByte { start -= 1 }
        var end = offset
        while end < bytes.count, end - offset < longestWord, bytes[end].isIdentifierByte { end += 1 }
        if offset - start == longestWord || end - offset == longestWord { return true }
        let word = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
        if let members = members[word] { return isCalled(members, bytes[end...]) }
        if word == modifier { return bytes[end...].first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "(") }
        return names.contains(word) || endings.contains(where: word.hasSuffix)
            || word.lowercased().firstRange(ofASCII: traits) != nil
    }

    /// The modifier of iOS 13 that takes all attributes. The word also occurs in comments and in folder names.
    private static let modifier = "accessibility"
    /// Traits are checked for conflicts.
    private static let traits: StaticString = "accessibilitytraits"

    /// The functions of the table, by the type or module before the dot: `post` for `UIAccessibility`.
    private static let members: [String: Set<String>] = calls.filter { $0.count > 1 }.reduce(into: [:]) {
        $0[$1[0], default: []].insert($1[1])
    }

    private static let names: Set<String> = {
        let types = [UIKitAPIs.types, AppKitAPIs.types].flatMap { $0.flatMap { [$0.key, $0.value] } }
        return Set(rows.flatMap(words(of:)) + types + calls.map { $0[0] } + ["accessibilityAddTraits"])
    }()

    private static let endings: [String] = rows.flatMap { row -> [String] in
        guard case .nameEnding(let ending) = row.shape else { return [] }
        return [ending, ending.prefix(1).lowercased() + ending.dropFirst()]
    }

    private static let rows = APITable.accessibilityRows + AppKitAPIs.sharedRows

    private static let calls: [[String]] = rows.compactMap { row in
        guard case .call(let name, _, _) = row.shape else { return nil }
        return name.split(separator: ".").map(String.init)
    }

    private static func words(of row: APIRow) -> [String] {
        switch row.shape {
        case .property(let name): [name, "set" + name.prefix(1).uppercased() + name.dropFirst()]
        case .typedProperty(_, let owner): owner.split(separator: ".").map(String.init)
        case .setter(let name, _), .modifier(let name, _), .method(let name), .argument(let name),
            .attribute(let name), .builder(let name, _, _):
            [name]
        case .call(_, .label(let label), _): [label]
        case .nameEnding, .call: []
        }
    }

    /// Whether the code may call one of the members. Another name after the dot rules that out, as in
    /// `UIAccessibility.isVoiceOverRunning`. The name `self` doesn't, as in `components[AccessibilityComponent.self]`.
    private static func isCalled(_ members: Set<String>, _ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard rest.first == UInt8(ascii: ".") else { return true }
        let name = rest.dropFirst().prefix(while: \.isIdentifierByte)
        if name.isEmpty || name.elementsEqual("self".utf8) { return true }
        return members.contains(String(decoding: name, as: UTF8.self))
    }
}
