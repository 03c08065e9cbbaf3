import AXSource

/// What Apple's parser makes of a `.strings` file.
enum StringsOutcome: Hashable, Sendable {
    /// A table of the first `count` entries. `stop` says what ended the reading before the end of the file, if anything did.
    case table(count: Int, stop: Stop?)
    /// A property list that is not a dictionary: an array, data, or a lone string.
    case notDictionary
    case failure(Failure)

    /// The reading ended, successfully, although text follows.
    struct Stop: Hashable, Sendable {
        enum Cause: Hashable, Sendable {
            /// Something that is not a key stands where a key should.
            case stray
            /// A quote in key position that nothing closes.
            case openKey
            /// A block comment that nothing closes.
            case openComment
        }

        let cause: Cause
        /// What stands at the place; for an open quote or comment, up to the end of its line.
        let span: Span
    }

    /// The file is refused as a whole.
    struct Failure: Hashable, Sendable {
        enum Cause: Hashable, Sendable {
            case empty
            case notText
            case missingSemicolon
            case missingEquals
            case unexpectedCharacter
            case unterminatedString
            case badData
            case tooDeep
            case missingClosingBracket
            case junkAfterList
        }

        let cause: Cause
        /// Where a person would mend it.
        let span: Span
    }
}
