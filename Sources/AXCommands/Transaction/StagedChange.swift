/// A change to a file in a ``FileTransaction``.
struct StagedChange: Hashable, Sendable {
    /// The required state of the file when the transaction begins, so that no other program's changes are lost.
    enum Expectation: Hashable, Sendable {
        case anything
        /// The file must not exist.
        case absent
        case bytes([UInt8])

        /// - Parameter old: The content of the file; nil if it doesn't exist.
        func allows(_ old: [UInt8]?) -> Bool {
            switch self {
            case .anything: true
            case .absent: old == nil
            case .bytes(let bytes): old == bytes
            }
        }
    }

    /// As the user named it; links are followed.
    let path: String
    /// nil removes the file.
    let new: [UInt8]?
    let expected: Expectation

    /// Writes a file, and creates the file and its folders if necessary.
    static func write(_ bytes: [UInt8], to path: String, expecting expected: Expectation = .anything) -> StagedChange {
        StagedChange(path: path, new: bytes, expected: expected)
    }

    /// Removes a file. A symbolic link is refused, because either the link or its target might be meant.
    static func removal(of path: String, expecting expected: Expectation = .anything) -> StagedChange {
        StagedChange(path: path, new: nil, expected: expected)
    }
}
