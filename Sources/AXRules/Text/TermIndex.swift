import AXLocaleData
import AXSource

/// A list of terms made ready for searching in folded text.
///
/// A search looks at each word (or each scalar, for terms that may stand anywhere) once and tries only the terms that
/// share its first or last scalar; terms have a greatest length, so the time grows with the text alone.
struct TermIndex: Sendable {
    /// Terms longer than this many scalars are never found: locale data from a folder may be hostile.
    private static let longestTerm = 80

    /// By the first scalar of each, but suffixes by their last one; the longest first.
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

    /// The longest match at each place, in order; no two overlap.
    func matches(in text: FoldedText) -> [TermMatch] {
        var found: [TermMatch] = []
        for index in text.words.indices {
            if let match = match(atWord: index, in: text) { found.append(match) }
        }
        if !anywhere.isEmpty { found += matchesAnywhere(in: text) }
        return found.count > 1 ? TermMatch.withoutOverlaps(found) : found
    }

    /// The longest match that begins with the word at `index` or, for a suffix, is the end of that word; nil where the text
    /// has no such word.
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

    /// Whether one of the terms shares a word with another match or, where words are not spaced, a letter. Only as much of the text is looked at as a term is long.
    func sharesWord(with other: TermMatch, in text: FoldedText) -> Bool {
        let words = max(other.words.lowerBound - Self.longestTerm / 2, 0)..<other.words.upperBound
        if words.contains(where: { match(atWord: $0, in: text)?.words.overlaps(other.words) ?? false }) { return true }
        guard !anywhere.isEmpty else { return false }
        let places = max(other.range.lowerBound - Self.longestTerm, 0)..<other.range.upperBound
        return places.contains { matchAnywhere(at: $0, in: text)?.range.overlaps(other.range) ?? false }
    }
}

/// Where a term stands in a folded text.
struct TermMatch: Hashable, Sendable {
    /// The words that the term is in, as indices of the text's scalars; for a term that may stand anywhere, the term
    /// itself.
    let range: Range<Int>
    /// The term itself: a part of a word where it is a stem or an ending.
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

    /// From left to right, the longest match first where several begin together.
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
    /// Whether `term` stands at `start`; a hyphen and a space count as the same.
    fileprivate func has(_ term: [Unicode.Scalar], at start: Int) -> Bool {
        guard start + term.count <= scalars.count else { return false }
        return term.indices.allSatisfy { index in
            let (scalar, other) = (term[index], scalars[start + index])
            return other == scalar || (other == "-" && scalar == " ") || (other == " " && scalar == "-")
        }
    }

    /// Whether no word goes on at `index`.
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
