internal import CICU

/// The registration status of subtags, from CLDR.
package enum SubtagRegistry {
    package enum Kind: String, Sendable {
        case language, script, region, variant
    }

    package enum Status: String, Sendable {
        case regular, deprecated, reserved, special, macroregion, unknown
        case privateUse = "private_use"
    }

    /// CLDR's status of a subtag; nil if it isn't registered. Case is ignored.
    package static func status(of subtag: String, _ kind: Kind) -> Status? {
        guard subtag.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) }) else {
            return nil
        }
        let code = usualCase(of: subtag, kind)
        let name = try? ICUText.read { axicu_subtag_status(kind.rawValue, code, $0, $1, &$2) }
        if let status = name.flatMap(Status.init) { return status }
        // CLDR's list lacks scripts that no locale uses, such as `Latf` (Fraktur).
        return kind == .script && code.utf8.count == 4 && axicu_script_is_known(code) ? .regular : nil
    }

    private static func usualCase(of subtag: String, _ kind: Kind) -> String {
        switch kind {
        case .language, .variant: subtag.lowercased()
        case .region: subtag.uppercased()
        case .script: subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
        }
    }
}
