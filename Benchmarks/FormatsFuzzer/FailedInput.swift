import AXFuzzing
import Foundation

/// An input that failed, which is kept in a file.
struct FailedInput {
    private let input: FuzzInput

    init(_ input: FuzzInput) {
        self.input = input
    }

    /// Writes the input to a file in a folder, which is created if it doesn't exist.
    /// - Returns: the path of the file.
    func keep(in folder: String) -> String {
        let path = "\(folder)/\(input.number).\(input.subject.name)"
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data(input.bytes).write(to: URL(filePath: path))
        } catch {
            fail("\(path) cannot be written")
        }
        return path
    }
}
