/// One file of a ``FileTransaction``: what shall be in it.
struct StagedChange: Hashable, Sendable {
    /// What the file must be like when the transaction begins, so that nobody's work between reading and writing is
    /// lost.
    enum Expectation: Hashable, Sendable {
        case anything
        /// There is no file yet.
        case absent
        case bytes([UInt8])

        /// - Parameter old: what is in the file; nil when there is none.
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

    /// The file gets these bytes, and is made where there is none, with the folders it needs.
    static func write(_ bytes: [UInt8], to path: String, expecting expected: Expectation = .anything) -> StagedChange {
        StagedChange(path: path, new: bytes, expected: expected)
    }

    /// The file goes. A symbolic link is refused: whether the link or the file is meant cannot be told.
    static func removal(of path: String, expecting expected: Expectation = .anything) -> StagedChange {
        StagedChange(path: path, new: nil, expected: expected)
    }
}
