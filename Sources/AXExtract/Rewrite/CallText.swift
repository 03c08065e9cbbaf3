/// A call as a tree of texts, which can be laid out on one line or several.
indirect enum CallText: Hashable, Sendable {
    case text(String)
    /// What stands before the arguments and behind them: `NSLocalizedString(`, `)`.
    case call(open: String, [CallText], close: String)
    /// A label and what it labels.
    case labeled(String, CallText)

    /// Longer lines are broken.
    private static let longestLine = 120

    /// The call on one line.
    var line: String {
        switch self {
        case .text(let text): text
        case .call(let open, let arguments, let close):
            open + arguments.map(\.line).joined(separator: ", ") + close
        case .labeled(let label, let value): "\(label): \(value.line)"
        }
    }

    /// The call, its arguments on lines of their own where it is too long for one.
    /// - Parameters:
    ///   - column: how many characters stand before it on its line.
    ///   - trailing: how many characters follow on its last line.
    ///   - indentation: of the line that it begins on.
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

    /// Arguments on as few lines as hold them.
    private static func filled(_ arguments: [CallText], column: Int, trailing: Int) -> [[CallText]] {
        var lines: [[CallText]] = []
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
