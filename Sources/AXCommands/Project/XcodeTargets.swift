import AXExtract
import AXFormats
import AXSource

/// Finds the targets of Xcode projects that compile or copy a file. Files that are added by scripts or build settings
/// aren't found.
struct XcodeTargets: Sendable {
    struct Target: Sendable {
        enum Product: Sendable {
            case framework, tests, appExtension
            /// An app, a static library or a tool.
            case other
        }

        let name: String
        let product: Product
        /// The folder that contains the Xcode project.
        let folder: String
    }

    private var targets: [Target] = []
    /// Sets of targets that use the same file or folder, as indices into ``targets``.
    private var users: [[Int]] = []
    /// The sets of targets that use the file at a path, as indices into ``users``.
    private var references: [String: [Int]] = [:]
    /// The sets of targets that use all files in a synchronized folder, as indices into ``users``.
    private var folders: [String: [Int]] = [:]
    /// The exceptions by the path of a file in a synchronized folder: the targets that use the file but not the folder,
    /// or the folder but not the file.
    private var exceptions: [String: [Int]] = [:]

    private static let frameworks = SubstringSearch(["product-type.framework"])
    private static let tables = SubstringSearch([".strings", ".xcstrings", "SynchronizedRootGroup"])

    /// - Parameters:
    ///   - manifests: the paths of manifests. Only files named `project.pbxproj` are read, and unreadable files are
    ///     skipped.
    ///   - needsAll: whether to read all projects. Otherwise, a project is read only if it has a framework and refers
    ///     to strings files or synchronized folders.
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

    /// The targets that compile or copy a file, in the order of their projects.
    func targets(of path: String) -> [Target] {
        let path = PathName.normalized(path)
        var numbers = Set((references[path] ?? []).flatMap { users[$0] })
        let above =
            folders.isEmpty ? [] : PathName.upward(from: PathName.parent(of: path)).flatMap { folders[$0] ?? [] }
        for set in above { numbers.formUnion(Set(users[set]).symmetricDifference(exceptions(for: path))) }
        return numbers.sorted().map { targets[$0] }
    }

    private func exceptions(for path: String) -> [Int] {
        (exceptions[path] ?? []) + (exceptions[Self.localized(path)] ?? [])
    }

    /// The path by which an exception for all languages refers to a file. It doesn't contain the `.lproj` folder, as in
    /// `A/B.strings` for `A/de.lproj/B.strings`.
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
        while let item = groups.next(objects) {
            if item.object.text("isa") == "PBXFileSystemSynchronizedRootGroup" {
                add(item, sets[item.id], numbers, objects)
            } else {
                let numbers = [item.id, item.variants].compactMap { $0.flatMap { sets[$0] } }
                guard !numbers.isEmpty else { continue }
                references[PathName.normalized(item.path), default: []] += numbers
            }
        }
    }

    /// Adds a synchronized folder. Targets can use the whole folder, or only some of its files.
    private mutating func add(
        _ folder: XcodeGroups.Item, _ set: Int?, _ numbers: [StringKey: Int], _ objects: XcodeObjects
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

    /// The path of a file in an exception. `/Localized: A/B.strings` and `/Localized/B.strings` refer to the files in
    /// all languages.
    private static func excepted(_ file: String) -> String {
        for prefix in ["/Localized: ", "/Localized/"] where file.hasPrefix(prefix) {
            return String(file.dropFirst(prefix.count))
        }
        return file.hasPrefix("/") ? String(file.dropFirst()) : file
    }

    /// The type of product that a target builds. A static framework is `other`, because its code becomes part of the
    /// app.
    private static func product(of target: XcodeObject, _ objects: XcodeObjects) -> Target.Product {
        let type = target.text("productType")?.split(separator: ".").dropFirst(3).joined(separator: ".") ?? ""
        if type.hasPrefix("bundle."), type.contains("test") { return .tests }
        if type.hasSuffix("-extension") { return .appExtension }
        guard type == "framework" else { return .other }
        let list = target.reference("buildConfigurationList").flatMap { objects[$0] }
        let isStatic = list?.references("buildConfigurations").prefix(64).contains {
            objects[$0]?.object("buildSettings")?.text("MACH_O_TYPE") == "staticlib"
        }
        return isStatic == true ? .other : .framework
    }

    /// The targets that use a file reference or a synchronized folder, by identifier.
    private struct Members {
        var users: [StringKey: [Int]] = [:]
        /// The build phases and build files that have already been added. A phase belongs to one target, and a build
        /// file to one phase.
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

/// Lists each group and each file of a project once, with its path.
private struct XcodeGroups {
    struct Item {
        let id: StringKey
        let object: XcodeObject
        let path: String
        /// The group that contains the file's versions in all languages; nil if the file isn't in such a group.
        let variants: StringKey?
    }

    private let root: String
    private var open: [(id: StringKey, folder: String, variants: StringKey?)]
    private var visited: Set<StringKey> = []

    init(root: String, _ group: StringKey?) {
        self.root = root
        open = group.map { [($0, root, nil)] } ?? []
    }

    mutating func next(_ objects: XcodeObjects) -> Item? {
        while let (id, folder, variants) = open.popLast() {
            guard visited.insert(id).inserted, let object = objects[id],
                let path = path(of: object, in: folder), path.utf8.count <= Self.longestPath
            else { continue }
            let isVariants = object.text("isa") == "PBXVariantGroup"
            open += object.references("children").map { ($0, path, isVariants ? id : nil) }
            return Item(id: id, object: object, path: path, variants: variants)
        }
        return nil
    }

    /// - Returns: the path; nil for build products and system files.
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

// MARK: Objects

/// The objects in a `project.pbxproj`, which is an old-style property list. The objects refer to each other by
/// identifiers, possibly in cycles.
private struct XcodeObjects: Sendable {
    private let objects: [StringKey: PropertyValue]
    private let root: StringKey

    /// - Returns: nil if the file isn't a project file.
    init?(_ file: SourceFile) {
        guard case .dictionary(let members)? = StringsValueParser.value(of: file) else { return nil }
        let file = XcodeObject(members: members)
        guard let objects = file.object("objects"), let root = file.reference("rootObject") else { return nil }
        self.objects = objects.members
        self.root = root
    }

    var project: XcodeObject? { self[root] }

    subscript(id: StringKey) -> XcodeObject? {
        guard case .dictionary(let members)? = objects[id] else { return nil }
        return XcodeObject(members: members)
    }
}

/// One object, such as a target or a group of files.
private struct XcodeObject {
    fileprivate let members: [StringKey: PropertyValue]

    func text(_ name: StringKey) -> String? { reference(name)?.text }

    func reference(_ name: StringKey) -> StringKey? {
        guard case .string(let value)? = members[name] else { return nil }
        return value
    }

    func references(_ name: StringKey) -> [StringKey] {
        guard case .array(let values)? = members[name] else { return [] }
        return values.compactMap { if case .string(let value) = $0 { value } else { nil } }
    }

    /// A dictionary inside the object, such as build settings.
    func object(_ name: StringKey) -> XcodeObject? {
        guard case .dictionary(let members)? = members[name] else { return nil }
        return XcodeObject(members: members)
    }
}
