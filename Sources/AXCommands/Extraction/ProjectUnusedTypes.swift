import AXExtract
import AXSource

extension UnusedTypes {
    /// The types of a project that no code uses, so their views are never on the screen. Nil if the project has no app.
    /// - Parameters:
    ///   - sources: all sources of the project.
    ///   - others: the sources and parts of sources that aren't part of the released app. Types that are used only
    ///     there count as unused.
    ///   - isLibrary: whether other projects can use the public types.
    static func names(
        of project: Project, _ sources: [SourceFile], without others: UnshippedSources, isLibrary: Bool,
        in files: any FileSystem
    ) -> Set<String>? {
        let specification = PathName.join(project.root, KnownFiles.specification)
        let lists = (project.propertyLists + [specification]).compactMap { path in
            (try? files.read(path, limit: FileLimit.project)).map { SourceFile(path: path, raw: $0) }
        }
        let unshipped = others.paths
        return names(
            in: sources.filter { !unshipped.contains($0.path) } + lists,
            ignoring: { others.debugParts[$0.path] ?? [] },
            countsPreviews: project.configuration.included.contains(.previews), isLibrary: isLibrary)
    }
}
