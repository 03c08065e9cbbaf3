import Testing

@testable import AXLocale

/// Behaves like ICU: writes as much as fits, and returns the full length.
private func write(_ text: String, _ out: UnsafeMutablePointer<CChar>, _ capacity: Int32) -> Int32 {
    for (index, byte) in text.utf8.prefix(Int(capacity)).enumerated() { out[index] = CChar(bitPattern: byte) }
    return Int32(text.utf8.count)
}

@Test(arguments: ["", "a", "1234567", "12345678", "123456789", "十二三四五六七八九十"])
func aTextThatDoesNotFitIsReadWithALargerBuffer(text: String) throws {
    #expect(try ICUText.read(capacity: 8) { out, capacity, _ in write(text, out, capacity) } == text)
}

@Test func aFailureOfICUIsThrownWithItsCode() {
    #expect(throws: ICUFailure(code: 2)) {
        try ICUText.read { _, _, error in
            error = 2
            return 0
        }
    }
    #expect(ICUFailure(code: 2).description == "U_MISSING_RESOURCE_ERROR")
}

@Test func aWarningOfICUIsNoFailure() throws {
    let text = try ICUText.read { out, capacity, error in
        error = -127
        return write("ok", out, capacity)
    }
    #expect(text == "ok")
}

@Test func aFailureOfTheSecondCallIsThrown() {
    var calls = 0
    #expect(throws: ICUFailure(code: 7)) {
        try ICUText.read(capacity: 2) { out, capacity, error in
            calls += 1
            if calls == 2 { error = 7 }
            return write("longer", out, capacity)
        }
    }
}
