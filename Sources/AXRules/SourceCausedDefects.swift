import AXModel
import AXSource

// These defects may be caused by the source string even if the rule doesn't find them there, because translators know
// more about the source's language than the rules.

extension LabelEndsSentence {
    static func isCaused(by source: Unit, in context: RuleContext) -> Bool {
        source.checkedForms.contains { FullStop(of: $0.string) != nil }
    }
}

extension HintImperative {
    static func isCaused(by source: Unit, in context: RuleContext) -> Bool { source.hasNoStatement(in: context) }
}

extension HintForm {
    static func isCaused(by source: Unit, in context: RuleContext) -> Bool { source.hasNoStatement(in: context) }
}

extension HintNamesControl {
    static func isCaused(by source: Unit, in context: RuleContext) -> Bool { source.mentionsControl(in: context) }
}

extension LabelNamesControl {
    static func isCaused(by source: Unit, in context: RuleContext) -> Bool { source.mentionsControl(in: context) }
}

extension HintNamesGesture {
    static func isCaused(by source: Unit, in context: RuleContext) -> Bool {
        source.checkedForms.contains {
            !context.sourceLexicon.gestures.matches(in: context.analyzedSource($0).folded).isEmpty
        }
    }
}

extension HintRepeatsLabel {
    static func isCaused(by source: Unit, in context: RuleContext) -> Bool { context.label(of: source) != nil }
}

extension Unit {
    /// Whether no form begins like a statement in the source's language.
    fileprivate func hasNoStatement(in context: RuleContext) -> Bool {
        checkedForms.allSatisfy { StatementForm.lacksVerb(context.analyzedSource($0).folded, context.sourceLexicon) }
    }

    fileprivate func mentionsControl(in context: RuleContext) -> Bool {
        checkedForms.contains {
            !context.sourceLexicon.hardControls.matches(in: context.analyzedSource($0).folded).isEmpty
        }
    }
}
