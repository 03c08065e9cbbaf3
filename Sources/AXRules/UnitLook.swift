import AXModel
import AXSource

/// What a look at a unit tells.
struct UnitLook: Sendable {
    struct Traits: Sendable {
        var bits: UInt8 = 0

        /// The unit has more than one text and its key, comment and roles, such as plural forms, or what was exported.
        static let rare = Traits(bits: 1)
        /// It is one of a translation, and has a source.
        static let translated = Traits(bits: 2)
    }

    let roles: UInt16
    /// Those of all its texts.
    let bytes: ByteSet
    let traits: Traits
    let hasSeveralTexts: Bool

    /// Units of any role have this one.
    static let anyRole: UInt16 = 1 << 15
    /// Any text has this byte, which none has in UTF-8.
    static let anyByte = ByteSet(0xFF...0xFF)

    init(_ unit: Unit, _ source: Unit?) {
        roles = unit.roleSet.rawValue | Self.anyRole
        var bytes = ByteSet()
        bytes.insert(0xFF)
        let only = unit.onlyText
        if let only {
            bytes.insert(only.string)
        } else {
            for form in unit.forms { bytes.insert(form.text.string) }
        }
        self.bytes = bytes
        hasSeveralTexts = only == nil
        var traits = Traits()
        if !unit.isPlain { traits.bits |= Traits.rare.bits }
        if source != nil { traits.bits |= Traits.translated.bits }
        self.traits = traits
    }
}
