import AXLocaleData
import Testing

@Test func aLocaleStatesOnlyWhatDiffersFromItsParents() {
    let styles = LocaleStyles(files: [
        "root": "articles: [root]\nterminators: ['.']\nhints: {form: root, example: root}",
        "pt": "articles: [o, a]\nhints: {form: pt}",
        "pt-BR": "limits: {label-words: 7}",
    ])
    let style = styles.style(for: "pt-BR")
    #expect(styles.problems == [])
    #expect(style.tag == "pt-BR")
    #expect(style.articles == ["o", "a"])
    #expect(style.terminators == ["."])
    #expect(style.hints.form == "pt")
    #expect(style.hints.example == "root")
    #expect(style.limits.labelWords == 7)
}

@Test(arguments: ["de-AT", "de_AT", "DE-at", "de-Latn-AT", "de"])
func aRegionWithoutAFileTakesItsLanguages(tag: String) {
    let style = LocaleStyles.embedded.style(for: tag)
    #expect(style.tag == tag)
    #expect(style.articles.contains("der"))
}

@Test(arguments: ["", "root", "-", "xx", "not a tag", "日本語"])
func anUnknownTagHasTheStyleOfTheRoot(tag: String) {
    let style = LocaleStyles.embedded.style(for: tag)
    #expect(style.hints.commandStarts == [])
    #expect(style.limits.labelCharacters == 48)
    #expect(style.confidence == .low)
}

@Test func filesOfAFolderReplaceTheEmbeddedOnesOfTheirTag() {
    let styles = LocaleStyles(files: ["de": "articles: [dat]"], over: .embedded)
    #expect(styles.style(for: "de").articles == ["dat"])
    #expect(styles.style(for: "de").gestures == [])
    #expect(styles.style(for: "fr") == LocaleStyles.embedded.style(for: "fr"))
    #expect(styles.tags == LocaleStyles.embedded.tags)
}

@Test func everyMemberOfAFileReachesTheStyle() {
    let text = """
        confidence: medium
        is-cased: false
        spaces-words: false
        terminators: [T]
        accepted-terminators: [T, U]
        comma: C
        spaced-marks: [M]
        quotation-marks: [Q, R]
        articles: [a]
        function-words: [f]
        controls: {hard: {word: [h], suffix: [i]}, soft: {stem: [s]}, object-verbs: [v], objects: [o], place: first}
        gestures: {anywhere: [g]}
        states: {word: [on state]}
        opening-states: [saved]
        value-names: [speed]
        negations: [nothing]
        percent-words: [percent]
        plurals: {words-for-one: [one], may-lack: [two], one-form: {word: [of]}, noun-endings: {suffix: [ss]}, many-endings: {suffix: [ov]}, endings: [s],
            ending-exceptions: [the], rank-endings: [th]}
        hints:
          form: form
          example: example
          command-starts: {word: [go]}
          command-ends: {suffix: [end]}
          noun-starts: {suffix: [tion]}
          noun-ends: {suffix: [ing]}
          statement-starts: {suffix: [es]}
          statement-words: {word: [is]}
          relative-words: {word: [which]}
          polite-words: {word: [please]}
          subject-words: {word: [you]}
          purpose-words: [to]
          exceptions: {word: [goal]}
          clitics: [it]
        limits: {label-words: 1, label-characters: 2, hint-words: 3, hint-characters: 4}
        length:
          p50: {intercept: 1, slope: 2}
          p90: {intercept: 3.5, slope: 4}
          p99: {intercept: -5, slope: 6}
        spoken-length:
          p50: {intercept: 0.1, slope: 0.2}
          p90: {intercept: 0.3, slope: 0.4}
          p99: {intercept: 0.5, slope: 0.6}
        speech: {unit: mora, units-per-second: 7.5, characters-per-second: 8}
        examples: {some-rule: {bad: b, good: g}}
        """
    let styles = LocaleStyles(files: ["xx": text])
    let style = styles.style(for: "xx")
    #expect(styles.problems == [])
    #expect(style.confidence == .medium)
    #expect(!style.isCased && !style.spacesWords)
    #expect(style.terminators == ["T"])
    #expect(style.acceptedTerminators == ["T", "U"])
    #expect(style.comma == "C")
    #expect(style.spacedMarks == ["M"])
    #expect(style.quotationMarks == ["Q", "R"])
    #expect(style.articles == ["a"])
    #expect(style.functionWords == ["f"])
    #expect(style.controls.hard == [Term("h", .word), Term("i", .suffix)])
    #expect(style.controls.soft == [Term("s", .stem)])
    #expect(style.controls.objectVerbs == ["v"])
    #expect(style.controls.objects == ["o"])
    #expect(style.controls.place == .first)
    #expect(style.gestures == [Term("g", .anywhere)])
    #expect(style.states == [Term("on state", .word)])
    #expect([style.openingStates, style.valueNames] == [["saved"], ["speed"]])
    #expect(style.negations == ["nothing"])
    #expect(style.percentWords == ["percent"])
    #expect(style.plurals.wordsForOne == ["one"])
    #expect(style.plurals.mayLack == ["two"])
    #expect(style.plurals.nounEndings == [Term("ss", .suffix)])
    #expect(style.plurals.manyEndings == [Term("ov", .suffix)])
    #expect(style.plurals.endings == ["s"])
    #expect(style.plurals.endingExceptions == ["the"])
    #expect(style.plurals.ordinalEndings == ["th"])
    #expect(style.hints.form == "form")
    #expect(style.hints.example == "example")
    #expect(style.hints.commandStarts == [Term("go", .word)])
    #expect(style.hints.commandEnds == [Term("end", .suffix)])
    #expect(style.hints.nounStarts == [Term("tion", .suffix)])
    #expect(style.hints.nounEnds == [Term("ing", .suffix)])
    #expect(style.hints.statementStarts == [Term("es", .suffix)])
    #expect(style.hints.statementWords == [Term("is", .word)])
    #expect(style.hints.relativeWords == [Term("which", .word)])
    #expect(style.hints.politeWords == [Term("please", .word)])
    #expect(style.hints.subjectWords == [Term("you", .word)])
    #expect(style.hints.purposeWords == ["to"])
    #expect(style.hints.exceptions == [Term("goal", .word)])
    #expect(style.hints.clitics == ["it"])
    #expect([style.limits.labelWords, style.limits.labelCharacters] == [1, 2])
    #expect([style.limits.hintWords, style.limits.hintCharacters] == [3, 4])
    #expect(style.length.p50 == LengthModel.Line(intercept: 1, slope: 2))
    #expect(style.length.p90 == LengthModel.Line(intercept: 3.5, slope: 4))
    #expect(style.length.p99 == LengthModel.Line(intercept: -5, slope: 6))
    #expect(style.spokenLength.p50 == LengthModel.Line(intercept: 0.1, slope: 0.2))
    #expect(style.spokenLength.p90 == LengthModel.Line(intercept: 0.3, slope: 0.4))
    #expect(style.spokenLength.p99 == LengthModel.Line(intercept: 0.5, slope: 0.6))
    #expect(style.speech.unit == .mora)
    #expect([style.speech.unitsPerSecond, style.speech.charactersPerSecond] == [7.5, 8])
    #expect(style.examples.keys.sorted() == ["some-rule"])
    #expect(style.examples["some-rule"]?.bad == "b")
    #expect(style.examples["some-rule"]?.good == "g")
}

@Test func onlyTheFilesOfTheParentChainAreDecoded() {
    let base = LocaleStyles(files: ["root": "", "de": "", "fr": "", "es": "articles: [*]", "es-419": ""])
    let styles = LocaleStyles(files: ["es-419": "articles: [x]"], over: base)
    #expect(styles.decodedTags == [])
    #expect(styles.tags == ["de", "es", "es-419", "fr"])
    #expect(styles.decodedTags == [], "the list of tags needs no decoding")
    _ = styles.style(for: "de-AT")
    #expect(styles.decodedTags == ["de", "root"])
    _ = styles.style(for: "es-MX")
    #expect(styles.decodedTags == ["de", "es", "es-419", "root"])
    #expect(styles.problems == [], "the base's faults are not told")
    #expect(base.decodedTags == [])
}
