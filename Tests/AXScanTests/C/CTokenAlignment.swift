import AXScan

/// Aligns our tokens with Clang's. Where C and C++ differ, several of our tokens correspond to one of Clang's: `::` and
/// `"x"_s`.
struct CTokenAlignment {
    struct Difference {
        let expected: ClangTokens.Token?
        let found: ClangTokens.Token?
    }

    let expected: [ClangTokens.Token]
    let found: [ClangTokens.Token]

    func firstDifference() -> Difference? {
        var index = 0
        for token in expected {
            guard index < found.count else { return Difference(expected: token, found: nil) }
            let first = found[index]
            index += 1
            guard first.range.lowerBound == token.range.lowerBound, first.kind == token.kind else {
                return Difference(expected: token, found: first)
            }
            while found[index - 1].range.upperBound < token.range.upperBound, index < found.count,
                Self.mayJoin(found[index].kind, token.kind)
            {
                index += 1
            }
            guard found[index - 1].range.upperBound == token.range.upperBound else {
                return Difference(expected: token, found: first)
            }
        }
        return index < found.count ? Difference(expected: nil, found: found[index]) : nil
    }

    private static func mayJoin(_ piece: CToken.Kind, _ whole: CToken.Kind) -> Bool {
        switch whole {
        case .punctuator: piece == .punctuator
        case .string, .character: piece == .identifier
        default: false
        }
    }
}
