import AXExtract
import AXSource

/// Finds the changes to a file that succeed. It tries all of them together. If that fails, it tries each half
/// separately, and so on.
struct RewriteTrials<Change> {
    private(set) var refused: [(change: Change, refusal: RewriteRefusal)] = []
    private let most: Int
    private let fault: ([Change]) -> RewriteRefusal?
    private var count = 0

    static var together: RewriteRefusal {
        RewriteRefusal("rewriting all of the strings in this file together would break the file's syntax")
    }
    static var tooMany: RewriteRefusal {
        RewriteRefusal(
            "many other rewrites in this file would break the file's syntax, so this rewrite wasn't tried")
    }

    /// - Parameters:
    ///   - most: the maximum number of trials. Changes that haven't succeeded by then are refused.
    ///   - fault: tries the changes together, and returns the error; nil if they succeed.
    init(most: Int, _ fault: @escaping ([Change]) -> RewriteRefusal?) {
        self.most = most
        self.fault = fault
    }

    /// Returns the changes that succeed together. The others are added to ``refused``.
    mutating func sound(_ changes: [Change]) -> [Change] {
        let sound = sound(among: changes[...])
        // If there was only one trial, it included all changes. Otherwise, the successful changes haven't been tried
        // together yet.
        guard count > 1, !sound.isEmpty, fault(sound) != nil else { return sound }
        refuse(sound[...], Self.together)
        return []
    }

    private mutating func sound(among changes: ArraySlice<Change>) -> [Change] {
        guard !changes.isEmpty else { return [] }
        guard count < most else {
            refuse(changes, Self.tooMany)
            return []
        }
        count += 1
        guard let fault = fault(Array(changes)) else { return Array(changes) }
        guard changes.count > 1 else {
            refuse(changes, fault)
            return []
        }
        let middle = changes.startIndex + changes.count / 2
        return sound(among: changes[..<middle]) + sound(among: changes[middle...])
    }

    private mutating func refuse(_ changes: ArraySlice<Change>, _ refusal: RewriteRefusal) {
        refused += changes.map { ($0, refusal) }
    }
}

/// The spans of a file that the accepted rewrites change.
struct TakenSpans {
    /// The spans in ascending order, without overlaps.
    private var spans: [Span] = []

    /// Takes the spans of a rewrite, unless one of them overlaps a taken span. Adjacent spans don't overlap.
    ///
    /// - Returns: whether the spans were free.
    mutating func take(_ own: [Span]) -> Bool {
        guard own.allSatisfy(isFree) else { return false }
        for span in own {
            spans.insert(span, at: spans.partitioningIndex { ($0.start, $0.end) >= (span.start, span.end) })
        }
        return true
    }

    /// Whether a taken span contains another one.
    func contain(_ span: Span) -> Bool {
        guard let next = spans[spans.partitioningIndex { $0.end > span.start }...].first else { return false }
        return next.start <= span.start && span.end <= next.end
    }

    private func isFree(_ span: Span) -> Bool {
        guard let next = spans[spans.partitioningIndex { $0.end > span.start }...].first else { return true }
        return next.start >= span.end
    }
}
