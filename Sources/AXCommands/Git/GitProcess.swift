import Foundation

extension Git {
    /// Runs the git of this machine.
    @Sendable static func live(_ arguments: [String], in folder: String, isModule: Bool) -> [UInt8]? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-c", "core.fsmonitor=false"] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true)
        process.environment = variables(isModule: isModule)
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? [UInt8](data) : nil
    }

    /// The variables of this process. Those by which git tells a hook its repository and its index are of the current folder:
    /// for other folders their paths are absolute, and for a module they do not count.
    private static func variables(isModule: Bool) -> [String: String] {
        let current = FileManager.default.currentDirectoryPath
        var variables = ProcessInfo.processInfo.environment
        // A hook runs where its work tree begins, and is not told so.
        if variables["GIT_DIR"] != nil, variables["GIT_WORK_TREE"] == nil { variables["GIT_WORK_TREE"] = current }
        for name in hookVariables {
            variables[name] = isModule ? nil : variables[name].map { PathName.join(current, $0) }
        }
        return variables.merging(["GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C"]) { $1 }
    }

    private static let hookVariables = ["GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE", "GIT_COMMON_DIR"]
}
