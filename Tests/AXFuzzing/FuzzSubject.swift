package import AXFormats

/// The reader of an input's bytes.
package enum FuzzSubject: Sendable {
    case format(any FileFormat)
    /// `contents.json` of an `.xcloc`.
    case packageContents

    /// The reader of a file; nil if no reader supports it.
    init?(fileName: String) {
        if fileName == "contents.json" {
            self = .packageContents
        } else if let dot = fileName.lastIndex(of: "."),
            let format = Formats.format(forExtension: String(fileName[fileName.index(after: dot)...]))
        {
            self = .format(format)
        } else {
            return nil
        }
    }

    /// The name of the reader, which is also an extension of its files.
    package var name: String {
        switch self {
        case .format(let format): format.id
        case .packageContents: "json"
        }
    }

    /// The other readers that may get the same bytes.
    var relatives: [FuzzSubject] {
        let names = ["strings": ["stringsdict"], "stringsdict": ["strings"], "json": ["xcstrings"]][name] ?? []
        return names.compactMap { Formats.format(forExtension: $0).map { .format($0) } }
    }
}
