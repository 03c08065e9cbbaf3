import AXModel
import AXSource

/// Writes new `.stringsdict` files as Xcode does: XML, indented by tabs, with Apple's document type.
enum StringsdictWriter {
    /// The text of a file with the given units, in their order; comments stand above their keys.
    static func text(of units: [Unit]) -> String {
        XMLPropertyListFile.text(
            of: units.map { unit in
                PropertyListDraft.Entry(
                    key: unit.key.text, value: StringsdictDraft(of: unit).value, comment: unit.comment)
            })
    }
}
