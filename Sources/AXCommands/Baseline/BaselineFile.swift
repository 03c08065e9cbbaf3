import AXSource
import Foundation

/// The file of a ``Baseline``: a sorted JSON list with one entry per line, so that Git can merge it line by line.
enum BaselineFile {
    /// The maximum count of an entry. Higher counts are replaced with it.
    static let highestCount = 1_000_000

    /// - Throws: ``CommandFailure`` if the file can't be read or isn't a valid baseline. Unknown members are ignored.
    static func read(_ path: String, in files: any FileSystem) throws(CommandFailure) -> Baseline {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try files.read(path, limit: FileLimit.project)
        } catch {
            throw CommandFailure(.configuration, error)
        }
        let rows: [Row]
        do {
            rows = try JSONDecoder().decode([Row].self, from: Data(bytes))
        } catch {
            throw CommandFailure(.configuration, "\(PathName.printable(path)): \(explanation(of: error))")
        }
        var counts: [Baseline.Entry: Int] = [:]
        for row in rows {
            let sum = counts[row.entry, default: 0] + min(max(row.count ?? 1, 0), highestCount)
            counts[row.entry] = min(sum, highestCount)
        }
        var baseline = Baseline(counts: counts)
        baseline.formerRules = Set(rows.map(\.rule)).filter { RuleCatalogue.currentIDs[$0] != nil }.sorted()
        return baseline
    }

    /// The contents of the file. They are the same for equal baselines.
    static func text(of baseline: Baseline) -> String {
        let rows = baseline.counts.sorted { Baseline.Entry.precedes($0.key, $1.key) }.map { entry, count in
            "  {\"rule\": \(quoted(entry.rule)), \"locale\": \(quoted(entry.locale)), \"key\": \(quoted(entry.key)), "
                + "\"textHash\": \(quoted(entry.textHash)), \"count\": \(count)}"
        }
        return rows.isEmpty ? "[]\n" : "[\n" + rows.joined(separator: ",\n") + "\n]\n"
    }

    private struct Row: Decodable {
        let rule: String
        let locale: String?
        let key: String?
        let textHash: String
        let count: Int?

        var entry: Baseline.Entry {
            Baseline.Entry(
                rule: RuleCatalogue.currentIDs[rule] ?? rule, locale: locale ?? "", key: key ?? "", textHash: textHash)
        }
    }

    private static func explanation(of error: any Error) -> String {
        switch error as? DecodingError {
        case .keyNotFound(let key, let context): "entry \(number(context)) has no “\(key.stringValue)”"
        case .typeMismatch(_, let context) where !context.codingPath.isEmpty,
            .valueNotFound(_, let context) where !context.codingPath.isEmpty:
            "entry \(number(context)): “\(context.codingPath.last?.stringValue ?? "")” has the wrong type"
        case .typeMismatch: "this isn't a baseline; expected a list of entries"
        default: "this isn't valid JSON"
        }
    }

    /// The 1-based number of the entry that contains the error.
    private static func number(_ context: DecodingError.Context) -> Int {
        (context.codingPath.first?.intValue ?? 0) + 1
    }

    /// A JSON string (RFC 8259) with control characters escaped.
    private static func quoted(_ text: String) -> String {
        let escaped = text.escaped { scalar in
            switch scalar {
            case "\u{0}"..."\u{1F}", "\u{2028}", "\u{2029}": "\\u" + scalar.digits(radix: 16, atLeast: 4)
            default: nil
            }
        }
        return "\"\(escaped)\""
    }
}
