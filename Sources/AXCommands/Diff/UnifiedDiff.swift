import AXSource

/// The difference between two versions of a file as a unified diff (POSIX `diff -u`). `patch -p1` and `git apply`
/// accept it for files in UTF-8. Files in other encodings are shown decoded.
///
/// Lines end at LF; a CR is part of its line.
/// - Parameters:
///   - old: the old version; nil for a new file.
///   - new: the new version, whose path appears in the diff.
/// - Returns: an empty string if the versions are the same.
func unifiedDiff(old: SourceFile?, new: SourceFile) -> String {
    let oldText = FileLines(old)
    let newText = FileLines(new)
    let numbers = LineNumbers(oldText.lines, newText.lines)
    let changes = LineDiff.changes(from: numbers.old, to: numbers.new)
    if changes.isEmpty { return "" }
    var diff = "--- \(old.map { diffName($0.path, "a/") } ?? "/dev/null")\n+++ \(diffName(new.path, "b/"))\n"
    for hunk in DiffHunk.hunks(of: changes, oldText, newText) { diff += hunk.text(oldText, newText) }
    return diff
}

/// The lines of a file, each with its line break.
private struct FileLines {
    let lines: [ArraySlice<UInt8>]

    init(_ file: SourceFile?) {
        let text = file?.text ?? []
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while start < text.count {
            let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
            lines.append(text[start..<end])
            start = end
        }
        self.lines = lines
    }
}

/// The lines of two versions as numbers, which are faster to compare. Equal lines have equal numbers. In most files,
/// only a few lines differ, so the lines before the first and after the last change all get the number 0 without a
/// lookup.
private struct LineNumbers {
    let old: [Int]
    let new: [Int]

    init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
        let head = zip(old, new).prefix { $0 == $1 }.count
        let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { $0 == $1 }.count
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        func numbered(_ lines: [ArraySlice<UInt8>]) -> [Int] {
            let middle = lines.dropFirst(head).dropLast(tail).map { line in
                if let number = numbers[line] { return number }
                numbers[line] = numbers.count + 1
                return numbers.count
            }
            return Array(repeating: 0, count: head) + middle + Array(repeating: 0, count: tail)
        }
        self.old = numbered(old)
        self.new = numbered(new)
    }
}

/// Changes that are printed together, because at most six equal lines separate them.
private struct DiffHunk {
    /// The maximum number of equal lines that are shown before and after a change.
    static let context = 3

    private var changes: [LineChange]
    private let old: Range<Int>
    private let new: Range<Int>

    static func hunks(of changes: [LineChange], _ oldText: FileLines, _ newText: FileLines) -> [DiffHunk] {
        var groups: [[LineChange]] = []
        for change in changes {
            if let last = groups.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
                groups[groups.count - 1].append(change)
            } else {
                groups.append([change])
            }
        }
        return groups.compactMap { DiffHunk($0, oldText, newText) }
    }

    private init?(_ changes: [LineChange], _ oldText: FileLines, _ newText: FileLines) {
        guard let first = changes.first, let last = changes.last else { return nil }
        let before = min(Self.context, first.old.lowerBound)
        let after = min(Self.context, oldText.lines.count - last.old.upperBound)
        self.changes = changes
        old = (first.old.lowerBound - before)..<(last.old.upperBound + after)
        new = (first.new.lowerBound - before)..<(last.new.upperBound + after)
    }

    func text(_ oldText: FileLines, _ newText: FileLines) -> String {
        var text = "@@ -\(Self.range(old)) +\(Self.range(new)) @@\n"
        var line = old.lowerBound
        for change in changes {
            text += Self.lines(oldText.lines[line..<change.old.lowerBound], " ")
            text += Self.lines(oldText.lines[change.old], "-")
            text += Self.lines(newText.lines[change.new], "+")
            line = change.old.upperBound
        }
        return text + Self.lines(oldText.lines[line..<old.upperBound], " ")
    }

    private static func lines(_ lines: ArraySlice<ArraySlice<UInt8>>, _ mark: String) -> String {
        lines.map { line in
            let isWhole = line.last == 0x0A
            return mark + String(decoding: line, as: UTF8.self) + (isWhole ? "" : "\n\\ No newline at end of file\n")
        }
        .joined()
    }

    /// A range in the form `start,count` with a 1-based start. For an empty range, the start is the line before it. For
    /// a single line, the count is omitted.
    private static func range(_ lines: Range<Int>) -> String {
        let start = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
        return lines.count == 1 ? "\(start)" : "\(start),\(lines.count)"
    }
}

/// The name of a file in a diff. Relative names get Git's prefix. A name with control characters, quotation marks or
/// backslashes is quoted as in C.
private func diffName(_ path: String, _ prefix: String) -> String {
    let name = PathName.isAbsolute(path) ? path : prefix + path
    guard name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") })
    else { return name }
    var quoted = "\""
    for scalar in name.unicodeScalars {
        switch scalar {
        case "\"", "\\": quoted += "\\\(scalar)"
        case "\n": quoted += "\\n"
        case "\t": quoted += "\\t"
        case "\r": quoted += "\\r"
        case "\u{0}"..."\u{1F}", "\u{7F}":
            let digits = String(scalar.value, radix: 8)
            quoted += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        default: quoted.unicodeScalars.append(scalar)
        }
    }
    return quoted + "\""
}
