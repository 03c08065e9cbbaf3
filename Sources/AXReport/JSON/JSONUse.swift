import AXModel
import AXSource

/// Another place where a key is used.
struct JSONUse: Encodable {
    let path: String
    /// Absent when the file's text is not known.
    let line: Int?
    let column: Int?
    let role: String

    init(_ occurrence: Occurrence, _ places: Places) {
        let start = places.range(occurrence.span, in: occurrence.path)?.start
        path = occurrence.path
        line = start?.line
        column = start?.column
        role = occurrence.role.rawValue
    }
}
