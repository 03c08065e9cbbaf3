import AXSource
import Testing

@testable import AXCommands

private let journal = Journal(
    run: "k3j9x0a2", phase: .committed, folders: ["App", "App/50% né\nw.lproj"],
    files: [
        Journal.File(path: "App/50% né\nw.lproj/a b.strings", old: nil, new: Fingerprint(of: [1, 2, 3])),
        Journal.File(path: "gone.strings", old: Fingerprint(of: []), new: nil),
    ])

@Test func aJournalIsReadAsItWasWritten() {
    for phase in [Journal.Phase.preparing, .committed, .finished] {
        var journal = journal
        journal.phase = phase
        #expect(Journal(journal.bytes) == journal, "\(String(decoding: journal.bytes, as: UTF8.self))")
    }
}

@Test func aJournalIsTextThatPeopleCanRead() {
    let lines = String(decoding: journal.bytes, as: UTF8.self).split(separator: "\n").dropLast()
    #expect(
        lines == [
            "axstrings journal 1", "run k3j9x0a2", "phase committed", "folder App", "folder App/50%25 né%0aw.lproj",
            "file - 3:d0aa6218672cf5ab App/50%25 né%0aw.lproj/a b.strings", "file 0:cbf29ce484222325 - gone.strings",
        ])
}

@Test func aJournalWithAnyByteChangedLostOrAddedIsRefused() {
    let bytes = journal.bytes
    for index in bytes.indices {
        for value in [bytes[index] ^ 1, bytes[index] ^ 0x20, 0, 0x0A, 0xFF] where value != bytes[index] {
            var damaged = bytes
            damaged[index] = value
            #expect(Journal(damaged) == nil, "byte \(index) is \(value)")
        }
        #expect(Journal(Array(bytes[..<index])) == nil, "only \(index) bytes")
    }
    #expect(Journal(bytes + [0x0A]) == nil)
    #expect(Journal(bytes + bytes) == nil)
}

/// A journal of the given lines with the right checksum, which requires knowledge of the format.
private func forged(_ lines: [String]) -> [UInt8] {
    let text = Array(lines.map { $0 + "\n" }.joined().utf8)
    let digits = String(FNV1a(text).value, radix: 16)
    return text + Array("check \(String(repeating: "0", count: 16 - digits.count))\(digits)\n".utf8)
}

@Test func aForgedJournalWithAllowedPathsIsRead() {
    let lines = ["axstrings journal 1", "run a0", "phase committed", "file - 0:cbf29ce484222325 a"]
    #expect(Journal(forged(lines)) != nil)
}

@Test(arguments: [
    "file - 0:cbf29ce484222325 ../a", "file - 0:cbf29ce484222325 /etc/passwd", "file - 0:cbf29ce484222325 a/../../b",
    "file - 0:cbf29ce484222325 ", "file - 0:cbf29ce484222325 .", "file - 0:cbf29ce484222325 a//b",
    "file - 0:cbf29ce484222325 a/", "file - 0:cbf29ce484222325 a%00b", "file - 0:cbf29ce484222325 %2e%2e/b",
    "file - 0:cbf29ce484222325 %zz", "file - 0:cbf29ce484222325 a%2", "file - 0:cbf29ce484222325 %ff",
    "file - 0:cbf29ce484222325 .axstrings-journal", "file - 0:cbf29ce484222325 d/.AXSTRINGS-a0-1.new.tmp",
    "file - - a", "file 0:cbf29ce484222325 0:cbf29ce484222325 a", "file -1:cbf29ce484222325 - a",
    "file 0:CBF29CE484222325 - a", "file 00:cbf29ce484222325 - a", "file 99999999999999999999:cbf29ce484222325 - a",
    "folder ..", "folder /", "folder ", "folder .axstrings-journal.tmp", "file -", "more words",
    "file - 0:cbf29ce484222325 x", "phase committed",
])
func aForgedJournalThatNoRunWritesIsRefused(_ line: String) {
    let head = ["axstrings journal 1", "run a0", "phase committed", "file - 0:cbf29ce484222325 x"]
    #expect(Journal(forged(head + [line])) == nil)
}

@Test(arguments: ["", "A0", "a-b", "../a", "a/b", "01234567890123456"])
func aForgedRunNameIsRefused(_ name: String) {
    #expect(Journal(forged(["axstrings journal 1", "run \(name)", "phase committed"])) == nil)
}

@Test func aJournalOfAnotherVersionIsRefused() {
    #expect(Journal(forged(["axstrings journal 1", "run a0", "phase finished"])) != nil)
    #expect(Journal(forged(["axstrings journal 2", "run a0", "phase finished"])) == nil)
    #expect(Journal(forged(["axstrings journal 1", "run a0", "phase other"])) == nil)
    #expect(Journal([]) == nil)
}
