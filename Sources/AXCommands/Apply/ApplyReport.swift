import AXModel
import AXReport
import AXSource

/// The report of an apply: what was taken, skipped and refused per table and locale, and why.
struct ApplyReport {
    let plan: ApplyPlan
    /// Whether the delivery is for several tables of this name.
    let isOneOfSeveral: Bool
    let onReject: PlannedChanges.OnReject

    var text: String {
        let lines = plan.decisions.compactMap(line)
        return ([heading] + lines).joined(separator: "\n")
    }

    private var heading: String {
        let counts = [
            (count { if case .taken = $0 { true } else { false } }, "taken"),
            (count { if case .unchanged = $0 { true } else { false } }, "unchanged"),
            (count { if case .skipped = $0 { true } else { false } }, "skipped"),
            (count { if case .refused = $0 { true } else { false } }, "refused"),
        ]
        let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        let isNew = plan.isNew ? " (new in the project)" : ""
        let table = isOneOfSeveral ? PathName.join(plan.table.folder, plan.table.name) : plan.table.name
        let name = "\(PathName.printable(plan.locale)), \(PathName.printable(table))\(isNew)"
        return "\(name): \(parts.isEmpty ? "nothing delivered" : parts.joined(separator: ", "))"
    }

    private func count(_ isCounted: (UnitDecision.Outcome) -> Bool) -> Int {
        plan.decisions.count { isCounted($0.outcome) }
    }

    private func line(_ decision: UnitDecision) -> String? {
        let key = "“\(PathName.printable(decision.unit.key.text))”"
        switch decision.outcome {
        case .taken, .unchanged: return nil
        case .skipped(let reason): return "  skipped \(key): \(reason)"
        case .refused(let findings):
            let reasons = findings.map { "\(PathName.printable($0.message)) [\($0.id)]" }.joined(separator: "; ")
            let meanwhile =
                switch onReject {
                case .keep: "users hear \(PathName.printable(decision.heardMeanwhile))"
                case .source: "the project uses the source string"
                }
            return "  refused \(key): \(reasons). Meanwhile, \(meanwhile)."
        }
    }
}
