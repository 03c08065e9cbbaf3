import AXLocaleData
import AXSource

/// Terms prepared for searching in folded text.
///
/// A search visits each word once (or each scalar, for terms without word boundaries), and tries only the terms that
/// share its first or last scalar. Terms have a maximum length, so the time grows only with the length of the text.
struct TermIndex: Sendable {
    /// In scalars. Longer terms are never found, because locale data from a user's folder may be hostile.
    private static let longestTerm = 80

    /// By the first scalar, or by the last scalar for suffixes; the longest terms first.
    private typealias Terms = [Unicode.Scalar: [[Unicode.Scalar]]]

    private let whole: Terms
    private let stems: Terms
    private let suffixes: Terms
    private let anywhere: Terms

    var isEmpty: Bool { whole.isEmpty && stems.isEmpty && suffixes.isEmpty && anywhere.isEmpty }

    /// Whether every term begins or ends with a word.
    var isOfWords: Bool { anywhere.isEmpty }

    init(_ terms: [Term]) {
        let folded = terms.map { (scalars: Folding($0.text).scalars, match: $0.match) }
            .filter { !$0.scalars.isEmpty && $0.scalars.count <= Self.longestTerm }
            .sorted { $0.scalars.count > $1.scalars.count }
        func list(_ match: Term.Match) -> Terms {
            Dictionary(grouping: folded.filter { $0.match == match }.map(\.scalars)) { term in
                term[match == .suffix ? term.count - 1 : 0]
            }
        }
        (whole, stems, suffixes, anywhere) = (list(.word), list(.stem), list(.suffix), list(.anywhere))
    }

    init(words: [String]) {
        self.init(words.map { Term($0, .word) })
    }

    /// The longest match at each position, in order, without overlaps.
    func matches(in text: FoldedText) -> [TermMatch] {
        var found: [TermMatch] = []
        for index in text.words.indices {
            if let match = match(atWord: index, in: text) { found.append(match) }
        }
        if !anywhere.isEmpty { found += matchesAnywhere(in: text) }
        return found.count > 1 ? TermMatch.withoutOverlaps(found) : found
    }

    /// The longest match that begins with the word at `index` or, for a suffix, ends that word; nil if there is no
    /// match.
    func match(atWord index: Int, in text: FoldedText) -> TermMatch? {
        guard index < text.words.count else { return nil }
        let word = text.words[index]
        let (first, last) = (text.scalars[word.lowerBound], text.scalars[word.upperBound - 1])
        let whole = whole[first]?.first {
            text.has($0, at: word.lowerBound) && text.isWordEnd(word.lowerBound + $0.count)
        }
        var (length, kind) = (whole?.count ?? 0, Term.Match.word)
        if let stem = stems[first]?.first(where: { text.has($0, at: word.lowerBound) }), stem.count > length {
            (length, kind) = (stem.count, .stem)
        }
        let suffix = suffixes[last]?.first { $0.count <= word.count && text.has($0, at: word.upperBound - $0.count) }
        if let suffix, suffix.count > length { (length, kind) = (suffix.count, .suffix) }
        guard length > 0 else { return nil }
        let start = kind == .suffix ? word.upperBound - length : word.lowerBound
        return TermMatch(start..<start + length, kind: kind, in: text)
    }

    private func matchesAnywhere(in text: FoldedText) -> [TermMatch] {
        text.scalars.indices.compactMap { matchAnywhere(at: $0, in: text) }
    }

    private func matchAnywhere(at start: Int, in text: FoldedText) -> TermMatch? {
        guard let term = anywhere[text.scalars[start]]?.first(where: { text.has($0, at: start) }) else { return nil }
        return TermMatch(start..<start + term.count, kind: .anywhere, in: text)
    }

    /// Whether one of the terms shares a word with another match or, in languages without spaces, a letter. Reads only
    /// as much of the text as the longest term needs.
    func sharesWord(with other: TermMatch, in text: FoldedText) -> Bool {
        let words = max(other.words.lowerBound - Self.longestTerm / 2, 0)..<other.words.upperBound
        if words.contains(where: { match(atWord: $0, in: text)?.words.overlaps(other.words) ?? false }) { return true }
        guard !anywhere.isEmpty else { return false }
        let starts = max(other.range.lowerBound - Self.longestTerm, 0)..<other.range.upperBound
        return starts.contains { matchAnywhere(at: $0, in: text)?.range.overlaps(other.range) ?? false }
    }
}

/// A match of a term in folded text.
struct TermMatch: Hashable, Sendable {
    /// The range of the words that contain the term, as indices of the text's scalars; for a term without word
    /// boundaries, the range of the term itself.
    let range: Range<Int>
    /// The range of the term itself, which may be a stem or an ending within a word.
    let term: Range<Int>
    /// Indices of the words that the match touches.
    let words: Range<Int>
    let kind: Term.Match

    fileprivate init(_ term: Range<Int>, kind: Term.Match, in text: FoldedText) {
        self.term = term
        self.kind = kind
        words = text.words(touching: term)
        range = kind == .anywhere ? term : text.range(ofWords: words)
    }

    /// From left to right; if several matches begin together, the longest one.
    fileprivate static func withoutOverlaps(_ matches: [TermMatch]) -> [TermMatch] {
        let sorted = matches.sorted {
            ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count)
        }
        var end = 0
        return sorted.filter { match in
            guard match.range.lowerBound >= end else { return false }
            end = match.range.upperBound
            return true
        }
    }
}

extension FoldedText {
    /// Whether `term` is at `start`. A hyphen and a space are equivalent.
    fileprivate func has(_ term: [Unicode.Scalar], at start: Int) -> Bool {
        guard start + term.count <= scalars.count else { return false }
        return term.indices.allSatisfy { index in
            let (scalar, other) = (term[index], scalars[start + index])
            return other == scalar || (other == "-" && scalar == " ") || (other == " " && scalar == "-")
        }
    }

    /// Whether no word continues at `index`.
    fileprivate func isWordEnd(_ index: Int) -> Bool {
        guard index < scalars.count, scalars[index - 1].isWordPart else { return true }
        return !scalars[index].isWordPart
    }

    /// The words that share a scalar with `range`.
    fileprivate func words(touching range: Range<Int>) -> Range<Int> {
        let first = words.partitioningIndex { $0.upperBound > range.lowerBound }
        var end = first
        while end < words.count, words[end].lowerBound < range.upperBound { end += 1 }
        return first..<end
    }
}
