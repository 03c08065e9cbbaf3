internal import Foundation

/// The table of a document: its rules and its readers ask for the same one.
final class KnownTable: @unchecked Sendable {
    private let lock = NSLock()
    /// Guarded by `lock`.
    private var table: StringsTable?

    func table(_ make: () -> StringsTable) -> StringsTable {
        lock.lock()
        defer { lock.unlock() }
        if let table { return table }
        let made = make()
        table = made
        return made
    }
}
