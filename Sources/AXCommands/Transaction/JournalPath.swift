/// The names of a transaction's own files, and the paths that a journal may contain.
enum JournalPath {
    /// The name of the journal in the transaction's folder.
    static let journal = ".axstrings-journal"
    /// The name of the next journal before it is renamed to ``journal``.
    static let draft = ".axstrings-journal.tmp"

    /// The name of the temporary file with the new contents when a file is written without a transaction. Only the run
    /// that holds the lock on the folder creates this file.
    static let waiting = ".axstrings-write.tmp"

    /// Whether a path can be that of a target or a new folder. It must be relative, and must not contain components
    /// that could lead out of the folder, or the names of a transaction's own files.
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

    /// The path on one line. Control characters and `%` are replaced with `%` and two hexadecimal digits.
    static func escaped(_ path: String) -> [UInt8] {
        path.utf8.flatMap { byte -> [UInt8] in
            guard byte < 0x20 || byte == 0x7F || byte == percent else { return [byte] }
            return [percent] + Array((byte < 0x10 ? "0" : "").utf8) + Array(String(byte, radix: 16).utf8)
        }
    }

    /// The path for its escaped form; nil if an escape sequence or the UTF-8 is invalid.
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
