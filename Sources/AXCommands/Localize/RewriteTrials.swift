import AXExtract

/// Finds the changes of a file that come out well: tries all in one, and where something is wrong half of them at a time.
struct RewriteTrials<Change> {
    /// At most this many trials: one for each of thousands of failing changes would take minutes.
    private static var most: Int { 64 }

    private(set) var refused: [(change: Change, refusal: RewriteRefusal)] = []
    private let fault: ([Change]) -> RewriteRefusal?
    private var count = 0

    /// - Parameter fault: Makes the changes and returns the fault of the result, or nil.
    init(_ fault: @escaping ([Change]) -> RewriteRefusal?) {
        self.fault = fault
    }

    /// The changes that come out well, all made together; the others are ``refused``.
    mutating func sound(_ changes: [Change]) -> [Change] {
        let sound = sound(among: changes[...])
        guard !refused.isEmpty, fault(sound) != nil else { return sound }
        refuse(sound[...])
        return []
    }

    private mutating func sound(among changes: ArraySlice<Change>) -> [Change] {
        guard !changes.isEmpty else { return [] }
        count += 1
        guard let fault = fault(Array(changes)) else { return Array(changes) }
        guard changes.count > 1, count < Self.most else {
            refuse(changes, changes.count == 1 ? fault : nil)
            return []
        }
        let middle = changes.startIndex + changes.count / 2
        return sound(among: changes[..<middle]) + sound(among: changes[middle...])
    }

    private mutating func refuse(_ changes: ArraySlice<Change>, _ fault: RewriteRefusal? = nil) {
        let refusal = fault ?? RewriteRefusal("the file would not parse with all its places rewritten")
        refused += changes.map { ($0, refusal) }
    }
}
