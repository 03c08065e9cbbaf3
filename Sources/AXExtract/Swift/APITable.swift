import AXModel

/// Every API that takes an accessibility string, found by the names that stand in source code.
struct APITable: Sendable {
    /// The APIs of accessibility.
    static let accessibility = APITable(accessibilityRows)
    /// The APIs of accessibility, and those that take a visible text as a key.
    static let all = APITable(accessibilityRows + LocalizedKeyAPIs.rows)

    /// One row an API. To teach the extractor a new API, add its row to the list of its framework.
    static let accessibilityRows =
        UIKitAPIs.rows + AppKitAPIs.rows + SwiftUIAPIs.rows + AccessibilityFrameworkAPIs.rows + DeclaredNameAPIs.rows

    private var properties: [String: APIRow] = [:]
    private var setters: [String: APIRow] = [:]
    private var endings: [(ending: String, row: APIRow)] = []
    private var modifiers: [String: [APIRow]] = [:]
    private var calls: [String: [APIRow]] = [:]
    private var methods: [String: APIRow] = [:]
    private var arguments: [String: APIRow] = [:]
    private var attributes: [String: APIRow] = [:]
    private var builders: [String: APIRow] = [:]

    init(_ rows: [APIRow]) {
        for row in rows {
            switch row.shape {
            case .property(let name):
                properties[name] = row
                setters[Self.setter(of: name)] = row
            case .nameEnding(let ending): endings.append((ending, row))
            case .modifier(let name, _): modifiers[name, default: []].append(row)
            case .call(let name, _, _): calls[Self.lastName(name), default: []].append(row)
            case .method(let name): methods[name] = row
            case .argument(let label): arguments[label] = row
            case .attribute(let name): attributes[name] = row
            case .builder(let modifier, _): builders[modifier] = row
            }
        }
    }

    /// The row of a property of the system by its exact name, or of one of the app's own by the end of its name.
    func property(_ name: String) -> APIRow? {
        properties[name] ?? ending(name)
    }

    /// The row of a member that is declared: a property or a method without arguments.
    func member(_ name: String) -> APIRow? {
        methods[name] ?? property(name) ?? arguments[name]
    }

    func setter(_ name: String) -> APIRow? { setters[name] }
    func modifiers(_ name: String) -> [APIRow] { modifiers[name] ?? [] }
    func attribute(_ name: String) -> APIRow? { attributes[name] }
    func builder(_ modifier: String) -> APIRow? { builders[modifier] }
    func argument(_ label: String) -> APIRow? { arguments[label] ?? ending(label) }

    /// The rows of a function or initializer.
    /// - Parameter path: The dotted name as called; a module's or outer type's name may stand before it.
    func calls(_ path: String) -> [APIRow] {
        (calls[Self.lastName(path)] ?? []).filter { row in
            guard case .call(let name, _, _) = row.shape else { return false }
            return path == name || path.hasSuffix("." + name)
        }
    }

    private func ending(_ name: String) -> APIRow? {
        guard name.utf8.count < 200 else { return nil }
        return endings.first { ending, _ in
            name.hasSuffix(ending) || name == ending.prefix(1).lowercased() + ending.dropFirst()
        }?.row
    }

    private static func lastName(_ path: String) -> String {
        path.split(separator: ".").last.map(String.init) ?? path
    }

    private static func setter(of property: String) -> String {
        "set" + property.prefix(1).uppercased() + property.dropFirst()
    }
}
