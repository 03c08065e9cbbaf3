import AXModel
import AXSource

/// Replaces tests such as `title != nil` by those that decide whether the property `title` has a value. Only for
/// transcripts.
struct OptionalTests {
    let index: ProjectIndex
    /// The file with the tests.
    let path: String

    /// A property with more values isn't followed.
    private static let mostValues = 16

    /// The branch with the tests of the properties; the same branch if these aren't known.
    /// - Parameter screen: The name of the enclosing type.
    func applied(to branch: Branch, in screen: String?) -> Branch {
        guard let screen, branch.tests.contains(where: { $0.isOfOptional }) else { return branch }
        return branch.tests.indices.reduce(branch) { whole, position in
            let test = branch.tests[position]
            guard let (property, isNil) = test.optional else { return whole }
            let rest = Branch(whole.tests.filter { $0 != test })
            let values = values(of: property, in: screen).filter { $0.isNil == isNil }
            let open = values.filter { !$0.branch.excludes(rest) }
            if open.contains(where: { rest.implies($0.branch) }) { return rest }
            // Without an open value, the branch never runs.
            guard let value = open.first ?? values.first, open.count < 2 else { return whole }
            return rest.joined(value.branch)
        }
    }

    private struct Value {
        let branch: Branch
        let isNil: Bool
    }

    /// The branches in which a computed property has a string or nil; empty if they aren't known.
    private func values(of property: String, in screen: String) -> [Value] {
        let reference = Reference(path: [property], enclosingType: screen)
        guard case .declarations(let found) = index.find(reference, in: path), found.count == 1,
            !found[0].isSettable, found[0].name == "\(screen).\(property)", found[0].leaves.count <= Self.mostValues
        else { return [] }
        let values = found[0].leaves.map { Value(branch: $0.branch, isNil: $0.silence == .reset) }
        return values.map(\.branch).cover(.always) ? values : []
    }
}

extension Branch.Test {
    private static let suffix = " != nil"

    fileprivate var isOfOptional: Bool { optional != nil }

    /// The property that the test compares with nil, and whether it's nil if the test holds; nil for other tests.
    fileprivate var optional: (property: String, isNil: Bool)? {
        let (condition, isNil): (String, Bool)
        switch kind {
        case .holds(let tests) where tests.count == 1: (condition, isNil) = (tests[0], false)
        case .fails(let tests) where tests.count == 1: (condition, isNil) = (tests[0], true)
        default: return nil
        }
        guard condition.hasSuffix(Self.suffix) else { return nil }
        let name = condition.dropLast(Self.suffix.count)
        return name.utf8.allSatisfy(\.isIdentifierByte) ? (String(name), isNil) : nil
    }
}
