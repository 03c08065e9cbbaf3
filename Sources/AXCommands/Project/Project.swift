import AXSource

/// The files and the configuration of a project, without the contents of the strings files. All commands that work on a
/// project use this type.
struct Project: Sendable {
    /// The normalized path of the folder, usually relative to the current folder.
    let root: String
    /// The folder of the project's configuration, if the current folder is only a part of the project; nil otherwise,
    /// or if the user specified the configuration.
    let outerFolder: String?
    /// The configuration for ``root``. For a file, a configuration in a nearer folder may apply.
    let configuration: Configuration
    let configurations: ConfigurationSet
    let developmentLanguage: DevelopmentLanguage
    /// The tables, sorted by folder and name.
    var tables: [StringTable]
    /// The strings files outside `.lproj` folders, without string catalogs.
    let looseTables: [String]
    /// The Swift, Objective-C and Interface Builder files.
    let sources: [String]
    /// The Xcode projects and package manifests, in order of precedence.
    let manifests: [String]
    /// The `Info.plist` files of apps and extensions.
    let propertyLists: [String]
    /// Errors about files and folders that couldn't be read. They cause a command to exit with code 2.
    let failures: [FileError]
    let selection: PathSelection

    /// Whether other projects can use this one, because it has a package manifest or a CocoaPods specification at its
    /// root.
    func isLibrary(in files: any FileSystem) -> Bool {
        let entries = (try? files.list(root)) ?? []
        return entries.contains { $0.name == KnownFiles.package || PathName.fileExtension(of: $0.name) == "podspec" }
    }

    /// The configuration for a file. For a file outside the project, such as a delivery, this is the project's
    /// configuration.
    func configuration(of path: String) -> Configuration {
        configurations.configuration(of: path) ?? configuration
    }

    /// - Throws: an error if a configuration is invalid, because a command must not apply only a part of it.
    func requireValidConfiguration() throws(CommandFailure) {
        try configurations.requireValid()
    }

    /// The finding with the severity from the configuration of its file; nil if the rule is off.
    func withConfiguredSeverity(_ finding: Diagnostic) -> Diagnostic? {
        configuration(of: finding.path).withConfiguredSeverity(finding)
    }

    /// Whether the rule is on at a location.
    func isOn(_ location: RuleLocation) -> Bool {
        configuration(of: location.path).severity(at: location) != nil
    }
}

/// The part of a project that the user specified. Commands read more files for context, but report only on this part.
struct PathSelection: Hashable, Sendable {
    /// The absolute paths; empty for the whole project.
    private let paths: Set<String>
    private let currentFolder: String

    init(_ paths: [String], currentFolder: String) {
        self.paths = Set(paths.map { PathName.absolute($0, from: currentFolder) })
        self.currentFolder = currentFolder
    }

    var isWhole: Bool { paths.isEmpty }

    func contains(_ path: String) -> Bool {
        if isWhole { return true }
        return PathName.isAtOrBelow(PathName.absolute(path, from: currentFolder), paths)
    }
}
