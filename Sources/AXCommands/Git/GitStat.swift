import AXSource

/// What git's index says about the file that an entry was made from: numbers of 32 bits, whatever the disk counts with.
struct GitStat: Hashable, Sendable {
    private let written: FileStamp.Time
    private let changed: FileStamp.Time
    private let number: UInt32
    private let size: UInt32

    /// nil where something is missing.
    /// - Parameter words: names, each followed by its value, such as `mtime:` and `1795386747:649123189`.
    init?(_ words: [ArraySlice<UInt8>]) {
        guard let written = Self.time("mtime:", in: words), let changed = Self.time("ctime:", in: words),
            let number = Self.value("ino:", in: words).flatMap({ Self.number($0) }),
            let size = Self.value("size:", in: words).flatMap({ Self.number($0) })
        else { return nil }
        self.written = written
        self.changed = changed
        self.number = number
        self.size = size
    }

    static func words(of details: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        details.split { $0.isASCIISpace }
    }

    /// Whether an entry is one of `git add --intent-to-add`.
    static func isAnnounced(_ words: [ArraySlice<UInt8>]) -> Bool {
        (value("flags:", in: words).flatMap { number($0, radix: 16) } ?? 0) & 0x2000_0000 != 0
    }

    /// Whether a file is as it was when the index was made, and was so long enough before that a later change would
    /// show.
    /// - Parameter indexed: when the index was written.
    func matches(_ info: FileInfo, before indexed: FileStamp.Time) -> Bool {
        guard let stamp = info.stamp else { return false }
        // A disk that counts seconds does not show a second change within one.
        let isSettled = written.nanoseconds == 0 ? written.seconds < indexed.seconds : written < indexed
        return isSettled && size == UInt32(truncatingIfNeeded: info.size)
            && number == UInt32(truncatingIfNeeded: stamp.number)
            && Self.cut(stamp.written) == written && Self.cut(stamp.changed) == changed
    }

    private static func cut(_ time: FileStamp.Time) -> FileStamp.Time {
        FileStamp.Time(seconds: Int(UInt32(truncatingIfNeeded: time.seconds)), nanoseconds: time.nanoseconds)
    }

    private static func time(_ name: String, in words: [ArraySlice<UInt8>]) -> FileStamp.Time? {
        let parts = value(name, in: words)?.split(separator: UInt8(ascii: ":")).compactMap { number($0) } ?? []
        return parts.count == 2 ? FileStamp.Time(seconds: Int(parts[0]), nanoseconds: Int(parts[1])) : nil
    }

    private static func value(_ name: String, in words: [ArraySlice<UInt8>]) -> ArraySlice<UInt8>? {
        words.firstIndex { $0.elementsEqual(name.utf8) }.flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil }
    }

    private static func number(_ digits: ArraySlice<UInt8>, radix: Int = 10) -> UInt32? {
        UInt32(String(decoding: digits, as: UTF8.self), radix: radix)
    }
}
