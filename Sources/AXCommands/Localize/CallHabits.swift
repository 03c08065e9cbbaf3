import AXExtract
import AXModel
import AXSource

/// How the files of a project localize their strings: by function, table and bundle.
struct CallHabits {
    /// What most calls of a folder do.
    struct Habit {
        /// Nil where none of the known styles is used.
        var style: CallStyle?
        var table: String?
        var bundle: String?
    }

    private struct Call: Hashable {
        let function: String
        let table: String?
        let bundle: String?
    }

    /// Fewer calls make no habit.
    private static let fewest = 3

    private var counts: [String: [Call: Int]] = [:]
    private let wrappers: [String: WrapperStyle]

    /// - Parameter occurrences: all localized strings of a project.
    init(_ occurrences: [Occurrence], wrappers: [String: WrapperStyle]) {
        self.wrappers = wrappers
        for occurrence in occurrences where occurrence.kind == .localizedCall || occurrence.kind == .constant {
            guard let function = occurrence.function, function != XcodeFunctions.interfaceBuilder else { continue }
            let table = occurrence.table == ProjectTables.defaultTable ? nil : occurrence.table
            let call = Call(function: function, table: table, bundle: occurrence.bundle)
            for folder in Self.places(of: occurrence.path) { counts[folder, default: [:]][call, default: 0] += 1 }
        }
    }

    /// The habit of the nearest folder around a file that has one.
    func habit(around path: String) -> Habit {
        let places = Self.places(of: path)
        let calls = places.lazy.compactMap { counts[$0] }.first { $0.values.reduce(0, +) >= Self.fewest }
        guard let calls = calls ?? places.last.flatMap({ counts[$0] }) else { return Habit() }
        var habit = Habit()
        habit.style = Self.most(calls) { style(of: $0.function).map { [$0] } ?? [] }
        habit.table = Self.most(calls) { [$0.table] } ?? nil
        let same = calls.filter { $0.key.table == habit.table }
        habit.bundle = (Self.most(same) { [$0.bundle] } ?? nil).flatMap { Self.isGlobal($0) ? $0 : nil }
        return habit
    }

    private func style(of function: String) -> CallStyle? {
        switch function {
        case "NSLocalizedString": .nsLocalizedString
        case "String", "LocalizedStringResource": .stringLocalized
        default: wrappers[function].map { .wrapper($0) }
        }
    }

    /// The value that counts most; of equal ones, the first by its description.
    private static func most<Value: Hashable>(_ calls: [Call: Int], _ value: (Call) -> [Value]) -> Value? {
        var counts: [Value: Int] = [:]
        for (call, count) in calls { for value in value(call) { counts[value, default: 0] += count } }
        return counts.sorted { ($1.value, "\($0.key)") < ($0.value, "\($1.key)") }.first?.key
    }

    /// `Bundle.module`, `#bundle` and `Bundle(for: Token.self)` mean the same everywhere in a module; `bundle` may be a variable of a function.
    static func isGlobal(_ bundle: String) -> Bool {
        if bundle == "#bundle" { return true }
        if bundle.hasPrefix("Bundle(for: "), let type = bundle.wholeMatch(of: #/Bundle\(for: ([A-Z]\w*)\.self\)/#)?.1 {
            return type != "Self"
        }
        let parts = bundle.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 2 && (parts[0].isEmpty || parts[0] == "Bundle") && bundle != ".main"
            && bundle != "Bundle.main" && parts[1].allSatisfy { $0.isLetter }
    }

    /// The file and the folders around it, the nearest first.
    private static func places(of path: String) -> [String] {
        var places = [path]
        while let last = places.last {
            let parent = PathName.parent(of: last)
            if parent == last || places.count > 64 { break }
            places.append(parent)
        }
        return places
    }
}
