/// A change to a file in a ``FileTransaction``.
struct StagedChange: Hashable, Sendable {
    /// The required state of the file when the transaction begins, so that changes by other programs aren't lost.
    enum Expectation: Hashable, Sendable {
        case anything
        /// The file must not exist.
        case absent
        case bytes([UInt8])

        /// - Parameter old: the current contents of the file; nil if it doesn't exist.
        func allows(_ old: [UInt8]?) -> Bool {
            switch self {
            case .anything: true
            case .absent: old == nil
            case .bytes(let bytes): old == bytes
            }
        }
    }

    /// The path as specified by the user. Links are followed.
    let path: String
    /// The new contents; nil to remove the file.
    let new: [UInt8]?
    let expected: Expectation

    /// Writes a file, and creates the file and its folders if necessary.
    static func write(_ bytes: [UInt8], to path: String, expecting expected: Expectation = .anything) -> StagedChange {
        StagedChange(path: path, new: bytes, expected: expected)
    }

    /// Removes a file. A symbolic link is refused, because it is unclear whether the link or its target is meant.
    static func removal(of path: String, expecting expected: Expectation = .anything) -> StagedChange {
        StagedChange(path: path, new: nil, expected: expected)
    }
}
