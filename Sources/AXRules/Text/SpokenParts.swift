extension String {
    /// Commas and semicolons of the scripts that have their own, and marks that no space need follow.
    private static let joints: Set<Character> = [",", ";", "،", "؛", "、", "，", "；", "。", "！", "？"]
    /// Marks that end a part before a space: “3.5” is one.
    private static let ends: Set<Character> = [".", "!", "?", "…", "।", "۔", "؟", "։", "။", "።"]

    /// The parts between commas, and sentences: a row may join several facts into one label, and a listener can go on after
    /// each.
    var spokenParts: [Substring] {
        var parts: [Substring] = []
        var start = startIndex
        var last: Character?
        for place in indices {
            let character = self[place]
            if Self.joints.contains(character) || (character.isWhitespace && last.map(Self.ends.contains) == true) {
                parts.append(self[start..<place])
                start = index(after: place)
            }
            last = character
        }
        return parts + [self[start...]]
    }
}
