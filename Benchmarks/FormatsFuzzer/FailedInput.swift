import AXFuzzing
import Foundation

/// An input that is worth keeping.
struct FailedInput {
    private let input: FuzzInput

    init(_ input: FuzzInput) {
        self.input = input
    }

    /// Writes the input into a folder, which is made where it is not there.
    /// - Returns: its path.
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
