import AXExtract
import AXSource

/// Which targets of a repository's Xcode projects compile or copy a file. What scripts and build settings add is not known.
struct XcodeTargets: Sendable {
    struct Target: Sendable {
        enum Product: Sendable { case framework, tests, other }

        let name: String
        let product: Product
        /// The folder that the project file's folder lies in.
        let folder: String
    }

    private var targets: [Target] = []
    /// Sets of targets, by their numbers.
    private var users: [[Int]] = []
    /// Which sets use the file at a path.
    private var references: [String: [Int]] = [:]
    /// Which sets use all of a synchronized folder.
    private var folders: [String: [Int]] = [:]
    /// The targets for which a file in a synchronized folder counts the other way than the folder does.
    private var exceptions: [String: [Int]] = [:]

    private static let frameworks = StemSearch(["product-type.framework"])
    private static let tables = StemSearch([".strings", ".xcstrings", "SynchronizedRootGroup"])

    /// - Parameters:
    ///   - manifests: those named `project.pbxproj` are read; unreadable ones are skipped.
    ///   - needsAll: whether projects that have no framework with tables matter, too.
    init(_ manifests: [String], needsAll: Bool, in files: any FileSystem) {
        let paths = manifests.filter { PathName.name(of: $0) == KnownFiles.xcodeProject }
        let projects = paths.concurrentMap { path -> XcodeObjects? in
            guard let raw = try? files.read(path) else { return nil }
            let matters =
                needsAll
                || [Self.frameworks, Self.tables].allSatisfy { search in
                    raw.withUnsafeBufferPointer { search.contains(in: $0) { _, _ in true } }
                }
            return matters ? XcodeObjects(SourceFile(path: path, raw: raw)) : nil
        }
        for case (let path, let objects?) in zip(paths, projects) {
            guard let project = objects.project else { continue }
            add(project, objects, in: PathName.parent(of: PathName.parent(of: path)))
        }
    }

    var isEmpty: Bool { targets.isEmpty }

    /// The targets of a file in the order of their projects.
    func targets(of path: String) -> [Target] {
        let path = PathName.normalized(path)
        var numbers = Set((references[path] ?? []).flatMap { users[$0] })
        var folder = PathName.parent(of: path)
        while !folders.isEmpty {
            for set in folders[folder] ?? [] {
                numbers.formUnion(Set(users[set]).symmetricDifference(exceptions(for: path)))
            }
            let parent = PathName.parent(of: folder)
            if parent == folder { break }
            folder = parent
        }
        return numbers.sorted().map { targets[$0] }
    }

    private func exceptions(for path: String) -> [Int] {
        (exceptions[path] ?? []) + (exceptions[Self.localized(path)] ?? [])
    }

    /// Files of `.lproj` folders are excepted all at once: `A/B.strings` stands for `A/de.lproj/B.strings`.
    private static func localized(_ path: String) -> String {
        let folder = PathName.parent(of: path)
        guard PathName.fileExtension(of: folder) == "lproj" else { return path }
        return PathName.join(PathName.parent(of: folder), PathName.name(of: path))
    }
}

// MARK: Reading a project

extension XcodeTargets {
    private mutating func add(_ project: XcodeObject, _ objects: XcodeObjects, in folder: String) {
        var numbers: [StringKey: Int] = [:]
        var members = Members()
        for id in project.references("targets") where numbers[id] == nil {
            guard let target = objects[id] else { continue }
            numbers[id] = targets.count
            members.add(target, number: targets.count, objects)
            targets.append(
                Target(
                    name: target.text("name") ?? "", product: Self.product(of: target, objects),
                    folder: PathName.normalized(folder)))
        }
        let sets = members.users.mapValues { list in
            users.append(list)
            return users.count - 1
        }
        var groups = XcodeGroups(
            root: PathName.join(folder, project.text("projectDirPath") ?? ""), project.reference("mainGroup"))
        while let place = groups.next(objects) {
            if place.object.text("isa") == "PBXFileSystemSynchronizedRootGroup" {
                add(place, sets[place.id], numbers, objects)
            } else {
                let numbers = [place.id, place.variants].compactMap { $0.flatMap { sets[$0] } }
                guard !numbers.isEmpty else { continue }
                references[PathName.normalized(place.path), default: []] += numbers
            }
        }
    }

    /// Takes in a synchronized folder, which a target may have nothing of but single files.
    private mutating func add(
        _ folder: XcodeGroups.Place, _ set: Int?, _ numbers: [StringKey: Int], _ objects: XcodeObjects
    ) {
        let path = PathName.normalized(folder.path)
        if set == nil { users.append([]) }
        folders[path, default: []].append(set ?? users.count - 1)
        for exception in folder.object.references("exceptions").compactMap({ objects[$0] }) {
            guard let target = exception.reference("target").flatMap({ numbers[$0] }) else { continue }
            for file in exception.references("membershipExceptions").map(\.text) {
                exceptions[PathName.normalized(PathName.join(path, Self.excepted(file))), default: []].append(target)
            }
        }
    }

    /// `/Localized: A/B.strings` and `/Localized/B.strings` stand for the files of all languages.
    private static func excepted(_ file: String) -> String {
        for prefix in ["/Localized: ", "/Localized/"] where file.hasPrefix(prefix) {
            return String(file.dropFirst(prefix.count))
        }
        return file.hasPrefix("/") ? String(file.dropFirst()) : file
    }

    /// A static framework does not count: its code becomes part of the app.
    private static func product(of target: XcodeObject, _ objects: XcodeObjects) -> Target.Product {
        let type = target.text("productType")?.split(separator: ".").dropFirst(3).joined(separator: ".") ?? ""
        if type.hasPrefix("bundle."), type.contains("test") { return .tests }
        guard type == "framework" else { return .other }
        let list = target.reference("buildConfigurationList").flatMap { objects[$0] }
        let isStatic = list?.references("buildConfigurations").prefix(64).contains {
            objects[$0]?.object("buildSettings")?.text("MACH_O_TYPE") == "staticlib"
        }
        return isStatic == true ? .other : .framework
    }

    /// Which targets use a file reference or a synchronized folder, by identifiers.
    private struct Members {
        var users: [StringKey: [Int]] = [:]
        /// A build phase belongs to one target, and a build file to one phase.
        private var taken: Set<StringKey> = []

        mutating func add(_ target: XcodeObject, number: Int, _ objects: XcodeObjects) {
            for phase in target.references("buildPhases") where taken.insert(phase).inserted {
                for file in objects[phase]?.references("files") ?? [] where taken.insert(file).inserted {
                    if let reference = objects[file]?.reference("fileRef") {
                        users[reference, default: []].append(number)
                    }
                }
            }
            for folder in target.references("fileSystemSynchronizedGroups") {
                users[folder, default: []].append(number)
            }
        }
    }
}

/// The groups and files of a project with their paths, each once.
struct XcodeGroups {
    struct Place {
        let id: StringKey
        let object: XcodeObject
        let path: String
        /// The group of all languages of a file that it is in.
        let variants: StringKey?
    }

    private let root: String
    private var open: [(id: StringKey, folder: String, variants: StringKey?)]
    private var visited: Set<StringKey> = []

    init(root: String, _ group: StringKey?) {
        self.root = root
        open = group.map { [($0, root, nil)] } ?? []
    }

    mutating func next(_ objects: XcodeObjects) -> Place? {
        while let (id, folder, variants) = open.popLast() {
            guard visited.insert(id).inserted, let object = objects[id],
                let path = path(of: object, in: folder), path.utf8.count <= Self.longestPath
            else { continue }
            let isVariants = object.text("isa") == "PBXVariantGroup"
            open += object.references("children").map { ($0, path, isVariants ? id : nil) }
            return Place(id: id, object: object, path: path, variants: variants)
        }
        return nil
    }

    /// Nil for what is built, or part of the system.
    private func path(of object: XcodeObject, in folder: String) -> String? {
        let name = object.text("path") ?? ""
        switch object.text("sourceTree") ?? "<group>" {
        case "<group>": return PathName.join(folder, name)
        case "SOURCE_ROOT": return PathName.join(root, name)
        case "<absolute>": return name
        default: return nil
        }
    }

    private static let longestPath = 1024
}
