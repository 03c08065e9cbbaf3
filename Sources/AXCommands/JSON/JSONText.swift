import Foundation

/// JSON as all verbs print it: sorted members, two spaces, slashes as they are.
enum JSONText {
    static func text(_ value: some Encodable) throws(CommandFailure) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else {
            throw CommandFailure(.output, "the answer cannot be written as JSON")
        }
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
