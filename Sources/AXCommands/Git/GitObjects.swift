extension Git {
    /// The contents of objects by id. For a Git LFS pointer, the contents are those of the file that it refers to, if
    /// that file was fetched. Missing objects and objects that are too large are omitted.
    /// - Returns: nil if Git fails, or if all objects together are too large.
    func contents(of ids: Set<String>) -> [String: [UInt8]]? {
        var contents: [String: [UInt8]] = [:]
        let isRead = readObjects(ids, atMost: Self.mostBytes) { id, bytes in
            contents[id] = content(ofPointer: bytes) ?? bytes
        }
        return isRead ? contents : nil
    }

    /// Reads objects in batches, to limit the memory that is needed at once.
    /// - Parameters:
    ///   - limit: the maximum total size in bytes.
    ///   - body: called with the id and the bytes of each object. Missing objects, and objects that are too large, are
    ///     skipped.
    /// - Returns: false if Git fails, or if the total size exceeds the limit.
    func readObjects(_ ids: Set<String>, atMost limit: Int = .max, _ body: (String, [UInt8]) -> Void) -> Bool {
        guard let sizes = sizes(of: ids), sizes.reduce(0, { $0 + $1.size }) <= limit else { return false }
        var batch: [String] = []
        var length = 0
        for (index, object) in sizes.enumerated() {
            batch.append(object.id)
            length += object.size
            guard length > Self.batchLength || index == sizes.count - 1 else { continue }
            guard let output = run(["cat-file", "--batch"], input: Self.lines(batch)) else { return false }
            Self.readBatch(output, body)
            batch = []
            length = 0
        }
        return true
    }

    /// The ids of objects, and their sizes in bytes; nil if Git fails. Missing objects, objects other than files, and
    /// files that are too large to read are omitted.
    private func sizes(of ids: Set<String>) -> [(id: String, size: Int)]? {
        guard !ids.isEmpty else { return [] }
        let output = run(["cat-file", "--batch-check"], input: Self.lines(ids.sorted()))
        return output?.split(separator: Self.lineFeed).compactMap { line in
            Self.header(line).flatMap { $0.size <= FileLimit.text ? $0 : nil }
        }
    }

    /// - Parameter output: the output of `git cat-file --batch`. For each object, it contains `ID blob SIZE`, the
    ///   bytes, and a line feed.
    private static func readBatch(_ output: [UInt8], _ body: (String, [UInt8]) -> Void) {
        var rest = output[...]
        while let end = rest.firstIndex(of: lineFeed) {
            let header = header(rest[..<end])
            rest = rest[(end + 1)...]
            guard let (id, size) = header else { continue }
            guard size < rest.count else { return }
            body(id, Array(rest.prefix(size)))
            rest = rest.dropFirst(size + 1)
        }
    }

    /// The id and the size in bytes from a line `ID blob SIZE`; nil if the object isn't a file.
    private static func header(_ line: ArraySlice<UInt8>) -> (id: String, size: Int)? {
        let words = String(decoding: line, as: UTF8.self).split(separator: " ")
        guard words.count == 3, words[1] == "blob", let size = Int(words[2]), size >= 0 else { return nil }
        return (String(words[0]), size)
    }

    private static func lines(_ ids: [String]) -> [UInt8] {
        Array(ids.map { $0 + "\n" }.joined().utf8)
    }

    /// The size of a batch in bytes. A batch ends with the object that exceeds this size.
    private static let batchLength = 32_000_000
    /// The maximum size of all objects in bytes. A project's strings files are far smaller.
    private static let mostBytes = 2_000_000_000
    private static let lineFeed = UInt8(ascii: "\n")
}
