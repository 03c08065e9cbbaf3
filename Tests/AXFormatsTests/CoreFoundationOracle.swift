#if os(Linux)
    import AXFormats
    import AXSource
    import Foundation

    /// Reads a file with CoreFoundation's property list parser.
    enum CoreFoundationOracle {
        static func read(_ bytes: [UInt8]) -> GrammarCase.Outcome {
            let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
            guard let list else { return .fails }
            guard let table = list as? [AnyHashable: Any] else { return .notDictionary }
            return .loads(texts(table).mapValues(describe))
        }

        /// The outcome of reading a strings file with this library. It's never `stops`.
        static func outcome(of bytes: [UInt8]) -> GrammarCase.Outcome {
            let contents = StringsFormat().parse(SourceFile(path: "t", raw: bytes)).value.contents
            return switch contents.status {
            case .ok: .loads(Dictionary(contents.loaded.map { ($0.key.text, describe($0.value)) }) { $1 })
            case .error: .fails
            case .notDictionary: .notDictionary
            }
        }

        /// A value as text, in the same form for both parsers.
        static func describe(_ value: Any) -> String {
            switch value {
            case let text as String: return text
            case let data as Data: return "<" + data.map { String($0, radix: 16) }.joined(separator: " ") + ">"
            case is NSNull: return "null"
            case is NSSet: return unspeakable
            case let list as [Any]: return "(" + list.map(describe).joined(separator: ",") + ")"
            case let date as Date: return date.timeIntervalSinceReferenceDate.asDate
            case let table as [AnyHashable: Any]:
                return "{" + texts(table).sorted { $0.key < $1.key }.map { "\($0.key)=\(describe($0.value))" }.joined()
                    + "}"
            default: return "\(type(of: value))".contains("UID") ? unspeakable : "\(value)"
            }
        }

        /// The entries with a string as their key. In binary files, a key may have another type.
        private static func texts(_ table: [AnyHashable: Any]) -> [String: Any] {
            Dictionary(table.compactMap { key, value in (key as? String).map { ($0, value) } }) { $1 }
        }

        /// The text for a value whose content can't be compared.
        static let unspeakable = "<?>"

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

    extension TimeInterval {
        /// Seconds since 2001 as property lists write them.
        fileprivate var asDate: String {
            guard magnitude < 1e11 else { return CoreFoundationOracle.unspeakable }
            return Date(timeIntervalSinceReferenceDate: self).ISO8601Format()
        }
    }

    extension GrammarCase.Outcome {
        /// CoreFoundation doesn't report where it stops.
        var forgettingStops: GrammarCase.Outcome {
            if case .stops(let table) = self { .loads(table) } else { self }
        }
    }
#endif
