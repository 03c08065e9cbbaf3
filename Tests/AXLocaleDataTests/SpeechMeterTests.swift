import AXLocaleData
import Testing

/// Compares syllables and morae with counts made by hand, by saying the words.
@Suite struct SpeechMeterTests {
    struct Phrase: Sendable, CustomTestStringConvertible {
        let locale: String
        let text: String
        /// Syllables; in Japanese, morae.
        let units: Double

        init(_ locale: String, _ text: String, _ units: Double) {
            (self.locale, self.text, self.units) = (locale, text, units)
        }

        var testDescription: String { "\(locale): \(text)" }

        var estimate: Double {
            SpeechMeter(LocaleStyles.embedded.style(for: locale)).units(in: text)
        }
    }

    /// Phrases of labels and hints, counted by hand.
    static let phrases: [Phrase] = [
        Phrase("en", "Opens the list of songs.", 6), Phrase("en", "Adds a new account", 5),
        Phrase("en", "Removes the selected message from the table", 12), Phrase("en", "Settings", 2),
        Phrase("en", "Creates a playlist and closes the window", 11), Phrase("en", "Share this episode", 5),
        Phrase("en", "Download complete", 4), Phrase("en", "Shows more information", 6),
        Phrase("de", "Öffnet die Liste der Titel.", 8), Phrase("de", "Einstellungen", 4),
        Phrase("de", "Fügt ein neues Konto hinzu.", 8), Phrase("de", "Löscht die ausgewählten Nachrichten", 9),
        Phrase("de", "Wiedergabegeschwindigkeit", 8),
        Phrase("fr", "Ouvre la liste des titres.", 6), Phrase("fr", "Ajoute un compte.", 4),
        Phrase("fr", "Affiche plus d’informations", 7), Phrase("fr", "Supprimer le message", 6),
        Phrase("es", "Abre la lista de canciones.", 9), Phrase("es", "Añade una cuenta nueva.", 9),
        Phrase("es", "Reproducción aleatoria", 9), Phrase("es", "Muestra más información", 7),
        Phrase("it", "Apre l’elenco dei brani.", 8), Phrase("it", "Aggiunge un nuovo account.", 8),
        Phrase("it", "Mostra altre informazioni", 9),
        Phrase("pt-BR", "Abre a lista de músicas.", 9), Phrase("pt-BR", "Adiciona uma nova conta.", 11),
        Phrase("pt-BR", "Mostra mais informações", 7),
        Phrase("ru", "Открывает список песен.", 8), Phrase("ru", "Добавляет новую учётную запись", 13),
        Phrase("ru", "Воспроизведение в фоне", 9),
        Phrase("pl", "Otwiera listę utworów.", 8), Phrase("pl", "Dodaje nowe konto.", 7),
        Phrase("pl", "Wyświetla więcej informacji", 9),
        Phrase("cs", "Otevře seznam skladeb.", 7), Phrase("cs", "Přidá nový účet.", 6),
        Phrase("fi", "Avaa kappaleiden luettelon.", 10), Phrase("fi", "Lisää uuden tilin.", 6),
        Phrase("tr", "Şarkı listesini açar.", 8), Phrase("tr", "Yeni bir hesap ekler.", 7),
        Phrase("hu", "Megnyitja a dalok listáját.", 9), Phrase("el", "Ανοίγει τη λίστα των τραγουδιών.", 10),
        Phrase("el", "Προσθέτει νέο λογαριασμό.", 9), Phrase("nl", "Opent de lijst met nummers.", 7),
        Phrase("nl", "Voegt een nieuwe account toe.", 7), Phrase("sv", "Öppnar listan med låtar.", 7),
        Phrase("vi", "Mở danh sách bài hát.", 5), Phrase("vi", "Thêm tài khoản mới", 4),
        Phrase("vi", "Xoá tin nhắn đã chọn", 5), Phrase("id", "Membuka daftar lagu.", 7),
        Phrase("zh-Hans", "打开歌曲列表。", 6), Phrase("zh-Hans", "添加新帐户", 5), Phrase("zh-Hant", "顯示更多資訊", 6),
        Phrase("ja", "曲のリストを開きます。", 12), Phrase("ja", "アカウントを追加します。", 12),
        Phrase("ja", "さいせい", 4), Phrase("ja", "キャンセル", 4), Phrase("ja", "ショートカット", 6),
        Phrase("ko", "노래 목록을 엽니다.", 8), Phrase("ko", "새 계정을 추가합니다", 9),
        Phrase("ar", "يفتح قائمة الأغاني", 9), Phrase("ar", "حذف الرسالة", 5), Phrase("he", "פותח את רשימת השירים", 10),
        Phrase("he", "הוספת חשבון", 5), Phrase("fa", "افزودن حساب", 5), Phrase("hi", "सेटिंग खोलता है", 5),
        Phrase("hi", "संदेश हटाना", 5), Phrase("hi", "नया खाता जोड़ता है", 7), Phrase("bn", "গানটি চালায়", 4),
        Phrase("ta", "பாடலைத் திறக்கிறது", 8), Phrase("th", "เปิดการตั้งค่า", 4), Phrase("th", "เพิ่มรายการโปรด", 4),
        Phrase("th", "เล่นเพลง", 2),
    ]

    /// The estimate for one phrase may be off by a quarter or by one and a half syllables, whichever is more.
    @Test(arguments: phrases)
    func aPhraseIsCountedAboutRight(phrase: Phrase) {
        let tolerance = max(phrase.units * 0.25, 1.5)
        #expect(abs(phrase.estimate - phrase.units) <= tolerance, "\(phrase.estimate), said: \(phrase.units)")
    }

    /// Over all phrases of a language, the errors even out.
    @Test(arguments: Set(phrases.map(\.locale)).sorted())
    func aLanguageIsCountedRightOnTheWhole(locale: String) {
        let own = Self.phrases.filter { $0.locale == locale }
        let said = own.map(\.units).reduce(0, +)
        let counted = own.map(\.estimate).reduce(0, +)
        #expect(abs(counted - said) <= max(said * 0.12, 1), "\(counted), said: \(said)")
    }

    @Test func atLeastTwelveLanguagesAreCounted() {
        #expect(Set(Self.phrases.map(\.locale)).count >= 12)
    }

    /// Numbers, symbols, emoji, abbreviations and single letters, in syllables.
    @Test(arguments: [
        ("", 0), (" \n…—.,!", 0), ("7", 1.5), ("42", 3), ("2026", 6), ("50%", 5), ("👍", 4), ("👍🏽", 4), ("👨‍👩‍👧", 4),
        ("🇫🇷", 4), ("👍👎", 8), ("USB", 3), ("PDF", 3), ("x", 0), ("A", 1), ("🎉 Party", 6), ("٤٢", 3), ("\u{301}", 0),
        ("👩‍⚕️👍", 8), ("क्\u{200D}ष 👍", 5), ("१२", 3), ("৳৫", 3.5), ("राम।कर", 2),
    ])
    func whatIsNoWordHasAWeight(text: String, syllables: Double) {
        #expect(Phrase("en", text, 0).estimate == syllables)
    }

    @Test func timeIsUnitsByTheRateOfTheLocale() {
        let meter = SpeechMeter(LocaleStyles.embedded.style(for: "zh-Hans"))
        #expect(meter.seconds(of: "打开歌曲列表打开歌曲列表") == 12 / meter.rate.unitsPerSecond)
    }

    @Test func japaneseCountsMoraeAlsoOfForeignWords() {
        #expect(Phrase("ja", "Wi-Fi", 0).estimate > Phrase("en", "Wi-Fi", 0).estimate)
    }

    /// A string and its translation take about as long to speak, however many characters they have.
    @Test func chineseAndGermanAreMeasuredAlike() {
        let chinese = SpeechMeter(LocaleStyles.embedded.style(for: "zh-Hans")).seconds(of: "删除所选邮件并关闭窗口")
        let german = SpeechMeter(LocaleStyles.embedded.style(for: "de"))
            .seconds(of: "Löscht die ausgewählte Nachricht und schließt das Fenster")
        #expect((0.6...1.6).contains(german / chinese), "\(chinese), \(german)")
    }

    @Test(arguments: ["en", "vi", "hi", "th", "ja", "ar"])
    func aLongTextIsCountedInTime(locale: String) {
        let text = String(repeating: "aeiouy ", count: 5_000) + String(repeating: "กาक्का", count: 2_000)
        #expect(Phrase(locale, text, 0).estimate > 5_000)
    }

    @Test func dataFromAFolderCountsToo() {
        let styles = LocaleStyles(files: ["eu": "syllables: {joined: [ai, ei]}\n"], over: .embedded)
        #expect(SpeechMeter(styles.style(for: "eu")).units(in: "baiezko") == 3)
    }
}
