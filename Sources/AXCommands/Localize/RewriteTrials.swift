import AXExtract

/// Finds the changes of a file that come out well: tries all in one, and where something is wrong half of them at a time.
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
    ///   - most: After how many trials the changes that are not sound yet are refused.
    ///   - fault: Makes the changes and returns the fault of the result, or nil.
    init(most: Int, _ fault: @escaping ([Change]) -> RewriteRefusal?) {
        self.most = most
        self.fault = fault
    }

    /// The changes that come out well, all made together; the others are ``refused``.
    mutating func sound(_ changes: [Change]) -> [Change] {
        let sound = sound(among: changes[...])
        // Where the first trial passed, it was of all.
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
