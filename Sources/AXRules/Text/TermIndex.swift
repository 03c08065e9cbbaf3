import AXLocaleData

/// A list of terms made ready for searching in folded text.
///
/// A search looks at each word (or each scalar, for terms that may stand anywhere) once and tries only the terms that
/// share its first or last scalar; terms have a greatest length, so the time grows with the text alone.
struct TermIndex: Sendable {
    /// Terms longer than this many scalars are never found: locale data from a folder may be hostile.
    private static let longestTerm = 80

    private typealias Entries = [Unicode.Scalar: [[Unicode.Scalar]]]
    private var whole: Entries = [:]
    private var stems: Entries = [:]
    private var suffixes: Entries = [:]
    private var anywhere: Entries = [:]

    var isEmpty: Bool { whole.isEmpty && stems.isEmpty && suffixes.isEmpty && anywhere.isEmpty }

    init(_ terms: [Term]) {
        for term in terms {
            let scalars = FoldedText(term.text).scalars
            guard let first = scalars.first, let last = scalars.last, scalars.count <= Self.longestTerm else {
                continue
            }
            switch term.match {
            case .word: whole[first, default: []].append(scalars)
            case .stem: stems[first, default: []].append(scalars)
            case .suffix: suffixes[last, default: []].append(scalars)
            case .anywhere: anywhere[first, default: []].append(scalars)
            }
        }
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

    /// The longest match that begins with the word at `index` or, for a suffix, is the end of that word.
    func match(atWord index: Int, in text: FoldedText) -> TermMatch? {
        let word = text.words[index]
        var best: (range: Range<Int>, kind: Term.Match)?
        func offer(_ range: Range<Int>, _ kind: Term.Match) {
            if range.count > best?.range.count ?? 0 { best = (range, kind) }
        }
        let first = text.scalars[word.lowerBound]
        for term in whole[first] ?? [] where text.has(term, at: word.lowerBound) {
            let end = word.lowerBound + term.count
            if text.isWordEnd(end) { offer(word.lowerBound..<end, .word) }
        }
        for term in stems[first] ?? [] where text.has(term, at: word.lowerBound) {
            offer(word.lowerBound..<word.lowerBound + term.count, .stem)
        }
        if !suffixes.isEmpty {
            for term in suffixes[text.scalars[word.upperBound - 1]] ?? [] {
                let start = word.upperBound - term.count
                if start >= word.lowerBound, text.has(term, at: start) { offer(start..<word.upperBound, .suffix) }
            }
        }
        return best.map { TermMatch($0.range, kind: $0.kind, in: text) }
    }

    private func matchesAnywhere(in text: FoldedText) -> [TermMatch] {
        text.scalars.indices.compactMap { start in
            guard let terms = anywhere[text.scalars[start]] else { return nil }
            guard let longest = terms.filter({ text.has($0, at: start) }).map(\.count).max() else { return nil }
            return TermMatch(start..<start + longest, kind: .anywhere, in: text)
        }
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
        for index in term.indices {
            let (scalar, other) = (term[index], scalars[start + index])
            guard other == scalar || (other == "-" && scalar == " ") || (other == " " && scalar == "-") else {
                return false
            }
        }
        return true
    }

    /// Whether no word goes on at `index`.
    fileprivate func isWordEnd(_ index: Int) -> Bool {
        guard index < scalars.count, scalars[index - 1].isWordPart else { return true }
        return !scalars[index].isWordPart
    }

    /// The words that share a scalar with `range`, found by halving.
    fileprivate func words(touching range: Range<Int>) -> Range<Int> {
        var low = 0
        var high = words.count
        while low < high {
            let middle = (low + high) / 2
            if words[middle].upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < words.count, words[end].lowerBound < range.upperBound { end += 1 }
        return low..<end
    }
}
