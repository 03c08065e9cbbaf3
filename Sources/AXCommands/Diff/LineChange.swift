/// A change of lines: `old` is replaced by `new`. Ranges are 0-based line numbers.
struct LineChange: Hashable, Sendable {
    let old: Range<Int>
    let new: Range<Int>
}
