import AXModel
import AXSource

/// Which text of which string a `trans-unit` is.
struct XLIFFIdentity: Hashable, Sendable {
    let key: StringKey
    let path: VariationPath
}

extension [UInt8] {
    /// The bytes before and behind the last place of `separator`.
    func splitAtLast(_ separator: StaticString) -> (before: [UInt8], after: [UInt8])? {
        let length = separator.utf8CodeUnitCount
        let pattern = UnsafeBufferPointer(start: separator.utf8Start, count: length)
        var start = count - length
        while start >= 0 {
            if self[start..<(start + length)].elementsEqual(pattern) {
                return (Array(self[..<start]), Array(self[(start + length)...]))
            }
            start -= 1
        }
        return nil
    }
}
