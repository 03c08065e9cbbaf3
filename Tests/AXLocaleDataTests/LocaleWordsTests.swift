import AXLocaleData
import Testing

/// Whether a hint begins with a command according to ``HintTerms/commandStarts`` alone.
private func beginsWithCommand(_ hint: String, _ style: LocaleStyle) -> Bool {
    let hint = hint.lowercased()
    let first = hint.prefix { $0.isLetter || "-'’".contains($0) }
    return style.hints.commandStarts.contains { term in
        let text = term.text.lowercased()
        return switch term.match {
        case .word: hint == text || hint.hasPrefix(text + " ")
        case .stem: hint.hasPrefix(text)
        case .suffix: first.hasSuffix(text)
        case .anywhere: hint.contains(text)
        }
    }
}

private func endsWithCommand(_ hint: String, _ style: LocaleStyle) -> Bool {
    let clause = hint.filter { !"。.！".contains($0) }
    return style.hints.commandEnds.contains { clause.hasSuffix($0.text) }
}

@Test(arguments: [
    ("en", "Open the list."), ("en", "Turn off shuffle."), ("en", "Don’t play this song."),
    ("de", "Öffne die Liste."), ("de", "Wählen Sie einen Titel."), ("de", "Füge den Titel hinzu."),
    ("fr", "Ouvrez la liste."), ("fr", "Ouvrir la liste."), ("fr", "Choisir un titre."), ("fr", "Lire le titre."),
    ("fr", "Mettre en pause."), ("ru", "Откройте список."), ("ru", "Открыть список."), ("ru", "Показать все песни."),
    ("ru", "Перейти к списку."), ("ru", "Вернуться к списку."), ("ru", "Добавьте песню."), ("ru", "Включить звук."),
    ("ru", "Выбрать песню."), ("ru", "Удалить песню."), ("ru", "Скачать песню."), ("ar", "افتح القائمة."),
    ("ar", "قم بفتح القائمة."),
])
func aCommandIsFoundAtTheStart(locale: String, hint: String) {
    #expect(beginsWithCommand(hint, LocaleStyles.embedded.style(for: locale)))
}

@Test(arguments: [
    ("en", "Opens the list."), ("en", "Shows all songs."), ("en", "Adds the song to the playlist."),
    ("en", "Settings of the song."),
    ("en", "Search results of this week."), ("en", "Playlists that you made."), ("de", "Öffnet die Liste."),
    ("de", "Suche nach Titeln."), ("de", "Fügt den Titel hinzu."), ("de", "Öffnen der Liste."),
    ("fr", "Ouvre la liste."),
    ("fr", "Montre la liste."), ("fr", "Filtre la liste."), ("fr", "Enregistre le morceau."),
    ("fr", "Affiche les morceaux."),
    ("fr", "Met en pause."), ("fr", "Choisit un morceau."), ("ru", "Открывает список."),
    ("ru", "Возвращается к списку."),
    ("ru", "Громкость песни."), ("ru", "Вместе с альбомом открывает список."), ("ru", "Печать списка."),
    ("ru", "Очередь песен."),
    ("ru", "Новости этой недели."), ("ru", "Память телефона."), ("ru", "Сеть магазинов."), ("ar", "يفتح القائمة."),
    ("ar", "تعرض القائمة."),
])
func aStatementIsNotTakenForACommand(locale: String, hint: String) {
    #expect(!beginsWithCommand(hint, LocaleStyles.embedded.style(for: locale)))
}

@Test(arguments: [
    ("リストを開いてください。", true), ("曲を選びましょう", true), ("曲を再生しろ", true), ("リストを開きます。", false), ("リストを開く", false),
])
func aJapaneseCommandIsFoundAtTheEnd(hint: String, isCommand: Bool) {
    #expect(endsWithCommand(hint, LocaleStyles.embedded.style(for: "ja")) == isCommand)
}

@Test(arguments: LocaleStyles.embedded.tags)
func theExampleOfALocaleKeepsItsOwnRules(tag: String) {
    let style = LocaleStyles.embedded.style(for: tag)
    let example = style.hints.example
    #expect(style.terminators.isEmpty || style.terminators.contains { example.hasSuffix($0) })
    #expect(!beginsWithCommand(example, style))
    #expect(!style.isCased || example.first?.isUppercase == true)
    #expect(style.acceptedTerminators.starts(with: style.terminators))
    #expect(example.count <= style.limits.hintCharacters)
    let words = style.gestures + style.controls.hard + style.hints.politeWords
    #expect(!words.contains { example.lowercased().contains(" \($0.text.lowercased()) ") })
}

@Test(arguments: LocaleStyles.embedded.tags)
func noTermStandsTwice(tag: String) {
    let style = LocaleStyles.embedded.style(for: tag)
    let lists = [
        style.controls.hard + style.controls.soft, style.gestures, style.states, style.hints.commandStarts,
        style.hints.commandEnds, style.hints.politeWords, style.hints.subjectWords,
        style.functionWords.map { Term($0, .word) }, style.hints.purposeWords.map { Term($0, .word) },
        style.articles.map { Term($0, .word) },
    ]
    for list in lists {
        let terms = list.map { Term($0.text.lowercased(), $0.match) }
        #expect(terms.filter { term in terms.filter { $0 == term }.count > 1 } == [])
    }
}

@Test(arguments: LocaleStyles.embedded.tags)
func everyLocaleHasTheWordsThatTellItFromOthers(tag: String) {
    let style = LocaleStyles.embedded.style(for: tag)
    #expect(style.functionWords.count >= 15)
    #expect(style.functionWords.allSatisfy { !$0.contains(" ") })
    #expect(!style.gestures.isEmpty && !style.controls.hard.isEmpty && !style.states.isEmpty)
    #expect(!style.hints.politeWords.isEmpty && !style.hints.subjectWords.isEmpty)
    #expect(!style.hints.commandStarts.isEmpty || !style.hints.commandEnds.isEmpty)
    #expect(style.quotationMarks.count == 4)
    #expect(style.comma.count == 1)
}

/// An exception is unnecessary if no rule would report its words.
@Test(arguments: LocaleStyles.embedded.tags)
func everyExceptionLooksLikeACommandOrAGestureOrNamesAControl(tag: String) {
    let style = LocaleStyles.embedded.style(for: tag)
    let gestures = style.gestures.filter { $0.match == .word || $0.match == .stem }.map { $0.text.lowercased() }
    for exception in style.hints.exceptions.map(\.text) {
        let words = exception.lowercased().split(separator: " ").map(String.init)
        let isGesture =
            words.contains { word in gestures.contains { word.hasPrefix($0) } }
            || style.gestures.contains {
                $0.match == .anywhere && exception.lowercased().contains($0.text.lowercased())
            }
        let isCommand = beginsWithCommand(exception.replacing("-", with: " "), style)
        let isControl = style.controls.hard.map { $0.text.lowercased() }.contains { control in
            exception.lowercased().hasSuffix(control) || exception.lowercased().hasPrefix(control)
        }
        #expect(isGesture || isCommand || isControl, "\(tag): \(exception)")
    }
}

@Test(arguments: LocaleStyles.embedded.tags + ["xx"])
func aHigherQuantileIsLonger(tag: String) {
    let length = LocaleStyles.embedded.style(for: tag).length
    for source in 1...200 {
        #expect(length.p50.length(of: source) < length.p90.length(of: source), "\(source)")
        #expect(length.p90.length(of: source) < length.p99.length(of: source), "\(source)")
    }
}

@Test(arguments: [
    ("en", true, true), ("ru", true, true), ("ar", false, true), ("ja", false, false), ("zh-Hant-HK", false, false),
    ("th", false, false), ("ko", false, true), ("xx", false, true), ("not a tag", false, true), ("cs", true, true),
])
func caseAndSpacesFollowFromTheScript(tag: String, isCased: Bool, spacesWords: Bool) {
    let style = LocaleStyles.embedded.style(for: tag)
    #expect([style.isCased, style.spacesWords] == [isCased, spacesWords])
}

@Test func aRegionTakesTheParentThatCLDRStates() {
    let styles = LocaleStyles(files: [
        "es": "articles: [es]", "es-419": "articles: [es-419]", "zh-Hant": "articles: [zh-Hant]", "zh": "",
    ])
    #expect(styles.style(for: "es-MX").articles == ["es-419"])
    #expect(styles.style(for: "es_ES").articles == ["es"])
    #expect(styles.style(for: "zh-TW").articles == ["zh-Hant"])
    #expect(styles.style(for: "zh-CN").articles == [])
}

@Test func aDeprecatedTagFindsTheFileOfTheModernOne() {
    let styles = LocaleStyles(files: ["he": "articles: [ה]"])
    #expect(styles.style(for: "iw-IL").articles == ["ה"])
    #expect(styles.style(for: "iw-IL").tag == "iw-IL")
}
