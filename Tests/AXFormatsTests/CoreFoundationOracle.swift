#if os(Linux)
    import AXFormats
    import AXSource
    import Foundation

    /// What CoreFoundation's property list parser makes of a file.
    enum CoreFoundationOracle {
        static func read(_ bytes: [UInt8]) -> GrammarCase.Outcome {
            let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
            guard let list else { return .fails }
            guard let table = list as? [String: Any] else { return .notDictionary }
            return .loads(table.mapValues(describe))
        }

        /// A value as text, alike for both sides.
        static func describe(_ value: Any) -> String {
            switch value {
            case let text as String: return text
            case let data as Data: return "<" + data.map { String($0, radix: 16) }.joined(separator: " ") + ">"
            case let list as [Any]: return "(" + list.map(describe).joined(separator: ",") + ")"
            case let table as [String: Any]:
                return "{" + table.sorted { $0.key < $1.key }.map { "\($0.key)=\(describe($0.value))" }.joined() + "}"
            default: return "\(value)"
            }
        }

        static func describe(_ value: PropertyValue) -> String {
            switch value {
            case .string(let text): return text.text
            case .data(let data): return "<" + data.map { String($0, radix: 16) }.joined(separator: " ") + ">"
            case .array(let list): return "(" + list.map(describe).joined(separator: ",") + ")"
            case .dictionary(let table):
                let pairs = table.sorted { $0.key.text < $1.key.text }
                return "{" + pairs.map { "\($0.key.text)=\(describe($0.value))" }.joined() + "}"
            case .other(let text): return text
            }
        }
    }

    extension GrammarCase.Outcome {
        /// CoreFoundation does not say where it stops.
        var forgettingStops: GrammarCase.Outcome {
            if case .stops(let table) = self { .loads(table) } else { self }
        }
    }
#endif
