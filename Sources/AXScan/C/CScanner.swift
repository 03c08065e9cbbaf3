import AXSource

/// Splits C, Objective-C and C++ into tokens, as the compiler does before the preprocessor runs.
///
/// Nothing is lost and nothing fails: what is not closed, or begins no token, is ``CToken/Kind/junk``. Backslashes at line
/// ends are looked through anywhere, as in the standard (C17, section 5.1.1.2, phase 2); trigraphs are not known, as
/// compilers leave them alone by default.
package enum CScanner {
    /// The tokens of a text, in order; their spans cover all of it.
    package static func tokens(of text: [UInt8]) -> [CToken] {
        text.withUnsafeBufferPointer { text in
            var tokens: [CToken] = []
            tokens.reserveCapacity(text.count / 4)
            var cursor = CCursor(text)
            while let token = cursor.next() { tokens.append(token) }
            return tokens
        }
    }
}
