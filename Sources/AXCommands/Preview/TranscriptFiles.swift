import AXModel
import AXReport
import AXSource

/// The transcripts that are part of a project, with one file for each locale in a folder.
struct TranscriptFiles {
    /// The folder if the configuration doesn't specify one.
    static let defaultFolder = "AccessibilityTranscript"

    /// The folder as specified by the user or in the configuration.
    let folder: String
    /// The expected contents of the files, by locale.
    let texts: [(locale: String, text: String)]
    let environment: CommandEnvironment

    init(_ transcripts: [Transcript], in folder: String, _ environment: CommandEnvironment) {
        self.folder = folder
        texts = transcripts.map { ($0.locale, $0.text) }
        self.environment = environment
    }

    /// The locales of the transcripts in a folder; empty if it can't be read.
    static func locales(in folder: String, _ environment: CommandEnvironment) -> [String] {
        let present = try? TranscriptFiles([], in: folder, environment).present()
        return (present ?? [:]).filter { $0.value.content.hasPrefix(Transcript.firstWords) }
            .map { PathName.stem(of: $0.key) }.sorted()
    }

    /// A file that is missing, outdated or stale.
    struct Difference {
        let path: String
        /// The existing file; nil if it is missing.
        let old: SourceFile?
        /// The expected file; nil for a stale file, which belongs to none of the locales.
        let new: SourceFile?
    }

    /// - Parameter isComplete: whether these are all transcripts of the project. If so, other transcripts in the folder
    ///   are stale.
    func differences(isComplete: Bool) throws(CommandFailure) -> [Difference] {
        let present = try self.present()
        var differences: [Difference] = []
        for (locale, text) in texts {
            let path = PathName.join(folder, locale + ".txt")
            let old = present[path]
            if old?.content == text { continue }
            differences.append(Difference(path: path, old: old, new: SourceFile(path: path, text: text)))
        }
        guard isComplete else { return differences }
        let expected = Set(texts.map { PathName.join(folder, $0.locale + ".txt") })
        let stale = present.filter { !expected.contains($0.key) && $0.value.content.hasPrefix(Transcript.firstWords) }
        return differences + stale.sorted { $0.key < $1.key }.map { Difference(path: $0.key, old: $0.value, new: nil) }
    }

    /// The text files in the folder, by path; empty if the folder doesn't exist.
    private func present() throws(CommandFailure) -> [String: SourceFile] {
        var found: [String: SourceFile] = [:]
        do throws(FileError) {
            guard try environment.files.info(folder)?.kind == .folder else { return [:] }
            for entry in try environment.files.list(folder) where PathName.fileExtension(of: entry.name) == "txt" {
                let path = PathName.join(folder, entry.name)
                found[path] = SourceFile(path: path, raw: try environment.files.read(path))
            }
        } catch {
            throw CommandFailure(.input, error)
        }
        return found
    }

    /// Writes the missing and outdated files, and removes the stale ones. Either all changes are made or none.
    func update(_ differences: [Difference]) throws(CommandFailure) {
        let changes = differences.map { difference -> StagedChange in
            let expected = difference.old.map { StagedChange.Expectation.bytes($0.raw) } ?? .absent
            return difference.new.map { .write($0.raw, to: difference.path, expecting: expected) }
                ?? .removal(of: difference.path, expecting: expected)
        }
        do throws(FileError) {
            // Locales of the project are used as file names, and could be paths that lead out of the folder.
            let output = try OutputFolder(folder, in: environment.files)
            for (locale, _) in texts { _ = try output.path(for: locale + ".txt") }
            try FileTransaction(in: environment.transactionFolder(of: folder), environment.files).carryOut(changes)
        } catch {
            throw CommandFailure(.output, error)
        }
    }
}

extension SourceFile {
    /// The text of a transcript with LF line endings, because Git may have checked out the file with CR LF.
    fileprivate var content: String {
        String(decoding: text, as: UTF8.self).replacing("\r\n", with: "\n")
    }
}
