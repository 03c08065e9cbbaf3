import Testing

@testable import AXRules

/// Decides whether words can be forms of one word.
@Suite struct WordRootTests {
    @Test(arguments: [
        ("speichern", "gespeichert"), ("lesezeichen", "lieblingslesezeichen"), ("löschen", "objektlöschung"),
        ("simpan", "menyimpan"), ("kirim", "mengirim"), ("hapus", "menghapus"), ("cyfrif", "gyfrif"),
        ("sábháil", "shábháil"), ("pictiúr", "phictiúr"), ("wiedergabe", "wiedergaben"), ("закладка", "закладок"),
        ("писать", "написать"), ("вподобане", "уподобання"), ("حذف", "يحذف"), ("سماعة", "والسماعات"), ("מחק", "למחיקה"),
        ("stopp", "stoppa"), ("cerrar", "cierra"),
    ])
    func areForms(one: String, other: String) {
        #expect(WordRoot(one).isAkin(to: WordRoot(other)))
        #expect(WordRoot(other).isAkin(to: WordRoot(one)))
    }

    /// Words with the same ending.
    @Test(arguments: [
        ("sichern", "speichern"), ("merkzeichen", "lesezeichen"), ("senden", "wenden"), ("открыть", "закрыть"),
        ("agregar", "entregar"), ("guardar", "acordar"), ("ordner", "planer"),
    ])
    func areDifferentWords(one: String, other: String) {
        #expect(!WordRoot(one).isAkin(to: WordRoot(other)))
        #expect(!WordRoot(other).isAkin(to: WordRoot(one)))
    }
}
