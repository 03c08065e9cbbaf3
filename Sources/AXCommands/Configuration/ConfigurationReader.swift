import AXSource

/// A configuration, the findings about it, and the files that were read for it.
struct LoadedConfiguration: Sendable {
    var configuration: Configuration
    var diagnostics: [Diagnostic] = []
    /// The configuration file, the files that it extends, and other files that these specify, such as a glossary.
    var files: [SourceFile] = []
}

struct ConfigurationReader: Sendable {
    /// The maximum number of files in a chain of configurations that extend each other.
    static let longestChain = 8

    /// The current name of each key that was renamed before version 0.1, by its former name.
    private static let currentKeys = ["waivers": "suppressions"]

    private let files: any FileSystem
    private let knownRules: [String]
    private let starts: [String]

    /// - Parameters:
    ///   - knownRules: the ids that a configuration may use; if empty, any id is accepted.
    ///   - starts: absolute folders. The paths in a configuration may be in the repositories of these folders, as well
    ///     as in the configuration's own repository.
    init(_ files: any FileSystem, knownRules: [String] = [], from starts: [String] = []) {
        self.files = files
        self.knownRules = knownRules
        self.starts = starts
    }

    /// The configuration that applies without a file.
    var empty: Configuration {
        var configuration = Configuration()
        configuration.currentFolder = files.currentFolder
        return configuration
    }

    /// Reads a configuration and all files that it extends. Errors in a file become findings, and the rest of the file
    /// applies, unless the file isn't valid YAML.
    /// - Throws: ``FileError`` if the file itself can't be read.
    func read(_ path: String) throws(FileError) -> LoadedConfiguration {
        var chain: [Link] = [try link(path)]
        var diagnostics: [Diagnostic] = []
        while let last = chain.last, let extended = last.extended, chain.count <= Self.longestChain {
            switch next(extended.path, in: chain) {
            case .success(let link): chain.append(link)
            case .failure(let error):
                diagnostics.append(finding(in: last.file, extended.span, error.message))
            }
            if chain.last?.file.path == last.file.path { break }
        }
        var loaded = LoadedConfiguration(configuration: empty, diagnostics: diagnostics)
        for link in chain.reversed() { decode(link, into: &loaded) }
        loaded.configuration.path = path
        return loaded
    }

    // MARK: The chain

    private struct Link {
        let file: SourceFile
        /// The absolute path of the file's folder.
        let folder: String
        /// The resolved path, which identifies a file that has already been read.
        let canonicalPath: String
        let value: YAMLValue?
        let parseError: YAMLParseError?

        /// The path in `extends`, joined to the folder of this file, and the location of the value; nil if there isn't
        /// one.
        var extended: (path: String, span: Span)? {
            guard case .mapping(let members) = value?.content,
                let member = members.first(where: { $0.key == ConfigurationKey.extends }),
                case .text(let path) = member.value.content
            else { return nil }
            return (PathName.join(PathName.parent(of: file.path), path), member.value.span)
        }
    }

    private struct ChainError: Error {
        let message: String
    }

    private func link(_ path: String) throws(FileError) -> Link {
        let file = SourceFile(path: path, raw: try files.read(path, limit: FileLimit.settings))
        let folder = PathName.parent(of: PathName.absolute(path, from: files.currentFolder))
        let canonicalPath = try files.canonicalPath(path)
        do throws(YAMLParseError) {
            let value = try YAMLReader.value(of: file)
            return Link(file: file, folder: folder, canonicalPath: canonicalPath, value: value, parseError: nil)
        } catch {
            return Link(file: file, folder: folder, canonicalPath: canonicalPath, value: nil, parseError: error)
        }
    }

    private func next(_ path: String, in chain: [Link]) -> Result<Link, ChainError> {
        do throws(FileError) {
            let link = try link(path)
            if chain.contains(where: { $0.canonicalPath == link.canonicalPath }) {
                return .failure(ChainError(message: "the configurations extend each other in a cycle"))
            }
            if chain.count == Self.longestChain {
                return .failure(
                    ChainError(
                        message: "the chain of extended configurations has more than \(Self.longestChain) "
                            + "files"))
            }
            return .success(link)
        } catch {
            return .failure(ChainError(message: "can't read the configuration that this one extends: \(error)"))
        }
    }

    // MARK: One file

    private func decode(_ link: Link, into loaded: inout LoadedConfiguration) {
        loaded.files.insert(link.file, at: 0)
        if let parseError = link.parseError {
            loaded.diagnostics.append(finding(in: link.file, parseError.span, parseError.message))
        }
        guard let value = link.value else { return }
        var decoder = ConfigurationDecoder(
            file: link.file, folder: link.folder, knownRules: knownRules,
            allowedPaths: AllowedPaths(ofFolder: link.folder, from: starts, in: files),
            files: files, configuration: loaded.configuration)
        for member in decoder.members(value, of: Configuration.fileName) {
            let former = Self.currentKeys[member.key]
            if let former { decoder.reportFormer("key", member.key, at: member.keySpan, now: former) }
            if let known = ConfigurationKey.all.first(where: { $0.name == former ?? member.key }) {
                known.read(member.value, &decoder)
            } else {
                let names = ConfigurationKey.all.map(\.name)
                decoder.reportUnknown("key", member.key, at: member.keySpan, of: names)
            }
        }
        loaded.configuration = decoder.configuration
        loaded.configuration.settings = ConfigurationSetting.merging(
            ConfigurationSetting.all(in: value, of: link.file), over: loaded.configuration.settings)
        loaded.diagnostics += decoder.diagnostics
        loaded.files += decoder.readFiles
    }

    private func finding(in file: SourceFile, _ span: Span, _ message: String) -> Diagnostic {
        Diagnostic(
            id: ConfigurationError.page.id, severity: .error, path: file.path, span: span, message: message)
    }
}
