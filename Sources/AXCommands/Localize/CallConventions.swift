import AXExtract
import AXModel
import AXSource

/// The function, table and bundle that the files of a project use to localize strings.
struct CallConventions {
    /// The most frequent style, table and bundle in a file or folder.
    struct Habit {
        /// The style; nil if no known style is used.
        var style: CallStyle?
        var table: String?
        var bundle: String?
    }

    private struct Call: Hashable {
        let function: String
        let table: String?
        let bundle: String?
    }

    /// The minimum number of calls in a file or folder for a habit.
    private static let fewest = 3

    private var counts: [String: [Call: Int]] = [:]
    private let wrappers: [String: WrapperStyle]

    /// - Parameter occurrences: all localized strings of the project.
    init(_ occurrences: [Occurrence], wrappers: [String: WrapperStyle]) {
        self.wrappers = wrappers
        for occurrence in occurrences where occurrence.kind == .localizedCall || occurrence.kind == .constant {
            guard let function = occurrence.function, function != XcodeFunctions.interfaceBuilder else { continue }
            let table = occurrence.table == ProjectTables.defaultTable ? nil : occurrence.table
            let call = Call(function: function, table: table, bundle: occurrence.bundle)
            for path in Self.ancestors(of: occurrence.path) { counts[path, default: [:]][call, default: 0] += 1 }
        }
    }

    /// The habit of the file. If it has none, the habit of the nearest folder that has one, or else of the whole
    /// project.
    func habit(around path: String) -> Habit {
        let paths = Self.ancestors(of: path)
        let calls = paths.lazy.compactMap { counts[$0] }.first { $0.values.reduce(0, +) >= Self.fewest }
        guard let calls = calls ?? paths.last.flatMap({ counts[$0] }) else { return Habit() }
        var habit = Habit()
        habit.style = Self.most(calls) { style(of: $0.function).map { [$0] } ?? [] }
        habit.table = Self.most(calls) { [$0.table] } ?? nil
        let same = calls.filter { $0.key.table == habit.table }
        habit.bundle = (Self.most(same) { [$0.bundle] } ?? nil).flatMap { Self.isGlobal($0) ? $0 : nil }
        return habit
    }

    /// Whether a style is the most frequent one in a file that has enough calls for a habit.
    func isHabit(_ style: CallStyle, of path: String) -> Bool {
        guard let calls = counts[path], calls.values.reduce(0, +) >= Self.fewest else { return false }
        return Self.most(calls) { self.style(of: $0.function).map { [$0] } ?? [] } == style
    }

    private func style(of function: String) -> CallStyle? {
        switch function {
        case "NSLocalizedString": .nsLocalizedString
        case "String", "LocalizedStringResource": .stringLocalized
        // A member of a string literal is recorded with its type, as in `String.localized`.
        default: wrappers[function.hasPrefix("String.") ? function.lastName : function].map { .wrapper($0) }
        }
    }

    /// The most frequent value. If several are equally frequent, the first one in the sorted order of their
    /// descriptions.
    private static func most<Value: Hashable>(_ calls: [Call: Int], _ value: (Call) -> [Value]) -> Value? {
        var counts: [Value: Int] = [:]
        for (call, count) in calls { for value in value(call) { counts[value, default: 0] += count } }
        return counts.sorted { ($1.value, "\($0.key)") < ($0.value, "\($1.key)") }.first?.key
    }

    /// Whether a bundle expression refers to the same bundle everywhere in a module, like `Bundle.module`, `#bundle`
    /// and `Bundle(for: Token.self)`. A plain `bundle` may be a local variable. False for the main bundle, because
    /// calls don't need to specify it.
    static func isGlobal(_ bundle: String) -> Bool {
        if bundle == "#bundle" { return true }
        if bundle.hasPrefix("Bundle(for: "), let type = bundle.wholeMatch(of: #/Bundle\(for: ([A-Z]\w*)\.self\)/#)?.1 {
            return type != "Self"
        }
        let parts = bundle.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 2 && (parts[0].isEmpty || parts[0] == "Bundle") && bundle != ".main"
            && bundle != "Bundle.main" && parts[1].allSatisfy { $0.isLetter }
    }

    /// The file, and the folders that contain it, the nearest first.
    private static func ancestors(of path: String) -> [String] {
        var paths = [path]
        while let last = paths.last {
            let parent = PathName.parent(of: last)
            if parent == last || paths.count > 64 { break }
            paths.append(parent)
        }
        return paths
    }
}
