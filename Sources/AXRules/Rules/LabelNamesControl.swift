import AXLocaleData
import AXModel
import AXSource

/// A label that contains the type of its control.
enum LabelNamesControl: StringRule {
    static let page = RulePage(
        id: "label-names-control", concern: .labels,
        summary: "The label contains the type of its control.",
        why: """
            VoiceOver announces the control type that the element's trait specifies, so the label “Play button” is \
            spoken as “Play button, button”. Apple, Accessibility Programming Guide for iOS, Creating Labels: a label \
            does not include the type of the control. If the element doesn't have the trait for its control type yet, \
            add the trait before you remove the word: until then, only the word in the label identifies the control \
            type.
            """,
        example: Example("Play button", role: "label"),
        instead: Example("Play", role: "label"),
        severity: .warning)

    static let needs = StringNeeds(roles: .label)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        let kinds = context.kinds(of: unit.key)
        return unit.firstFinding { text in
            guard let control = control(of: text, unit, source, kinds, in: context) else { return nil }
            return context.finding(
                page, unit, text, at: control, message(text.string.quoted(control)), why: why(kinds))
        }
    }

    /// The UTF-8 offsets of the control type in a label; nil if there isn't one.
    private static func control(
        of text: LocatedText, _ unit: Unit, _ source: Unit?, _ kinds: Set<String>, in context: RuleContext
    ) -> Range<Int>? {
        let (folded, place) = (context.analyzed(text).folded, context.style.controls.place)
        // A tab may lead to a menu or a list, so only the word “tab” is reported.
        if kinds.contains("tab"), !text.string.lowercased().contains("tab") { return nil }
        let hard =
            folded.controlNoun(context.lexicon.hardControls, at: place)
            ?? folded.misplacedControl(of: text.string, in: context, source)
        if let match = hard ?? folded.controlNoun(context.lexicon.softControls, at: place),
            hard != nil || isKnownAsContentKind(unit, source, in: context), !text.string.isParagraph(in: context.style)
        {
            let isContent = isContent(match, in: folded, of: source, kinds, context)
            return isContent ? nil : context.lexicon.range(of: match, in: folded)
        }
        return ControlDescription.first(in: folded, of: source, context).map(folded.offsets)
    }

    /// Whether the word is content and doesn't name the type of the element:
    /// - The label of an image has a placeholder, so it describes the content of the image: “%@ icon”.
    /// - A verb acts on the control, in the label or its source: “Show search field”.
    /// - The word belongs to a phrase that is listed as an exception, and the source doesn't name a control.
    /// - The source begins with a control used as a verb, in a language that puts the verb last: “판서 토글”.
    /// - Both the label and its source are commands of several words (“Show speed shortcut”), and the source doesn't
    ///   name a control. A word after a hyphen belongs to the whole compound, so it isn't content.
    private static func isContent(
        _ match: TermMatch, in text: FoldedText, of source: Unit?, _ kinds: Set<String>, _ context: RuleContext
    ) -> Bool {
        if ElementKinds.areImage(kinds), text.scalars.contains(FoldedText.placeholder) { return true }
        if context.lexicon.actsOnControl(text) || source?.actsOnControl(in: context) == true { return true }
        if context.lexicon.isException(match, in: text), source?.namesHardControl(in: context) != true { return true }
        // In verb-final languages, a command ends with its verb, even if that verb also names a control: “판서 토글”.
        if let source, context.lexicon.putsVerbLast, source.beginsWithControl(in: context) { return true }
        guard let source, text.words.count > 2, match.words.lowerBound > 0,
            text.scalars[match.range.lowerBound - 1] != "-",
            context.lexicon.commandStarts.match(atWord: 0, in: text) != nil
        else { return false }
        return source.beginsWithVerb(in: context) && source.namesNoHardControl(in: context)
    }

    /// Whether a word that can also be content, such as “link”, “image” or “list”, names the type of the element. The
    /// comment or the source code must specify that the element is of such a type. Nothing may indicate that it is a
    /// button: neither the comment, nor a trait, nor a verb that acts on the content (“Close tab”). In a translation,
    /// the source must also name such a control, because the word may have another meaning (“ligne” is a row, or a bus
    /// route).
    private static func isKnownAsContentKind(_ unit: Unit, _ source: Unit?, in context: RuleContext) -> Bool {
        if let source, !source.namesSoftControl(in: context) { return false }
        if (source ?? unit).beginsWithVerb(in: context) { return false }
        let comment = FoldedText([unit.comment, source?.comment].compactMap { $0 }.joined(separator: "\n"))
        let traits = FoldedText(context.kinds(of: unit.key).sorted().joined(separator: " "))
        return [comment, traits].contains { !context.sourceLexicon.softControls.matches(in: $0).isEmpty }
            && [comment, traits].allSatisfy { context.sourceLexicon.hardControls.matches(in: $0).isEmpty }
    }
}

extension Unit {
    fileprivate func beginsWithVerb(in context: RuleContext) -> Bool {
        checkedForms.contains { form in
            let text = context.analyzedSource(form).folded
            return !text.words.isEmpty && context.sourceLexicon.commandStarts.match(atWord: 0, in: text) != nil
        }
    }

    /// Whether the source has at least three words and doesn't name a hard control.
    fileprivate func namesNoHardControl(in context: RuleContext) -> Bool {
        checkedForms.allSatisfy { FoldedText($0.string).words.count > 2 } && !namesHardControl(in: context)
    }

    /// Whether the first word of the source is a control used as a verb: “Toggle the list”.
    fileprivate func beginsWithControl(in context: RuleContext) -> Bool {
        beginsWithVerb(in: context)
            && checkedForms.contains { form in
                let text = context.analyzedSource(form).folded
                return text.words.count > 1 && context.sourceLexicon.hardControls.match(atWord: 0, in: text) != nil
            }
    }

    /// Whether the control at the end of the source is a different element from the labeled one: “Change icon”,
    /// “Custom buttons”.
    fileprivate func actsOnControl(in context: RuleContext) -> Bool {
        checkedForms.contains { context.sourceLexicon.actsOnControl(context.analyzedSource($0).folded) }
    }

    /// Whether the source names a hard control in the usual position, and the control isn't content.
    fileprivate func namesHardControl(in context: RuleContext) -> Bool {
        checkedForms.contains { form in
            let text = context.analyzedSource(form).folded
            let control = text.controlNoun(context.sourceLexicon.hardControls, at: context.sourceStyle.controls.place)
            return control.map { !context.sourceLexicon.isException($0, in: text) } ?? false
                && !context.sourceLexicon.actsOnControl(text)
        }
    }

    /// Whether the source names a soft control in the usual position.
    fileprivate func namesSoftControl(in context: RuleContext) -> Bool {
        checkedForms.contains { form in
            let place = context.sourceStyle.controls.place
            return context.analyzedSource(form).folded.controlNoun(context.sourceLexicon.softControls, at: place) != nil
        }
    }
}

extension FoldedText {
    /// The name of a control at the unusual end of the phrase, as in a word-for-word translation: “Schaltfläche Hilfe”,
    /// “Conectar botón”. In a translation, the source must also name a control, or the translator must have added the
    /// control. In a source, a name must follow the control. Otherwise nil.
    fileprivate func misplacedControl(of text: String, in context: RuleContext, _ source: Unit?) -> TermMatch? {
        guard words.count > 1 else { return nil }
        let other: ControlTerms.Place = context.style.controls.place == .last ? .first : .last
        guard let match = controlNoun(context.lexicon.hardControls, at: other), match.words.count < words.count,
            other == .last || !context.lexicon.isPartOfCompound(match, in: self),
            // In “Pulsar botón”, the verb before the control is a gesture.
            context.lexicon.gestures.match(atWord: 0, in: self) == nil
        else { return nil }
        let rest = words.count - match.words.count
        guard let source else {
            return other == .first && isName(rest, after: match, of: text, in: context) ? match : nil
        }
        return source.namesHardControl(in: context) || source.isName(of: rest, in: context) ? match : nil
    }

    /// Whether a single capitalized word follows the control in a source string, so that the word is the control's
    /// name. Always false in English, where any word of a title may be capitalized.
    private func isName(_ count: Int, after control: TermMatch, of text: String, in context: RuleContext) -> Bool {
        guard count == 1, !context.style.tag.hasPrefix("en"), context.style.isCased else { return false }
        let name = offsets(of: words[control.words.upperBound])
        return text.part(name).unicodeScalars.first?.properties.isUppercase == true
    }
}

extension Unit {
    /// Whether the translator must have added the control, because the source doesn't name one and doesn't have more
    /// words than the rest of the translation.
    /// - Parameter words: the number of words in the translation without its control.
    fileprivate func isName(of words: Int, in context: RuleContext) -> Bool {
        checkedForms.allSatisfy { form in
            let text = context.analyzedSource(form).folded
            return text.words.count <= words && context.sourceLexicon.hardControls.matches(in: text).isEmpty
        }
    }
}

extension LabelNamesControl {
    private static func message(_ noun: String) -> String {
        "label contains the control type \(noun)"
    }

    /// The explanation. If the element doesn't have the trait, only the word in the label identifies the control type,
    /// so the word must not be removed before the trait is added.
    private static func why(_ kinds: Set<String>) -> String {
        if ElementKinds.areSpoken(kinds) {
            return
                "VoiceOver already says the control type after the label, in the listener's language, so users "
                + "hear the type twice."
        }
        return """
            If the element has the trait for this control type, VoiceOver already says the type after the label, so \
            users hear the type twice. If the element doesn't have the trait for this control type, add the trait \
            first, and then remove the word.
            """
    }
}
