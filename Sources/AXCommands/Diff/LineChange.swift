/// Replaces the lines `old` by the lines `new`. Ranges are 0-based line numbers.
struct LineChange: Hashable, Sendable {
    let old: Range<Int>
    let new: Range<Int>
}
