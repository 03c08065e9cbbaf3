import AXModel
import AXSource

/// A rule whose fault a source may lead its translators to, though the rule finds none in the source: it knows less of that
/// language than translators do.
protocol SourceCausedRule: Rule {
    /// Whether a source string causes the fault in a translation that keeps to it.
    func isCaused(by source: Unit, in context: RuleContext) -> Bool
}

extension LabelEndsSentence: SourceCausedRule {
    func isCaused(by source: Unit, in context: RuleContext) -> Bool {
        source.judgedForms.contains { FullStop(of: $0.string) != nil }
    }
}

extension HintImperative: SourceCausedRule {
    func isCaused(by source: Unit, in context: RuleContext) -> Bool { source.isNoStatement(in: context) }
}

extension HintForm: SourceCausedRule {
    func isCaused(by source: Unit, in context: RuleContext) -> Bool { source.isNoStatement(in: context) }
}

extension HintNamesControl: SourceCausedRule {
    func isCaused(by source: Unit, in context: RuleContext) -> Bool { source.mentionsControl(in: context) }
}

extension LabelNamesControl: SourceCausedRule {
    func isCaused(by source: Unit, in context: RuleContext) -> Bool { source.mentionsControl(in: context) }
}

extension HintNamesGesture: SourceCausedRule {
    func isCaused(by source: Unit, in context: RuleContext) -> Bool {
        source.judgedForms.contains {
            !context.sourceLexicon.gestures.matches(in: context.heardSource($0).folded).isEmpty
        }
    }
}

extension HintRepeatsLabel: SourceCausedRule {
    func isCaused(by source: Unit, in context: RuleContext) -> Bool { context.label(of: source) != nil }
}

extension Unit {
    /// Whether no form begins as statements of the source's language do.
    fileprivate func isNoStatement(in context: RuleContext) -> Bool {
        judgedForms.allSatisfy { StatementForm.lacksVerb(context.heardSource($0).folded, context.sourceLexicon) }
    }

    fileprivate func mentionsControl(in context: RuleContext) -> Bool {
        judgedForms.contains { !context.sourceLexicon.hardControls.matches(in: context.heardSource($0).folded).isEmpty }
    }
}
