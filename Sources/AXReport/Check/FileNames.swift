/// Names of files for names of things: no two are the same, nor on disks that do not tell capitals from small letters, or one
/// way to compose a letter from another.
struct FileNames {
    private var taken: Set<String> = []

    /// The thing's name, as far as a file can have it, with a number where another one has it already.
    mutating func next(for thing: String) -> String {
        let plain = thing.fileName
        var name = plain
        var number = 1
        // Strings compare by what they show.
        while !taken.insert(name.lowercased()).inserted {
            number += 1
            name = "\(plain)-\(number)"
        }
        return name
    }
}

extension String {
    /// The text as the name of a file: letters, digits, `-` and `_`, and `_` for all else.
    var fileName: String {
        let name = String(map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "_" })
        return name.isEmpty ? "_" : name
    }
}
