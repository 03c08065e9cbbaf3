import AXExtract

/// The sources that targets of Xcode projects compile, as far as the project files show it. They are searched, not parsed.
struct XcodeMembers: Sendable {
    /// Names of files that are listed one by one.
    private var names: Set<String> = []
    /// Folders that are compiled as a whole, relative to the project.
    private var folders: Set<String> = []

    private static let sources = StemSearch([" in Sources */"])
    private static let groups = StemSearch(["isa = PBXFileSystemSynchronizedRootGroup;"])

    /// - Parameter projects: `project.pbxproj` files; unreadable ones are skipped.
    init(_ projects: [String], in files: any FileSystem) {
        for path in projects where PathName.name(of: path) == KnownFiles.xcodeProject {
            guard let bytes = try? files.read(path) else { continue }
            let home = PathName.parent(of: PathName.parent(of: path))
            names.formUnion(Self.places(Self.sources, bytes).compactMap { Self.name(before: $0, in: bytes) })
            for place in Self.places(Self.groups, bytes) {
                guard let folder = Self.folder(behind: place, in: bytes) else { continue }
                folders.insert(PathName.normalized(PathName.join(home, folder)))
            }
        }
    }

    /// Whether an Xcode target compiles a file, or one of its name.
    func contains(_ path: String) -> Bool {
        names.contains(PathName.name(of: path)) || PathName.isAtOrBelow(PathName.normalized(path), folders)
    }

    private static func places(_ search: StemSearch, _ bytes: [UInt8]) -> [Int] {
        bytes.withUnsafeBufferPointer { search.offsets(in: $0) { _, _ in true } }
    }

    /// `A.swift` of `/* A.swift in Sources */`.
    private static func name(before place: Int, in bytes: [UInt8]) -> String? {
        let start = bytes[max(0, place - 256)..<place].lastIndex(of: UInt8(ascii: "*"))
        return start.map { String(decoding: bytes[($0 + 1)..<place].drop { $0 == 0x20 }, as: UTF8.self) }
    }

    /// The path of the group whose `isa` is at this offset; `isa` is the first member of an object.
    private static func folder(behind place: Int, in bytes: [UInt8]) -> String? {
        let object = String(decoding: bytes[place...].prefix(4096), as: UTF8.self)
        guard let path = object.firstRange(of: " path = ") ?? object.firstRange(of: "\tpath = "),
            let end = object[path.upperBound...].firstIndex(of: ";")
        else { return nil }
        return object[path.upperBound..<end].filter { $0 != "\"" }
    }
}
