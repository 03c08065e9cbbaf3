import AXSource

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
