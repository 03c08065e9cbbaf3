import AXLocaleData

/// Locale data from a folder, for linguists who try a change without a build.
enum LocaleFolder {
    /// The built-in styles, with those of `folder` in their place.
    /// - Throws: when the folder cannot be read, or a file of it has a fault: a typing error must not pass for a rule.
    static func styles(_ folder: String?, in files: any FileSystem) throws(CommandFailure) -> LocaleStyles {
        guard let folder else { return .embedded }
        var texts: [String: String] = [:]
        do throws(FileError) {
            for entry in try files.list(folder) where PathName.fileExtension(of: entry.name) == "yml" {
                let bytes = try files.read(PathName.join(folder, entry.name), limit: FileLimit.settings)
                texts[PathName.stem(of: entry.name)] = String(decoding: bytes, as: UTF8.self)
            }
        } catch {
            throw CommandFailure(.configuration, error)
        }
        guard !texts.isEmpty else {
            throw CommandFailure(.configuration, "\(PathName.printable(folder)): no locale data (.yml) found")
        }
        let styles = LocaleStyles(files: texts, over: .embedded)
        if let problem = styles.problems.first {
            throw CommandFailure(.configuration, PathName.printable(PathName.join(folder, problem.description)))
        }
        return styles
    }
}
