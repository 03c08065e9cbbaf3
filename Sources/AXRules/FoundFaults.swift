import AXSource

/// Findings in which what a translation takes over from its source is told at the source alone.
struct FoundFaults {
    private struct Fault: Hashable {
        let id: String
        let key: StringKey?
    }

    private var findings: [Diagnostic]
    /// The place in ``findings`` of each fault of the source.
    private var ofSource: [Fault: Int] = [:]

    /// - Parameter source: what was found at the source.
    init(at source: [Diagnostic]) {
        findings = source
        for (index, finding) in source.enumerated() {
            ofSource[Fault(id: finding.id, key: finding.key)] = index
        }
    }

    /// Adds what was found in a translation.
    mutating func add(_ translation: [Diagnostic], from locale: String) {
        for finding in translation {
            if let index = ofSource[Fault(id: finding.id, key: finding.key)] {
                if !findings[index].alsoIn.contains(locale) { findings[index].alsoIn.append(locale) }
            } else {
                findings.append(finding)
            }
        }
    }

    /// By file, place, rule and message.
    var sorted: [Diagnostic] {
        findings.sorted {
            ($0.path, $0.span, $0.id, $0.locale ?? "", $0.message)
                < ($1.path, $1.span, $1.id, $1.locale ?? "", $1.message)
        }
    }
}
