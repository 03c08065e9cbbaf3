import AXExtract
import AXModel
import AXSource

/// The waivers in the comments of a source file.
///
/// A comment behind code is about its own line. One that stands alone is about the code that follows, as far as its first
/// line goes: to the end of the brackets that it opens and of what it leaves unfinished.
struct SourceWaivers {
    private let file: SourceFile
    private let comments: [Span]

    /// nil for a file without waivers.
    init?(_ file: SourceFile) {
        guard Waiver.mayStand(in: file.text) else { return nil }
        self.file = file
        comments = Extractors.extractor(forExtension: PathName.fileExtension(of: file.path))?.comments(in: file) ?? []
    }

    /// The waivers.
    /// - Parameter strings: the strings that the file sets.
    func waivers(_ strings: [Occurrence]) -> [PlacedWaiver] {
        comments.enumerated().flatMap { number, comment -> [PlacedWaiver] in
            let waivers = Waiver.all(in: text(of: comment))
            guard !waivers.isEmpty, let part = part(of: comment, followedBy: comments[(number + 1)...]) else {
                return []
            }
            let keys = strings.filter { part.holds($0.span) || $0.leafSpan.map(part.holds) ?? false }
                .compactMap(\.tableKey)
            return waivers.map {
                PlacedWaiver(
                    waiver: $0, strings: .part(path: file.path, part, keys: Set(keys)), path: file.path, span: comment)
            }
        }
    }

    /// The words of a comment, without the sign that ends it.
    private func text(of comment: Span) -> String {
        let text = file.string(comment)
        return text.hasPrefix("/*") && text.hasSuffix("*/") ? String(text.dropLast(2)) : text
    }

    /// nil where no code follows.
    private func part(of comment: Span, followedBy others: ArraySlice<Span>) -> Span? {
        let text = file.text
        let start = text[..<comment.start].lastIndex(where: Self.isLineEnd).map { $0 + 1 } ?? 0
        guard text[start..<comment.start].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else {
            return Span(start, lineEnd(from: comment.start))
        }
        var next = comment.end
        var others = others
        while next < text.count {
            if let other = others.first, other.start == next {
                next = other.end
                others = others.dropFirst()
            } else if text[next].isASCIISpace {
                next += 1
            } else {
                return Span(next, unfinishedEnd(from: next))
            }
        }
        return nil
    }

    /// The end of the line; of a later one where a bracket is still open, or the line ends with a sign that asks for more.
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
        file.text[start...].firstIndex(where: Self.isLineEnd) ?? file.text.count
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    /// A call with all its arguments is shorter.
    private static let mostLines = 50
    private static let unfinished = Set("=+?:,".utf8)
}

extension ProjectExtraction {
    /// The waivers of all sources: in their comments, and in those to translators.
    var waivers: [PlacedWaiver] {
        let byPath = Dictionary(grouping: occurrences, by: \.path)
        let inComments = facts.concurrentMap { facts in
            SourceWaivers(facts.file)?.waivers(byPath[facts.file.path] ?? []) ?? []
        }
        return inComments.flatMap { $0 } + occurrences.flatMap(\.waivers)
    }
}

extension Occurrence {
    /// The waivers in what the source says to translators.
    fileprivate var waivers: [PlacedWaiver] {
        Waiver.all(in: comment ?? "").map {
            PlacedWaiver(
                waiver: $0, strings: .part(path: path, span, keys: Set([tableKey].compactMap { $0 })), path: path,
                span: span)
        }
    }
}

extension Span {
    /// Whether another span begins in this one.
    fileprivate func holds(_ other: Span) -> Bool { start <= other.start && other.start < end }
}
