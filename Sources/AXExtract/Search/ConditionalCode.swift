package import AXSource

/// The clauses of `#if` in a source file. The lines are scanned and not parsed.
package enum ConditionalCode {
    package struct Clause: Sendable {
        /// The condition after `#if` or `#elseif`; nil after `#else`.
        package let condition: String?
        /// The UTF-8 offsets from the beginning of the directive's line to that of the next directive.
        package let range: Range<Int>
        /// Whether the app for the iPhone doesn't contain the clause.
        fileprivate(set) var isForOthers = false
    }

    private static let beginning = Array("#if".utf8)

    /// The clauses of a file in the order of their ends. Those without an end are left out.
    package static func clauses(in file: SourceFile) -> [Clause] {
        guard file.text.firstRange(of: beginning, from: 0) != nil else { return [] }
        var found: [Clause] = []
        /// For each open `#if`, the indices of its earlier clauses, and the condition and the beginning of the last one.
        var open: [(earlier: [Int], condition: String?, start: Int)] = []
        var offset = 0
        func close(at end: Int) {
            guard let last = open.last else { return }
            open[open.count - 1].earlier.append(found.count)
            found.append(Clause(condition: last.condition, range: last.start..<end))
        }
        for line in file.text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            defer { offset += line.count + 1 }
            let directive = line.drop(while: \.isSpaceOrTab)
            guard directive.first == UInt8(ascii: "#") else { continue }
            let words = String(decoding: directive.prefix(256), as: UTF8.self).split(whereSeparator: \.isWhitespace)
            let condition = words.dropFirst().joined(separator: " ")
            switch words.first {
            case "#if": open.append(([], condition, offset))
            case "#else", "#elseif":
                guard !open.isEmpty else { continue }
                close(at: offset)
                let isLast = words.first == "#else"
                (open[open.count - 1].condition, open[open.count - 1].start) = (isLast ? nil : condition, offset)
            case "#endif":
                close(at: offset)
                if let group = open.popLast() { decide(&found, group.earlier) }
            default: break
            }
        }
        return found
    }

    private static func decide(_ clauses: inout [Clause], _ group: [Int]) {
        let conditions = CompilationConditions(group.map { clauses[$0].condition })
        for clause in group {
            clauses[clause].isForOthers = conditions.excludePhone(from: clauses[clause].condition, isForPhone: false)
        }
    }
}

/// The code of a Swift file that never runs on an iPhone with the newest system.
enum UnreachedCode {
    static func parts(of file: SourceFile) -> [Range<Int>] {
        ConditionalCode.clauses(in: file).filter(\.isForOthers).map(\.range) + UnavailableCode.parts(of: file)
    }
}

/// The conditions of the clauses of one `#if`, in order; nil for `#else`.
struct CompilationConditions {
    private let conditions: [String?]

    init(_ conditions: [String?]) { self.conditions = conditions }

    /// The conditions that hold for an iPhone.
    static let phones: Set<String> = ["os(iOS)", "canImport(UIKit)"]
    private static let macs: Set<String> = ["os(macOS)", "os(OSX)", "canImport(AppKit)"]
    private static let otherSystems: Set<String> = ["os(tvOS)", "os(visionOS)", "os(watchOS)"]

    /// Whether the code in a clause is for other systems. It isn't if the app may be only for these systems.
    /// - Parameters:
    ///   - condition: The condition of the clause; nil for `#else`.
    ///   - isForPhone: Whether another `#if` of the file shows that it's for an iPhone, too.
    func excludePhone(from condition: String?, isForPhone: @autoclosure () -> Bool) -> Bool {
        guard let condition else { return conditions.contains { $0.map(Self.phones.contains) ?? false } }
        switch condition {
        case "targetEnvironment(macCatalyst)", "!os(iOS)": return true
        case _ where Self.macs.contains(condition): return conditions.count > 1 || isForPhone()
        default:
            return Self.otherSystems.contains(condition)
                && conditions.contains { $0.map(Self.phones.contains) ?? true }
        }
    }
}
