import AXSource

/// The configurations of a run. The configuration of a file is the nearest one in the folders above it, or the one that
/// `--config` specifies.
struct ConfigurationSet: Sendable {
    private let files: any FileSystem
    private let reader: ConfigurationReader
    /// The configuration that `--config` specifies.
    private let fixed: Configuration?
    /// The configurations by absolute folder.
    private var byFolder: [String: Configuration] = [:]
    /// The absolute paths of folders without a configuration file.
    private var unconfigured: Set<String> = []
    /// The findings about the configurations read so far.
    private(set) var diagnostics: [Diagnostic] = []
    private var known: Set<Diagnostic> = []
    private var knownSources: Set<String> = []
    /// The files that have been read. ``diagnostics`` are located in them.
    private(set) var sources: [SourceFile] = []
    /// The errors about configurations that exist but couldn't be read.
    private(set) var failures: [FileError] = []

    /// - Parameters:
    ///   - path: the value of `--config`; nil to look for files.
    ///   - knownRules: the ids that a configuration may use; if empty, any id is accepted.
    /// - Throws: ``FileError`` if the file at `path` can't be read.
    init(_ files: any FileSystem, path: String? = nil, knownRules: [String] = []) throws(FileError) {
        self.files = files
        reader = ConfigurationReader(files, knownRules: knownRules)
        guard let path else {
            fixed = nil
            return
        }
        // The user specified this configuration for the project in the current folder, so paths in that project are
        // allowed.
        let named = ConfigurationReader(files, knownRules: knownRules, from: [files.currentFolder])
        let loaded = try named.read(path)
        fixed = loaded.configuration
        diagnostics = loaded.diagnostics
        sources = loaded.files
    }

    /// Records folders in which a folder walk found no configuration file, so that they aren't searched again.
    mutating func note(unconfigured folders: [String]) {
        unconfigured.formUnion(folders.map { PathName.absolute($0, from: files.currentFolder) })
    }

    /// The configuration for the files in a folder. Each folder is searched only once.
    mutating func configuration(ofFolder folder: String) -> Configuration {
        if let fixed { return fixed }
        var visited: [String] = []
        var current = PathName.absolute(folder, from: files.currentFolder)
        var found = byFolder[current]
        while found == nil {
            visited.append(current)
            found = unconfigured.contains(current) ? nil : load(current)
            let parent = PathName.parent(of: current)
            if found == nil { found = parent == current ? reader.empty : byFolder[parent] }
            current = parent
        }
        let configuration = found ?? reader.empty
        for folder in visited { byFolder[folder] = configuration }
        return configuration
    }

    /// The configuration for a file, among those that have been read; nil for a file outside the searched folders.
    func configuration(of path: String) -> Configuration? {
        if let fixed { return fixed }
        var current = PathName.absolute(path, from: files.currentFolder)
        while true {
            if let configuration = byFolder[current] { return configuration }
            let parent = PathName.parent(of: current)
            if parent == current { return nil }
            current = parent
        }
    }

    /// - Throws: the first error in a configuration, with its location, because a command must not run with only a part
    ///   of the user's settings.
    func requireValid() throws(CommandFailure) {
        guard let error = diagnostics.first(where: { $0.severity == .error }) else { return }
        let file = sources.first { $0.path == error.path }
        let position = file.map { LineTable($0.text).position(of: error.span.start) }
        let suffix = position.map { ":\($0.line):\($0.column)" } ?? ""
        throw CommandFailure(.configuration, "\(PathName.printable(error.path))\(suffix): \(error.message)")
    }

    /// The configuration in the folder itself; nil if it has none, or if the file can't be read.
    private mutating func load(_ folder: String) -> Configuration? {
        let path = PathName.typed(PathName.join(folder, Configuration.fileName), in: files.currentFolder)
        do throws(FileError) {
            guard try files.info(path) != nil else { return nil }
            let loaded = try reader.read(path)
            // Two configurations may extend the same file.
            diagnostics += loaded.diagnostics.filter { known.insert($0).inserted }
            sources += loaded.files.filter { knownSources.insert($0.path).inserted }
            return loaded.configuration
        } catch {
            failures.append(error)
            return nil
        }
    }
}
