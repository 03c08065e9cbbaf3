/// Writes whole XML property lists as Xcode does: tabs, the entries of the outermost dictionary at one tab.
enum XMLPropertyListFile {
    static func text(of entries: [PropertyListDraft.Entry]) -> String {
        let body = XMLSpelling().entries(entries, indentation: "\t", layout: PropertyListLayout())
        let dictionary = entries.isEmpty ? "<dict/>" : "<dict>" + body + "\n</dict>"
        return head + dictionary + "\n</plist>\n"
    }

    private static let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">

        """
}
