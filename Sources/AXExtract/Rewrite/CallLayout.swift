/// The code of a call as a tree, which can be laid out on one or several lines.
indirect enum CallLayout: Hashable, Sendable {
    case text(String)
    /// A call; `open` and `close` surround its arguments: `NSLocalizedString(`, `)`.
    case call(open: String, [CallLayout], close: String)
    /// An argument with its label.
    case labeled(String, CallLayout)

    /// The maximum length of a line, in characters.
    private static let longestLine = 120

    var line: String {
        switch self {
        case .text(let text): text
        case .call(let open, let arguments, let close):
            open + arguments.map(\.line).joined(separator: ", ") + close
        case .labeled(let label, let value): "\(label): \(value.line)"
        }
    }

    /// The call on one line or, if it's too long, with its arguments on the lines that follow. Text is never split.
    /// - Parameters:
    ///   - column: How many characters precede the call on its line.
    ///   - trailing: How many characters follow the call on its last line.
    ///   - indentation: The indentation of the line that the call begins on.
    func laidOut(column: Int, trailing: Int, indentation: String, newline: String) -> String {
        let line = line
        guard column + line.count + trailing > Self.longestLine else { return line }
        switch self {
        case .text: return line
        case .labeled(let label, let value):
            return "\(label): "
                + value.laidOut(
                    column: column + label.count + 2, trailing: trailing, indentation: indentation, newline: newline)
        case .call(let open, let arguments, let close):
            let inner = indentation + (indentation.contains("\t") ? "\t" : "    ")
            let width = inner.count
            let flat = arguments.map(\.line).joined(separator: ", ")
            if width + flat.count + close.count + trailing <= Self.longestLine {
                return open + newline + inner + flat + close
            }
            let lines = Self.filled(arguments, column: width, trailing: close.count + trailing).map { line in
                line.count > 1
                    ? line.map(\.line).joined(separator: ", ")
                    : line[0].laidOut(
                        column: width, trailing: close.count + trailing, indentation: inner, newline: newline)
            }
            return open + newline + inner + lines.joined(separator: "," + newline + inner) + close
        }
    }

    /// The arguments on as few lines as possible.
    private static func filled(_ arguments: [CallLayout], column: Int, trailing: Int) -> [[CallLayout]] {
        var lines: [[CallLayout]] = []
        var width = 0
        for argument in arguments {
            let length = argument.line.count
            if lines.isEmpty || column + width + 2 + length + trailing > longestLine {
                lines.append([argument])
                width = length
            } else {
                lines[lines.count - 1].append(argument)
                width += 2 + length
            }
        }
        return lines
    }
}
