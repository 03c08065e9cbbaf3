import AXFormats
import AXModel
import AXSource
import Dispatch

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
        // The file system is asked for one file after the other; it is reading the text that takes long.
        let files = wanted.filter { $0.path != ReadTable.input }.map { wanted in
            (wanted: wanted, file: Self.file(wanted.path, in: workplace))
        }
        let outcomes = [Outcome](unsafeUninitializedCapacity: files.count) { buffer, count in
            let slots = Slots(buffer: buffer)
            DispatchQueue.concurrentPerform(iterations: files.count) { place in
                slots.buffer.initializeElement(at: place, to: Self.read(files[place].file, for: files[place].wanted))
            }
            count = files.count
        }
        for (file, outcome) in zip(files, outcomes) { self.outcomes[file.wanted] = outcome }
    }

    /// nil for what was not wanted.
    subscript(wanted: Wanted) -> Outcome? { outcomes[wanted] }

    private static func file(_ path: String, in workplace: Workplace) -> Result<SourceFile, CommandFailure> {
        do throws(CommandFailure) {
            return .success(try ReadTable.file(path, in: workplace))
        } catch {
            return .failure(error)
        }
    }

    private static func read(_ file: Result<SourceFile, CommandFailure>, for wanted: Wanted) -> Outcome {
        do throws(CommandFailure) {
            return .success(Read(try ReadTable(try file.get()), for: wanted))
        } catch {
            return .failure(error)
        }
    }

    /// Memory that several threads fill, each a place of its own.
    private struct Slots: @unchecked Sendable {
        let buffer: UnsafeMutableBufferPointer<Outcome>
    }
}
