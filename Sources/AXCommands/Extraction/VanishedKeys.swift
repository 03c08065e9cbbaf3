import AXFormats
import AXModel
import AXRules
import AXSource

/// Accessibility strings of a table that no source mentions any more.
struct VanishedKeys {
    /// Every source's bytes.
    private let sources: [[UInt8]]
    private let used: Set<StringKey>

    /// - Throws: when a source cannot be read: a key must not vanish because its file was not looked at.
    init(_ project: Project, in workplace: Workplace) throws(CommandFailure) {
        let extraction = ProjectExtraction(project, allStrings: true, in: workplace.files)
        if let failure = extraction.failures.first { throw CommandFailure(.input, failure) }
        used = Set(extraction.occurrences.map(\.key))
        var sources: [[UInt8]] = []
        do throws(FileError) {
            for path in project.sources { sources.append(try workplace.files.read(path)) }
        } catch {
            throw CommandFailure(.input, error)
        }
        self.sources = sources
    }

    /// Keys that stand in no source, not even in quotes somewhere else.
    struct Found {
        /// Those whose comment or name says that they are for accessibility.
        var forAccessibility: [StringKey] = []
        /// How many others there are. They are not judged: they may belong to code of another kind.
        var others = 0
    }

    func find(in table: ReadTable) -> Found {
        let inference = RoleInference()
        var seen: Set<StringKey> = []
        let entries = table.parsed.value.contents.entries.filter { seen.insert($0.key).inserted }
        return entries.reduce(into: Found()) { found, entry in
            guard !used.contains(entry.key), !isMentioned(entry.key) else { return }
            if inference.roles(of: entry.key, comment: entry.comment).isEmpty {
                found.others += 1
            } else {
                found.forAccessibility.append(entry.key)
            }
        }
    }

    private func isMentioned(_ key: StringKey) -> Bool {
        let quoted = [0x22] + key.bytes + [0x22]
        return sources.contains { $0.firstRange(of: quoted) != nil }
    }
}
