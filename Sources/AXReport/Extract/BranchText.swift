package import AXModel

extension Branch {
    /// The tests as JSON shows them: `isOn && !(count == 1)`; nil if there are none.
    package var text: String? {
        isAlways ? nil : tests.map(\.text).joined(separator: " && ")
    }
}

extension Branch.Test {
    fileprivate var text: String {
        switch self {
        case .holds(let tests): tests.joined(separator: ", ")
        case .fails(let tests): "!(\(tests.joined(separator: ", ")))"
        case .otherwise: "else"
        case .isNil(let expression): "\(expression) == nil"
        case .matches(let subject, let pattern): "\(subject): \(pattern)"
        case .matchesNothing(let subject): "\(subject): default"
        }
    }
}
