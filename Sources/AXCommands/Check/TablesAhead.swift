import AXFormats
import AXModel
import AXSource

/// Tables that are read before they are asked for, several at a time.
struct TablesAhead: Sendable {
    /// What a table is read for.
    struct Wanted: Hashable, Sendable {
        let path: String
        /// What the file's place names; nil for a file that names its own locales.
        let locale: String?
        let name: String
    }

    /// A file and what it holds.
    struct Read: Sendable {
        let table: ReadTable
        let catalogs: [Catalog]

        init(_ table: ReadTable, for wanted: Wanted) {
            self.table = table
            catalogs = table.parsed.value.catalogs(locale: wanted.locale ?? "", table: wanted.name)
        }
    }

    typealias Outcome = Result<Read, CommandFailure>

    private var outcomes: [Wanted: Outcome] = [:]

    init() {}

    init(_ wanted: [Wanted], in workplace: Workplace) {
        let wanted = wanted.filter { $0.path != ReadTable.input }
        workplace.progress?.begin("Reading strings files", total: wanted.count)
        let outcomes = wanted.concurrentMap { wanted in
            defer { workplace.progress?.advance() }
            return Self.read(wanted, in: workplace)
        }
        for (wanted, outcome) in zip(wanted, outcomes) { self.outcomes[wanted] = outcome }
    }

    /// nil for what was not wanted.
    subscript(wanted: Wanted) -> Outcome? { outcomes[wanted] }

    private static func read(_ wanted: Wanted, in workplace: Workplace) -> Outcome {
        do throws(CommandFailure) {
            return .success(Read(try ReadTable(wanted.path, in: workplace), for: wanted))
        } catch {
            return .failure(error)
        }
    }
}
