import AXModel
import AXSource

/// The APIs that take accessibility strings and, on request, those that take visible text. Rows are found by the API's
/// name in source code.
struct APITable: Sendable {
    /// The accessibility APIs.
    /// - Parameter framework: Decides which framework's name findings show for an API that UIKit and AppKit share, and
    ///   which types the elements of properties have.
    static func accessibility(_ framework: InterfaceFramework) -> APITable {
        framework == .appKit ? appKit : uiKit
    }

    /// The accessibility APIs, and those that take visible text as a key.
    static func all(_ framework: InterfaceFramework) -> APITable {
        framework == .appKit ? allAppKit : allUIKit
    }

    private static let uiKit = APITable(accessibilityRows, UIKitAPIs.types)
    private static let appKit = APITable(accessibilityRows + AppKitAPIs.sharedRows, AppKitAPIs.types)
    private static let allUIKit = APITable(accessibilityRows + LocalizedKeyAPIs.rows, UIKitAPIs.types)
    private static let allAppKit = APITable(
        accessibilityRows + AppKitAPIs.sharedRows + LocalizedKeyAPIs.rows, AppKitAPIs.types)

    /// The rows of all accessibility APIs except ``AppKitAPIs/sharedRows``. To add a new API to the extractor, add its
    /// row to the list of its framework.
    static let accessibilityRows: [APIRow] = [
        UIKitAPIs.rows, WatchKitAPIs.rows, AppKitAPIs.rows, SwiftUIAPIs.rows, AccessibilityFrameworkAPIs.rows,
        ChartsAPIs.rows, RealityKitAPIs.rows, DeclaredNameAPIs.rows,
    ].flatMap { $0 }

    private var modules: Set<String> = []
    /// The types that the APIs expect, to find the type of `.init(…)`.
    let places: DeclaredTypes
    private var properties: [String: APIRow] = [:]
    private var typedProperties: [String: [APIRow]] = [:]
    private var setters: [String: [APIRow]] = [:]
    private var endings: [Ending] = []
    private var modifiers: [String: [APIRow]] = [:]
    private var calls: [String: [APIRow]] = [:]
    private var methods: [String: APIRow] = [:]
    private var arguments: [String: APIRow] = [:]
    private var attributes: [String: APIRow] = [:]
    private var builders: [String: [APIRow]] = [:]

    /// - Parameters:
    ///   - rows: The rows. If two of them have the shape ``APIRow/Shape/property(_:)`` and the same name, the later one
    ///     replaces the earlier one.
    ///   - types: The types of the framework's properties, or of their elements, by the names of the properties.
    init(_ rows: [APIRow], _ types: [String: String]) {
        places = DeclaredTypes(framework: types)
        for row in rows { add(row) }
    }

    private mutating func add(_ row: APIRow) {
        switch row.shape {
        case .property(let name): properties[name] = row
        case .typedProperty(let name, _): typedProperties[name, default: []].append(row)
        case .setter(let name, _): setters[name, default: []].append(row)
        case .nameEnding(let ending): endings.append(Ending(ending, row))
        case .modifier(let name, _): modifiers[name, default: []].append(row)
        case .call(let name, _, _): calls[name.lastName, default: []].append(row)
        case .method(let name): methods[name] = row
        case .argument(let label): arguments[label] = row
        case .attribute(let name): attributes[name] = row
        case .builder(let modifier, _, _): builders[modifier, default: []].append(row)
        }
    }

    /// A copy of the table for a file that imports these modules. It ignores rows that require other modules.
    func importing(_ modules: Set<String>) -> APITable {
        var table = self
        table.modules = modules
        return table
    }

    private func counts(_ row: APIRow) -> Bool {
        guard let module = row.module, !modules.contains(module) else { return true }
        return switch module {
        case "AppKit": modules.contains("Cocoa")
        case APIRow.notUIKit: modules.contains("SwiftUI") || modules.isDisjoint(with: ["UIKit", "AppKit", "Cocoa"])
        default: false
        }
    }

    /// The row of a system property by its exact name, or of a property of the app by the ending of its name.
    func property(_ name: String) -> APIRow? {
        systemProperty(name) ?? ending(name)
    }

    private func systemProperty(_ name: String) -> APIRow? {
        properties[name].flatMap { counts($0) ? $0 : nil }
    }

    /// The row of a property whose name is ambiguous without the receiver's type.
    func property(_ name: String, of type: String) -> APIRow? {
        typedProperties[name]?.first { row in
            guard case .typedProperty(_, let owner) = row.shape else { return false }
            return owner.lastName == type && counts(row)
        }
    }

    /// The row of a property or method that the app declares. Apps don't override `NSImage.accessibilityDescription`,
    /// so the row of a member with that name is found by the name's ending, as for any name that the app has chosen.
    func member(_ name: String) -> APIRow? {
        let row = methods[name] ?? property(name) ?? arguments[name]
        return row?.role == .imageDescription ? ending(name) : row
    }

    /// The row of a system property by its setter: `setAccessibilityLabel`.
    func property(ofSetter name: String) -> APIRow? {
        Self.property(ofSetter: name).flatMap(systemProperty)
    }

    func setters(_ name: String) -> [APIRow] { setters[name] ?? [] }
    func modifiers(_ name: String) -> [APIRow] { (modifiers[name] ?? []).filter(counts) }
    func attribute(_ name: String) -> APIRow? { attributes[name] }
    func builders(_ modifier: String) -> [APIRow] { builders[modifier] ?? [] }
    /// The row of an argument with this label; nil for a label such as `viewWithAccessibilityLabel`, because a method
    /// with such a label looks up an element.
    func argument(_ label: String) -> APIRow? {
        arguments[label] ?? ending(label).flatMap { label.contains("ithAccessibility") ? nil : $0 }
    }

    /// The rows of a function or initializer.
    /// - Parameter path: The dotted name in the call. It may begin with the name of a module or an outer type.
    func calls(_ path: String) -> [APIRow] {
        (calls[path.lastName] ?? []).filter { row in
            guard case .call(let name, _, _) = row.shape else { return false }
            return (path == name || path.hasSuffix("." + name)) && counts(row)
        }
    }

    /// Whether the table has rows for functions or initializers with this name.
    /// - Parameter name: The part of the dotted name after the last dot.
    func hasCalls(named name: String) -> Bool { calls[name] != nil }

    private func ending(_ name: String) -> APIRow? {
        guard name.utf8.count < 200 else { return nil }
        guard let row = endings.first(where: { $0.fits(name) })?.row else { return nil }
        // The accessibility of a keychain item specifies when apps can read the item.
        return name.lowercased().contains("keychainaccessib") ? nil : row
    }

    /// The ending of a name, compared as bytes because every name of a file is compared with it.
    private struct Ending {
        let row: APIRow
        private let ending: [UInt8]
        /// The ending as a whole name, which begins with a lowercase letter.
        private let name: [UInt8]

        init(_ ending: String, _ row: APIRow) {
            self.row = row
            self.ending = Array(ending.utf8)
            name = Array((ending.prefix(1).lowercased() + ending.dropFirst()).utf8)
        }

        func fits(_ name: String) -> Bool {
            guard name.utf8.count >= ending.count, name.utf8.last == ending.last else { return false }
            return name.utf8.suffix(ending.count).elementsEqual(ending) || name.utf8.elementsEqual(self.name)
        }
    }

    /// The property that a setter sets, such as `accessibilityLabel` for `setAccessibilityLabel`; nil if the name
    /// doesn't begin with `set`, or is only `set`.
    static func property(ofSetter name: String) -> String? {
        let property = name.dropFirst(3)
        guard name.hasPrefix("set"), property.first?.isUppercase == true else { return nil }
        return property.prefix(1).lowercased() + property.dropFirst()
    }
}

/// The framework of a file's views.
enum InterfaceFramework: Sendable {
    case uiKit
    case appKit

    /// AppKit if a file imports AppKit or Cocoa but not UIKit; otherwise UIKit.
    init(imports modules: Set<String>) {
        let isAppKit = !modules.isDisjoint(with: ["AppKit", "Cocoa"]) && !modules.contains("UIKit")
        self = isAppKit ? .appKit : .uiKit
    }
}

/// The types of properties and arguments of the APIs, so that the type of `.init(…)` is known.
struct DeclaredTypes: Sendable {
    private let properties: [String: String]

    /// - Parameter framework: The types of the framework's properties, or of their elements, by the names of the
    ///   properties.
    init(framework: [String: String]) {
        properties = framework
    }

    func property(_ name: String) -> String? {
        properties[name]
    }

    /// The type of an argument, or of its elements if it's a collection; nil if it's unknown.
    /// - Parameter callee: The name of the function or type.
    func argument(_ label: String, of callee: String) -> String? {
        Self.arguments[callee]?[label]
    }

    private static let arguments: [String: [String: String]] = [
        "accessibilityActions": ["category": "AccessibilityActionCategory"],
        "AXChartDescriptor": ["yAxis": "AXNumericDataAxisDescriptor", "series": "AXDataSeriesDescriptor"],
        "AXDataSeriesDescriptor": ["dataPoints": "AXDataPoint"],
        "requestChoice": ["between": "IntentChoiceOption"],
        "update": ["alertConfiguration": "AlertConfiguration"],
    ]
}
