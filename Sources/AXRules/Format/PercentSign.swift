import AXModel
import AXSource

extension String {
    /// Whether there is a percent sign: most texts have none, and need no rule about formats.
    var hasPercent: Bool {
        utf8.withContiguousStorageIfAvailable { $0.contains(UInt8(ascii: "%")) } ?? utf8.contains(UInt8(ascii: "%"))
    }
}

extension LocatedText {
    var hasPercent: Bool { string.hasPercent }
}
