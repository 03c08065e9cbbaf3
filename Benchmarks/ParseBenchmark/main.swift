import Foundation
import SwiftParser

/// Parses every Swift file in a folder with swift-syntax on all cores and discards the trees. An extractor that
/// examines all code takes at least as long. `scripts/bench` measures the time of the process.

/// The paths of all Swift files in a folder, beginning with the largest, so that no core is still busy with a large
/// file after the others have finished.
func swiftFiles(below folder: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let sized = files.filter { $0.hasSuffix(".swift") }.map { file -> (path: String, size: Int) in
        let path = folder + "/" + file
        let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
        return (path, size ?? 0)
    }
    return sized.sorted { $0.size > $1.size }.map(\.path)
}

guard CommandLine.arguments.count == 2 else {
    FileHandle.standardError.write(Data("usage: parse-benchmark FOLDER\n".utf8))
    exit(2)
}
let files = swiftFiles(below: CommandLine.arguments[1])
DispatchQueue.concurrentPerform(iterations: files.count) { index in
    guard let text = FileManager.default.contents(atPath: files[index]) else { return }
    text.withUnsafeBytes { bytes in
        _ = Parser.parse(source: bytes.assumingMemoryBound(to: UInt8.self))
    }
}
print("files", files.count)
