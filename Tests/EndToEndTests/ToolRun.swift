import AXTestSupport
import Foundation

/// One run of the built tool.
struct ToolRun {
    let output: String
    let errors: String
    let code: Int32

    /// - Parameter input: the standard input.
    init(_ arguments: [String], in folder: URL, input: String = "", variables: [String: String] = [:]) throws {
        let process = Process()
        process.executableURL = Self.tool
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ["HOME": folder.path, "PATH": "/usr/bin:/bin", "SOURCE_DATE_EPOCH": "0"].merging(
            variables
        ) { $1 }
        let files = try (0..<3).map { try Self.temporaryFile($0 == 0 ? input : "") }
        defer { files.forEach { try? FileManager.default.removeItem(at: $0) } }
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        let waitForEnd = try process.start()
        waitForEnd()
        output = try String(decoding: Data(contentsOf: files[1]), as: UTF8.self)
        errors = try String(decoding: Data(contentsOf: files[2]), as: UTF8.self)
        code = process.terminationStatus
    }

    /// The run, as in `expected.txt`.
    var record: String {
        let errorLines = errors.split(separator: "\n").map { "[stderr] \($0)\n" }.joined()
        return output + errorLines + "[exit \(code)]\n"
    }

    /// The executable next to the test bundle, or the one in `AXSTRINGS_TOOL`, such as the shipped one.
    static let tool: URL = {
        if let shipped = ProcessInfo.processInfo.environment["AXSTRINGS_TOOL"] { return URL(filePath: shipped) }
        // On macOS the tests are a bundle that another program loads; on Linux they are the program.
        let bundle = Bundle(for: InTestBundle.self).bundleURL
        let tests = bundle.pathExtension == "xctest" ? bundle : URL(filePath: CommandLine.arguments[0])
        return tests.deletingLastPathComponent().appending(path: "axstrings")
    }()

    private final class InTestBundle {}

    /// The version that `--version` prints, such as `0.1.0`; `unknown` if it prints none.
    static let version: String = {
        let printed = try? ToolRun(["--version"], in: FileManager.default.temporaryDirectory).output
        return printed?.split(separator: " ").dropFirst().first.map { String($0) } ?? "unknown"
    }()

    /// Files are used instead of pipes, because a full pipe would block the tool.
    private static func temporaryFile(_ text: String) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appending(path: "axstrings-\(UUID().uuidString).txt")
        try text.write(to: url, atomically: true, encoding: .utf8)
        return url
    }
}
