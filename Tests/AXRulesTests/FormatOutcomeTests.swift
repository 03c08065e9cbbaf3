#if os(Linux)
    import AXRules
    import AXSource
    import AXTestSupport
    import Foundation
    import Testing

    /// Compares Foundation's output for a translation with the findings of the rules.
    struct FormatOutcomeTests {
        /// The outcome for the values of a row.
        enum Outcome: Sendable {
            /// The output has the meaning of the source.
            case fine
            /// The output is correct for these values, although a value is missing or is read in another size.
            case incomplete, lucky
            /// The app crashes, or the output is wrong.
            case broken
        }

        struct Row: Sendable, CustomTestStringConvertible {
            let source: String
            let text: String
            let values: [String]
            let right: String
            let outcome: Outcome
            var testDescription: String { "\(source) → \(text)" }

            init(_ source: String, _ text: String, _ values: [String], _ right: String, _ outcome: Outcome) {
                (self.source, self.text, self.values, self.right) = (source, text, values, right)
                self.outcome = outcome
            }
        }

        static let rows: [Row] = [
            // With positions, in any order and more than once.
            Row("%1$ld songs by %2$@", "%2$@: %1$ld", ["i:3", "s:Anna"], "Anna: 3", .fine),
            Row("%1$@", "%1$@, %1$@", ["s:Anna"], "Anna, Anna", .fine),
            // In another order without positions.
            Row("%ld songs by %@", "%@: %ld", ["i:3", "s:Anna"], "Anna: 3", .broken),
            Row("%@ %ld %@", "%ld %@ %@", ["s:Anna", "i:3", "s:Bo"], "3 Anna Bo", .broken),
            // Numbers in place of objects, and objects in place of numbers.
            Row("%ld", "%@", ["i:3"], "3", .broken),
            Row("%ld", "%s", ["i:3"], "3", .broken),
            Row("%@", "%s", ["s:Anna"], "Anna", .broken),
            Row("%@", "%ld", ["s:Anna"], "Anna", .broken),
            Row("%f", "%ld", ["d:2"], "2", .broken),
            // The last arguments are left out.
            Row("%@ by %@", "%@", ["s:Song", "s:Anna"], "Song", .incomplete),
            Row("%ld songs", "songs", ["i:3"], "songs", .incomplete),
            // An argument with a lower number is left out, and one with a higher number is kept.
            Row("%1$ld %2$@", "%2$@", ["i:3", "s:Anna"], "Anna", .broken),
            Row("%1$ld %2$ld", "%2$ld", ["i:10", "i:20"], "20", .broken),
            // One argument too many.
            Row("%@", "%@ %@", ["s:Anna"], "Anna Anna", .broken),
            // Specifiers with and without positions.
            Row("%ld-%ld", "%2$ld-%ld", ["i:10", "i:20"], "20-10", .fine),
            Row("%ld %@", "%2$@ %@", ["i:3", "s:Anna"], "Anna Anna", .broken),
            // Another size or sign.
            Row("%lld", "%d", ["i:42"], "42", .lucky),
            Row("%d", "%ld", ["i:42"], "42", .lucky),
            Row("%d", "%u", ["i:42"], "42", .lucky),
            Row("%ld", "%lld", ["i:5000000000"], "5000000000", .fine),
            // Another number format.
            Row("%.1f", "%.2f", ["d:0.5"], "0.50", .fine),
            Row("%ld", "%3ld", ["i:7"], "  7", .fine),
            Row("%lx", "%lX", ["i:255"], "FF", .fine),
            // A width that is an argument.
            Row("%*ld", "%ld", ["i:4", "i:7"], "   7", .broken),
            Row("%*ld", "%*ld", ["i:4", "i:7"], "   7", .fine),
            // Another variable, which isn't defined.
            Row("%#@songs@", "%#@titel@", ["i:3"], "3 Titel", .broken),
            // Percent signs in prose.
            Row("%ld of 50%%", "50% de %ld", ["i:3"], "50% de 3", .broken),
            Row("%@ is 100%% sure", "%@, 100% sûr", ["s:Anna"], "Anna, 100% sûr", .broken),
            Row("%@, 100%%", "%@, 100%", ["s:Anna"], "Anna, 100%", .broken),
            Row("%@ at 100%%", "100% @ %@", ["s:Anna"], "100% @ Anna", .broken),
            Row("%ld%%", "%ld ٪", ["i:3"], "3 ٪", .fine),
            Row("%ld%%", "%ld％", ["i:3"], "3％", .fine),
        ]

        @Test(arguments: rows)
        func foundationDoesWhatTheRowSays(row: Row) throws {
            let printed = try Self.printed(row)
            switch row.outcome {
            case .fine, .incomplete, .lucky: #expect(printed == row.right)
            case .broken: #expect(printed != row.right)
            }
        }

        @Test(arguments: rows)
        func theVerdictIsThatOfTheOutcome(row: Row) {
            let input = Case(locale: "fr", source: row.source, text: row.text, profile: .consistent)
            let rules = Rules.pages.map(\.id).filter { $0.hasPrefix("format-") || $0.hasPrefix("variable-") }
            let found = input.findings(of: rules)
            let gravest = found.map(\.severity).max()
            switch row.outcome {
            case .broken: #expect(gravest == .error)
            case .incomplete, .lucky: #expect(gravest == .warning)
            case .fine: #expect(gravest == nil || gravest == .note)
            }
        }

        /// The output of the format in a separate process; nil if the process crashes or fails.
        private static func printed(_ row: Row) throws -> String? {
            let process = Process()
            process.executableURL = probe
            process.arguments = [row.text] + row.values
            let output = Pipe()
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            let waitForEnd = try process.start()
            let data = output.fileHandleForReading.readDataToEndOfFile()
            waitForEnd()
            guard process.terminationReason == .exit, process.terminationStatus == 0 else { return nil }
            return String(decoding: data.dropLast(), as: UTF8.self)
        }

        /// The program next to the test bundle.
        private static let probe: URL = {
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
            let tests = bundle ?? URL(filePath: CommandLine.arguments[0])
            return tests.deletingLastPathComponent().appending(path: "format-probe")
        }()
    }
#endif
