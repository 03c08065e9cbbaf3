import AXExtract
import AXModel
import AXSource

/// The suppressions in the comments of a source file.
///
/// A comment after code applies to the code on its line. A comment on a separate line applies to the next line of code
/// and its continuation, up to a line at whose end all parentheses and square brackets are closed and that doesn't end
/// with a comma, `=`, `+`, `?` or `:`.
struct SourceSuppressions {
    private let file: SourceFile
    private let comments: [Span]

    /// - Returns: nil for a file without suppressions.
    init?(_ file: SourceFile) {
        guard SuppressionDirective.mayOccur(in: file.text) else { return nil }
        self.file = file
        comments = Extractors.extractor(forExtension: PathName.fileExtension(of: file.path))?.comments(in: file) ?? []
    }

    /// - Parameter strings: the occurrences of strings in the file.
    func suppressions(_ strings: [Occurrence]) -> [Suppression] {
        let keys = KeysByOffset(strings)
        let parts = parts
        return comments.enumerated().flatMap { number, comment -> [Suppression] in
            let directives = SuppressionDirective.all(in: text(of: comment))
            guard !directives.isEmpty, let part = parts[number] else { return [] }
            let keys = keys.keys(in: part)
            return directives.map {
                Suppression(
                    directive: $0, strings: .part(path: file.path, part, keys: keys), path: file.path, span: comment)
            }
        }
    }

    private func text(of comment: Span) -> String {
        let text = file.string(comment)
        return text.hasPrefix("/*") && text.hasSuffix("*/") ? String(text.dropLast(2)) : text
    }

    /// The part of the code that each comment applies to; nil if no code follows the comment.
    private var parts: [Span?] {
        let text = file.text
        let starts = codeStarts
        var line = Span(at: 0)
        var last: (start: Int, end: Int)?
        return comments.indices.map { number in
            let comment = comments[number]
            if number == 0 || comment.start > line.end {
                let start = text[line.end..<comment.start].lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? line.start
                line = Span(start, lineEnd(from: comment.start))
            }
            let before = text[line.start..<comment.start].first { $0 != 0x20 && $0 != 0x09 }
            guard before == nil else { return line }
            guard let start = starts[number] else { return nil }
            let end = last?.start == start ? last?.end ?? start : unfinishedEnd(from: start)
            last = (start, end)
            return Span(start, end)
        }
    }

    /// The offset of the code after each comment, skipping other comments; nil at the end of the file.
    private var codeStarts: [Int?] {
        var starts: [Int?] = []
        for (number, comment) in comments.enumerated().reversed() {
            let next = file.text[comment.end...].firstIndex { !$0.isASCIISpace }
            let isFollowed = number + 1 < comments.count && comments[number + 1].start == next
            starts.append(isFollowed ? starts.last ?? nil : next)
        }
        return starts.reversed()
    }

    /// The end of the line, or of a later line if a bracket is open or the line ends with an operator or comma.
    private func unfinishedEnd(from start: Int) -> Int {
        var end = start
        var depth = 0
        for _ in 0..<Self.mostLines {
            let next = lineEnd(from: end)
            for byte in file.text[end..<next] {
                if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { depth += 1 }
                if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { depth -= 1 }
            }
            let last = file.text[end..<next].last { !$0.isASCIISpace }
            end = min(next + 1, file.text.count)
            if next == file.text.count || depth <= 0 && !Self.unfinished.contains(last ?? 0) { return next }
        }
        return end
    }

    private func lineEnd(from start: Int) -> Int {
        file.text[start...].firstIndex(where: \.isLineEnd) ?? file.text.count
    }

    /// The maximum number of lines that a comment on a separate line applies to.
    private static let mostLines = 50
    private static let unfinished = Set("=+?:,".utf8)
}

extension ProjectExtraction {
    /// The suppressions in the comments of all source files, and in the comments for translators of the strings in
    /// them.
    var suppressions: [Suppression] {
        let byPath = Dictionary(grouping: occurrences, by: \.path)
        let inComments = facts.concurrentMap { facts in
            SourceSuppressions(facts.file)?.suppressions(byPath[facts.file.path] ?? []) ?? []
        }
        return inComments.flatMap { $0 } + occurrences.flatMap(\.suppressions)
    }
}

extension Occurrence {
    fileprivate var suppressions: [Suppression] {
        SuppressionDirective.all(in: comment ?? "").map {
            Suppression(
                directive: $0, strings: .part(path: path, span, keys: Set([tableKey].compactMap { $0 })), path: path,
                span: span)
        }
    }
}

/// Keys by the UTF-8 offsets at which their strings begin.
private struct KeysByOffset {
    private let keys: [(offset: Int, key: StringKey)]

    init(_ strings: [Occurrence]) {
        keys = strings.flatMap { string -> [(offset: Int, key: StringKey)] in
            guard let key = string.tableKey else { return [] }
            return [string.span, string.leafSpan].compactMap { $0 }.map { ($0.start, key) }
        }
        .sorted { $0.offset < $1.offset }
    }

    func keys(in part: Span) -> Set<StringKey> {
        let start = keys.partitioningIndex { $0.offset >= part.start }
        return Set(keys[start...].prefix { $0.offset < part.end }.map(\.key))
    }
}
