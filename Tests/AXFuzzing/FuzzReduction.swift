import AXSource

/// Removes parts of an input that fails, as long as it violates the same property.
package struct FuzzReduction {
    private let fault: FuzzFault
    private let run: FuzzRun

    /// A random change differs if the file has fewer strings, so several draws are tried.
    private static let draws = 0..<12

    package init(of fault: FuzzFault, in run: FuzzRun) {
        self.fault = fault
        self.run = run
    }

    /// The shortest input found that violates the same property, and its failure; `input` if no part can be removed.
    package func reduced(_ input: FuzzInput) -> (FuzzInput, FuzzFault) {
        var best = (input, fault)
        var size = max(1, input.bytes.count / 2)
        while size > 0 {
            var isShorter = false
            var start = 0
            while start < best.0.bytes.count {
                if let shorter = failing(best.0, without: start..<min(best.0.bytes.count, start + size)) {
                    best = shorter
                    isShorter = true
                } else {
                    start += size
                }
            }
            if !isShorter || size > 1 { size /= 2 }
        }
        return best
    }

    private func failing(_ input: FuzzInput, without range: Range<Int>) -> (FuzzInput, FuzzFault)? {
        var bytes = input.bytes
        bytes.removeSubrange(range)
        for draw in Self.draws {
            let candidate = input.with(bytes, draw: draw)
            if let found = run.fault(of: candidate), found.property == fault.property { return (candidate, found) }
        }
        return nil
    }
}

extension FuzzInput {
    /// The bytes as readable text.
    package var shownText: String {
        let file = SourceFile(path: "", raw: bytes)
        return file.string(file.fullSpan)
    }
}
