/// Operations on paths as strings, without access to the file system.
enum PathName {
    static func isAbsolute(_ path: String) -> Bool {
        path.utf8.first == slash
    }

    /// The path of `name` in `folder`. An empty folder or `.` adds nothing, and an absolute name is returned unchanged.
    static func join(_ folder: String, _ name: String) -> String {
        if folder.isEmpty || folder == "." || isAbsolute(name) { return name }
        if name.isEmpty || name == "." { return folder }
        return folder.utf8.last == slash ? folder + name : folder + "/" + name
    }

    /// The last component, such as `de.lproj` for `App/de.lproj/`.
    static func name(of path: String) -> String {
        String(lastComponent(of: path))
    }

    /// The last component; the whole path if it contains only slashes.
    private static func lastComponent(of path: String) -> Substring {
        let bytes = path.utf8
        var end = bytes.endIndex
        while end > bytes.startIndex, bytes[bytes.index(before: end)] == slash { end = bytes.index(before: end) }
        guard end > bytes.startIndex else { return path[...] }
        guard let cut = bytes[..<end].lastIndex(of: slash) else { return path[..<end] }
        return path[bytes.index(after: cut)..<end]
    }

    /// The path without its last component; `.` for a name without a folder, `/` for a name in the root folder.
    static func parent(of path: String) -> String {
        var bytes = Substring(path).utf8
        while bytes.count > 1, bytes.last == slash { bytes.removeLast() }
        guard let cut = bytes.lastIndex(of: slash) else { return "." }
        var head = bytes[..<cut]
        while head.last == slash { head.removeLast() }
        return head.isEmpty ? "/" : String(Substring(head))
    }

    /// The extension after the last dot, in lowercase. Empty if there isn't one, and for hidden names such as
    /// `.strings`.
    static func fileExtension(of path: String) -> String {
        let name = lastComponent(of: path)
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return "" }
        return name[name.utf8.index(after: dot)...].lowercased()
    }

    /// The name without its extension, such as `Localizable` for `App/Localizable.strings`.
    static func stem(of path: String) -> String {
        let name = lastComponent(of: path)
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return String(name) }
        return String(name[..<dot])
    }

    /// The components, with `.` and `..` resolved. If `..` leads out of a relative path, it stays at the beginning.
    static func components(of path: String) -> [String] {
        var result: [String] = []
        for part in path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) where part != "." {
            if part == "..", let last = result.last, last != ".." {
                result.removeLast()
            } else if part != ".." || !isAbsolute(path) {
                result.append(String(part))
            }
        }
        return result
    }

    /// The shortest form of a path, such as `App/a.swift` for `./App/x/../a.swift`; `.` for the current folder.
    static func normalized(_ path: String) -> String {
        if isPlain(path) { return path }
        let text = components(of: path).joined(separator: "/")
        if isAbsolute(path) { return "/" + text }
        return text.isEmpty ? "." : text
    }

    /// Whether a path is ASCII and already in its shortest form, so that bytes can be compared. This is true for nearly
    /// all of the thousands of paths in a project.
    private static func isPlain(_ path: String) -> Bool {
        var length = 0
        var dots = 0
        for (offset, byte) in path.utf8.enumerated() {
            if byte >= 0x80 { return false }
            if byte == slash {
                if offset > 0, length == 0 || length == dots && dots <= 2 { return false }
                (length, dots) = (0, 0)
            } else {
                length += 1
                if byte == UInt8(ascii: ".") { dots += 1 }
            }
        }
        return length > 0 && (length > dots || dots > 2)
    }

    /// The absolute path without `.` and `..`. Links aren't resolved.
    static func absolute(_ path: String, from folder: String) -> String {
        normalized(join(folder, path))
    }

    /// The form in which a user in `folder` would type an absolute path. The path stays absolute if the two have only
    /// `/` in common, or if the relative form would begin with more than `climbs` `..` components.
    static func typed(_ path: String, in folder: String, climbs: Int = 3) -> String {
        let inner = components(of: path)
        let outer = components(of: folder)
        let common = zip(inner, outer).prefix { $0 == $1 }.count
        guard outer.count - common <= climbs, common > 0 || outer.isEmpty else { return path }
        let parts = Array(repeating: "..", count: outer.count - common) + inner[common...]
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    /// The path relative to `folder`; empty for the folder itself, nil for a path outside it. Both must be absolute, or
    /// both must be relative to the same folder.
    static func relative(_ path: String, to folder: String) -> String? {
        guard isAbsolute(path) == isAbsolute(folder) else { return nil }
        if isPlain(path), isPlain(folder) {
            let rest = path.utf8.dropFirst(folder.utf8.count)
            guard path.utf8.starts(with: folder.utf8), rest.isEmpty || rest.first == slash else { return nil }
            return String(Substring(rest.dropFirst()))
        }
        let inner = components(of: path)
        let outer = components(of: folder)
        guard inner.starts(with: outer), inner.dropFirst(outer.count).first != ".." else { return nil }
        return inner.dropFirst(outer.count).joined(separator: "/")
    }

    /// Whether a path is one of the folders or inside one of them. All paths must be absolute and in their shortest
    /// form.
    static func isAtOrBelow(_ path: String, _ folders: Set<String>) -> Bool {
        var ancestor = path
        while !folders.contains(ancestor) {
            let parent = parent(of: ancestor)
            guard parent != ancestor, parent != "." else { return false }
            ancestor = parent
        }
        return true
    }

    /// The path for a message on one line. Control characters, which could affect a terminal, are replaced with `?`.
    static func printable(_ path: String) -> String {
        guard path.unicodeScalars.contains(where: isControl) else { return path }
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: path.unicodeScalars.map { isControl($0) ? "?" : $0 })
        return String(scalars)
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control
    }

    private static let slash = UInt8(ascii: "/")
}
