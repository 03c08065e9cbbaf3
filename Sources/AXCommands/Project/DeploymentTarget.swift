import AXExtract

/// The oldest system that an app runs on.
enum DeploymentTarget {
    /// The oldest major version of iOS among the targets of Xcode projects; nil if none states one. Projects of
    /// CocoaPods don't count.
    /// - Parameter manifests: Files named `project.pbxproj` are read; others and unreadable files are skipped.
    static func oldestIOS(in manifests: [String], _ files: any FileSystem) -> Int? {
        let projects = manifests.filter { path in
            PathName.name(of: path) == KnownFiles.xcodeProject && !path.split(separator: "/").contains("Pods")
        }
        return projects.compactMap { path in (try? files.read(path)).flatMap(oldest) }.min()
    }

    private static func oldest(in text: [UInt8]) -> Int? {
        var versions: [Int] = []
        text.withUnsafeBufferPointer { bytes in
            _ = setting.contains(in: bytes) { offset, _ in
                let digits = bytes[(offset + name.utf8.count)...].prefix(3).prefix { (0x30...0x39).contains($0) }
                if let version = Int(String(decoding: digits, as: UTF8.self)) { versions.append(version) }
                return false
            }
        }
        return versions.min()
    }

    private static let name = "IPHONEOS_DEPLOYMENT_TARGET = "
    private static let setting = SubstringSearch([name])
}
