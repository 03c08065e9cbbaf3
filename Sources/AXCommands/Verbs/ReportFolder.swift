import AXReport

/// A folder with a report of several files, which always is that of the last run.
struct ReportFolder {
    private let folder: OutputFolder

    init(_ path: String, in files: any FileSystem) throws(FileError) {
        folder = try OutputFolder(path, in: files)
    }

    /// Writes the pages, and removes those of earlier runs that this one has no findings for: the files that begin with
    /// the mark of a page and that haven't been edited since.
    /// - Parameter locales: The locales that were checked, so that pages of others stay; nil for all.
    /// - Returns: What was removed or kept, one line per page.
    func deliver(_ pages: [ReportPage], judged locales: Set<String>?) throws(FileError) -> [String] {
        var written: Set<String> = []
        for page in pages {
            try folder.write(Array(page.text.utf8), to: page.name)
            written.insert(page.name)
        }
        var remarks: [String] = []
        let names = try names()
        // On a case-insensitive disk, a page may be listed in the spelling of an earlier run.
        let respelled = Set(written.subtracting(names).map { $0.lowercased() })
        for name in names where !written.contains(name) && !respelled.contains(name.lowercased()) {
            if let remark = try clear(name, judged: locales) {
                remarks.append("\(PathName.printable(PathName.join(folder.path, name))): \(remark)")
            }
        }
        return remarks
    }

    /// The Markdown files in the folder and in those of vendors.
    private func names() throws(FileError) -> [String] {
        var names: [String] = []
        for entry in try folder.list() {
            switch entry.kind {
            case .file: names.append(entry.name)
            case .folder where !entry.name.hasPrefix("."):
                // An unreadable folder holds none of our pages.
                let entries = (try? folder.list(entry.name)) ?? []
                names += entries.filter { $0.kind == .file }.map { "\(entry.name)/\($0.name)" }
            case .folder, .link, .other: break
            }
        }
        return names.filter { PathName.fileExtension(of: $0) == "md" }
    }

    private func clear(_ name: String, judged locales: Set<String>?) throws(FileError) -> String? {
        guard let bytes = try? folder.read(name, limit: FileLimit.project) else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        guard ReportPage.isMarked(text) else { return nil }
        guard let locale = ReportPage.locale(ofWritten: text) else {
            return "kept because it was edited after an earlier run wrote it"
        }
        guard locales.map({ ReportPage.isOf($0, locale) }) ?? true else { return nil }
        try folder.remove(name)
        return "removed because no findings remain"
    }
}
