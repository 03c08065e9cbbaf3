/// The names of a transaction's own files, and the paths that a journal may contain.
enum JournalPath {
    /// The journal, in the transaction's folder.
    static let journal = ".axstrings-journal"
    /// The next journal before it is renamed to ``journal``.
    static let draft = ".axstrings-journal.tmp"

    /// The temporary file of a write without a transaction: the new content before it is renamed to its target. Only
    /// the run that holds the folder's lock creates this file.
    static let waiting = ".axstrings-write.tmp"

    /// Whether a path can be a target or a new folder: it must be relative, without components that could lead out of
    /// the folder, and without the names of a transaction's own files.
    static func isAllowed(_ path: String) -> Bool {
        let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return parts.allSatisfy { part in
            !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8) && !part.contains(0)
                && !isOurs(part)
        }
    }

    private static func isOurs(_ name: Substring.UTF8View) -> Bool {
        let name = String(Substring(name)).lowercased()
        return name.hasPrefix(journal) || (name.hasPrefix(".axstrings-") && name.hasSuffix(".tmp"))
    }

    /// A path on one line: control characters and `%` become `%` and two hexadecimal digits.
    static func escaped(_ path: String) -> [UInt8] {
        path.utf8.flatMap { byte -> [UInt8] in
            guard byte < 0x20 || byte == 0x7F || byte == percent else { return [byte] }
            return [percent] + Array((byte < 0x10 ? "0" : "").utf8) + Array(String(byte, radix: 16).utf8)
        }
    }

    /// The path for its escaped form; nil for invalid escapes and invalid UTF-8.
    static func unescaped(_ bytes: ArraySlice<UInt8>) -> String? {
        var result: [UInt8] = []
        var rest = bytes
        while let byte = rest.popFirst() {
            guard byte == percent else {
                result.append(byte)
                continue
            }
            guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
                return nil
            }
            result.append(value)
            rest = rest.dropFirst(2)
        }
        let path = String(decoding: result, as: UTF8.self)
        return path.utf8.elementsEqual(result) ? path : nil
    }

    private static let percent = UInt8(ascii: "%")
}
