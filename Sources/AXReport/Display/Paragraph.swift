/// Running text broken into lines.
enum Paragraph {
    /// The lines of a text, broken at spaces so that none is wider than `width` display columns, words permitting.
    static func lines(_ text: String, width: Int = 78) -> [String] {
        var lines: [String] = []
        var line = ""
        var used = 0
        for word in text.split(separator: " ") {
            let needed = DisplayWidth.of(String(word))
            if used > 0, used + 1 + needed > width {
                lines.append(line)
                (line, used) = (String(word), needed)
            } else {
                line += used > 0 ? " \(word)" : "\(word)"
                used += needed + (used > 0 ? 1 : 0)
            }
        }
        return used > 0 ? lines + [line] : lines
    }
}
