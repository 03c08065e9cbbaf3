/// What does not hold for an input.
package struct FuzzFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// What should hold, as a sentence.
    package let property: String
    /// Where it does not.
    package let detail: String

    package init(_ property: String, _ detail: String = "") {
        self.property = property
        self.detail = detail
    }

    package var description: String { detail.isEmpty ? property : "\(property): \(detail)" }
}

/// - Throws: ``FuzzFault`` where the condition does not hold.
func hold(_ condition: Bool, _ property: String, _ detail: @autoclosure () -> String = "") throws(FuzzFault) {
    if !condition { throw FuzzFault(property, detail()) }
}
