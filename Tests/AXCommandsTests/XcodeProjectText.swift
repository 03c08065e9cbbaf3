/// The contents of a `project.pbxproj` in Xcode's layout.
struct XcodeProjectText {
    struct Target {
        var name: String
        /// The product type, without `com.apple.product-type.`.
        var type: String
        /// The paths of the files, relative to the project's folder.
        var files: [String] = []
        var folders: [String] = []
        var settings = ""
    }

    var targets: [Target]
    /// Synchronized folders, with the files that each target excludes.
    var folders: [String: [(target: String, files: [String])]] = [:]

    var text: String {
        let paths = Set(targets.flatMap(\.files)).sorted()
        var objects = [
            "ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (\(list(targets.map { "T_" + $0.name }))); };",
            "MAIN = {isa = PBXGroup; children = (\(list(paths.indices.map { "F\($0)" } + folderIDs))); };",
        ]
        for (number, path) in paths.enumerated() {
            objects.append(
                "F\(number) /* x */ = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; };")
        }
        for target in targets { objects += lines(for: target, paths) }
        for (number, folder) in folders.sorted(by: { $0.key < $1.key }).enumerated() {
            let sets = folder.value.indices.map { "X\(number)_\($0)" }
            objects.append(
                "D\(number) = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (\(list(sets))); "
                    + "path = \"\(folder.key)\"; sourceTree = \"<group>\"; };")
            for (set, exception) in zip(sets, folder.value) {
                objects.append(
                    "\(set) = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ("
                        + "\(list(exception.files.map { "\"\($0)\"" }))); target = T_\(exception.target); };")
            }
        }
        return "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tobjects = {\n\t\t" + objects.joined(separator: "\n\t\t")
            + "\n\t};\n\trootObject = ROOT /* Project object */;\n}\n"
    }

    private var folderIDs: [String] { folders.keys.sorted().indices.map { "D\($0)" } }

    private func lines(for target: Target, _ paths: [String]) -> [String] {
        let name = target.name
        let files = target.files.compactMap(paths.firstIndex)
        let folders = self.folders.keys.sorted()
        let synchronized = target.folders.compactMap(folders.firstIndex).map { "D\($0)" }
        return files.map { "B_\(name)\($0) = {isa = PBXBuildFile; fileRef = F\($0); };" } + [
            "P_\(name) = {isa = PBXSourcesBuildPhase; files = (\(list(files.map { "B_\(name)\($0)" }))); };",
            "C_\(name) = {isa = XCConfigurationList; buildConfigurations = (S_\(name)); };",
            "S_\(name) = {isa = XCBuildConfiguration; buildSettings = {\(target.settings)}; };",
            "T_\(name) = {isa = PBXNativeTarget; buildConfigurationList = C_\(name); buildPhases = (P_\(name)); "
                + "fileSystemSynchronizedGroups = (\(list(synchronized))); name = \(name); "
                + "productType = \"com.apple.product-type.\(target.type)\"; };",
        ]
    }

    private func list(_ items: [String]) -> String { items.map { $0 + ", " }.joined() }
}
