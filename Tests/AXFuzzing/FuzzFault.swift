/// A property that an input violates.
package struct FuzzFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// What should hold, as a sentence.
    package let property: String
    /// Where it doesn't hold.
    package let detail: String

    package init(_ property: String, _ detail: String = "") {
        self.property = property
        self.detail = detail
    }

    package var description: String { detail.isEmpty ? property : "\(property): \(detail)" }
}

/// - Throws: ``FuzzFault`` if the condition doesn't hold.
func hold(_ condition: Bool, _ property: String, _ detail: @autoclosure () -> String = "") throws(FuzzFault) {
    if !condition { throw FuzzFault(property, detail()) }
}
