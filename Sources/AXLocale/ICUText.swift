internal import CICU

/// An ICU error, such as missing data or a string that is too long.
struct ICUFailure: Error, Hashable, CustomStringConvertible {
    /// ICU's `UErrorCode`.
    let code: Int32

    /// The name of the error, such as `U_FILE_ACCESS_ERROR`.
    var description: String { String(cString: axicu_error_name(code)) }
}

/// Reads strings from C functions that write to a buffer and return the full length.
enum ICUText {
    /// Calls `write` with a buffer, and again with a larger one if the string doesn't fit.
    ///
    /// - Parameter write: writes a string to a buffer with a capacity in bytes, sets the error code, and returns the
    ///   string's length in bytes.
    static func read(
        capacity: Int32 = 128, _ write: (UnsafeMutablePointer<CChar>, Int32, inout Int32) -> Int32
    ) throws(ICUFailure) -> String {
        let first = attempt(capacity, write)
        guard first.error <= 0 else { throw ICUFailure(code: first.error) }
        if first.length < capacity { return first.text }
        let second = attempt(first.length + 1, write)
        guard second.error <= 0 else { throw ICUFailure(code: second.error) }
        return second.text
    }

    private static func attempt(
        _ capacity: Int32, _ write: (UnsafeMutablePointer<CChar>, Int32, inout Int32) -> Int32
    ) -> (text: String, length: Int32, error: Int32) {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(capacity)) { buffer in
            guard let start = buffer.baseAddress else { return ("", 0, 0) }
            var error: Int32 = 0
            let length = max(write(start, capacity, &error), 0)
            guard error <= 0 else { return ("", 0, error) }
            let bytes = buffer.prefix(Int(min(length, capacity))).map { UInt8(bitPattern: $0) }
            return (String(decoding: bytes, as: UTF8.self), length, error)
        }
    }
}
