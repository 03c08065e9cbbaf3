import AXSource

/// What axstrings knows about a project before it reads a text. It is found once; every verb works on it.
struct Project: Sendable {
    /// The folder, as the user named it.
    let root: String
    /// The configuration of ``root``; single files may have a nearer one.
    let configuration: Configuration
    let configurations: ConfigurationSet
    let developmentLanguage: DevelopmentLanguage
    /// Sorted by folder and name.
    let tables: [StringTable]
    /// Files of string tables that are in no `.lproj` folder.
    let looseTables: [String]
    /// Sources in Swift and Objective-C, and documents of Interface Builder.
    let sources: [String]
    /// Xcode projects and package manifests, those that count most first.
    let manifests: [String]
    /// What could not be looked at: trouble in the world, for which a verb ends with code 2.
    let failures: [FileError]
    let selection: PathSelection

    /// The configuration that counts for a file: for one outside the project, such as a delivery, the project's own.
    func configuration(of path: String) -> Configuration {
        configurations.configuration(of: path) ?? configuration
    }

    /// - Throws: for a mistake in a configuration, with its place: a verb must not work by half of what the user said.
    func requireSoundConfiguration() throws(CommandFailure) {
        try configurations.requireSound()
    }

    /// The finding as much as it matters after the configuration of its file; nil when it is off.
    func levelled(_ finding: Diagnostic) -> Diagnostic? {
        configuration(of: finding.path).levelled(finding)
    }

    /// Whether the configuration of a location has the rule on.
    func isOn(_ location: RuleLocation) -> Bool {
        configuration(of: location.path).severity(at: location) != nil
    }
}

/// The part of a project that the user named: a verb reads more for context, and reports on this.
struct PathSelection: Hashable, Sendable {
    /// Absolute paths; empty for the whole project.
    private let paths: Set<String>
    private let currentFolder: String

    init(_ paths: [String], currentFolder: String) {
        self.paths = Set(paths.map { PathName.absolute($0, from: currentFolder) })
        self.currentFolder = currentFolder
    }

    func contains(_ path: String) -> Bool {
        if paths.isEmpty { return true }
        return PathName.isAtOrBelow(PathName.absolute(path, from: currentFolder), paths)
    }
}
