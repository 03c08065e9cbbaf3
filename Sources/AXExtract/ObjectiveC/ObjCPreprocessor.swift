import AXScan
import AXSource

/// Separates preprocessor lines from code. Keeps all branches of `#if`, because any of them may be compiled.
struct ObjCPreprocessor {
    struct Parts {
        var tokens: [CToken] = []
        var codeEnd = 0
        var macros: [ObjCMacro] = []
        var imports: Set<String> = []
        /// The beginnings and ends of the branches of conditionals.
        var restarts: [Restart] = []
    }

    struct Restart {
        enum Kind {
            case begins
            case alternates
            case ends
        }

        /// The index of the token after the directive.
        let index: Int
        let kind: Kind
    }

    private let file: SourceFile
    private var parts = Parts()
    private var bodies: [CToken] = []

    /// The tokens of a file, separated into code and macros.
    static func split(_ file: SourceFile) -> Parts {
        var splitter = ObjCPreprocessor(file)
        splitter.split()
        return splitter.parts
    }

    private init(_ file: SourceFile) {
        self.file = file
    }

    private mutating func split() {
        var line: [CToken] = []
        var isDirective = false
        var isLineStart = true
        for token in CScanner.tokens(of: file.text) {
            switch token.kind {
            case .space, .comment: continue
            case .newline:
                if isDirective { add(directive: line) }
                (line, isDirective, isLineStart) = ([], false, true)
            default:
                if isLineStart, file.isPunctuator(token, "#") {
                    isDirective = true
                } else if isDirective {
                    line.append(token)
                } else {
                    parts.tokens.append(token)
                }
                isLineStart = false
            }
        }
        if isDirective { add(directive: line) }
        addModuleImports()
        finish()
    }

    /// Records the modules that `@import` names: `AppKit` in `@import AppKit;`.
    private mutating func addModuleImports() {
        for index in parts.tokens.indices.dropLast(2)
        where file.isPunctuator(parts.tokens[index], "@") && file.string(parts.tokens[index + 1].span) == "import" {
            parts.imports.insert(file.string(parts.tokens[index + 2].span))
        }
    }

    /// Appends the bodies of the macros to the code.
    private mutating func finish() {
        parts.codeEnd = parts.tokens.count
        parts.macros = parts.macros.map { macro in
            let body = macro.body.lowerBound + parts.codeEnd..<macro.body.upperBound + parts.codeEnd
            return ObjCMacro(name: macro.name, span: macro.span, parameters: macro.parameters, body: body)
        }
        parts.tokens += bodies
    }

    private mutating func add(directive line: [CToken]) {
        guard let first = line.first, first.kind == .identifier else { return }
        switch file.string(first.span) {
        case "define": define(line.dropFirst())
        case "import", "include": parts.imports.formUnion(Self.module(line.dropFirst().map { file.string($0.span) }))
        case "if", "ifdef", "ifndef": restart(.begins)
        case "else", "elif", "elifdef", "elifndef": restart(.alternates)
        case "endif": restart(.ends)
        default: break
        }
    }

    private mutating func restart(_ kind: Restart.Kind) {
        parts.restarts.append(Restart(index: parts.tokens.count, kind: kind))
    }

    /// The module of an imported header: `UIKit` for `<UIKit/UIKit.h>`. Empty for a header in quotation marks.
    private static func module(_ words: [String]) -> [String] {
        words.count > 1 && words[0] == "<" ? [words[1]] : []
    }

    /// Records a macro. A parenthesis begins its parameters only if no space separates it from the name (C17, section
    /// 6.10.3).
    private mutating func define(_ line: ArraySlice<CToken>) {
        guard let name = line.first, name.kind == .identifier else { return }
        var body = line.dropFirst()
        var parameters: [String]?
        if let open = body.first, open.span.start == name.span.end, file.text[open.span.start] == UInt8(ascii: "(") {
            let close = body.firstIndex { file.text[$0.span.start] == UInt8(ascii: ")") } ?? body.endIndex
            parameters = body[..<close].dropFirst().filter { $0.kind == .identifier }.map { file.string($0.span) }
            body = body[min(close + 1, body.endIndex)...]
        }
        parts.macros.append(
            ObjCMacro(
                name: file.string(name.span), span: name.span, parameters: parameters,
                body: bodies.count..<bodies.count + body.count))
        bodies += body
    }
}

/// A macro that a file defines.
struct ObjCMacro: Sendable {
    let name: String
    let span: Span
    /// The names of the parameters; nil for an object-like macro.
    let parameters: [String]?
    /// The body, as indices into ``ObjCSource/tokens``.
    let body: Range<Int>
}

extension SourceFile {
    fileprivate func isPunctuator(_ token: CToken, _ character: Unicode.Scalar) -> Bool {
        token.kind == .punctuator && token.span.length == 1 && text[token.span.start] == UInt8(ascii: character)
    }
}
