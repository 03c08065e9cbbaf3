import Foundation

/// Encodes values as JSON. Equal values have equal bytes.
package enum JSONText {
    /// The major version of all schemas. Within a version, members are added but not changed or removed.
    package static let schemaVersion = 1

    /// Encodes a value as an indented document.
    package static func pretty(_ value: some Encodable) -> String {
        text(value, encoder([.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]))
    }

    /// Encodes a value on one line, without a line end.
    package static func compact(_ value: some Encodable) -> String {
        String(text(value, encoder([.sortedKeys, .withoutEscapingSlashes])).dropLast())
    }

    /// Encodes one value per line.
    package static func lines(_ values: [some Encodable]) -> String {
        let encoder = encoder([.sortedKeys, .withoutEscapingSlashes])
        return values.map { text($0, encoder) }.joined()
    }

    private static func encoder(_ format: JSONEncoder.OutputFormatting) -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = format
        return encoder
    }

    private static func text(_ value: some Encodable, _ encoder: JSONEncoder) -> String {
        guard let data = try? encoder.encode(value) else {
            preconditionFailure("JSON encoding failed, although the values contain only strings, numbers and lists")
        }
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
