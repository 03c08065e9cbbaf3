import AXSource

extension Variation {
    /// What is left of a variation when its device and width are chosen: a plain text, or one that varies by a number.
    ///
    /// A device without a text of its own takes that of `other`. The width is the widest that does not exceed the given one, and the
    /// narrowest where all do; without a width it is the widest. (Apple documents neither order; this is what its examples show.)
    /// - Returns: nil where there is no text for the device.
    public func chosen(device: String?, width: Int?) -> Variation? {
        switch self {
        case .plain, .plural: return self
        case .device(let forms):
            let form = device.flatMap { forms[$0] } ?? forms["other"]
            return form?.chosen(device: device, width: width)
        case .width(let forms):
            let widths = forms.keys.sorted()
            let fitting = width.map { width in widths.last { $0 <= width } ?? widths.first } ?? widths.last
            return fitting.flatMap { forms[$0] }?.chosen(device: device, width: width)
        }
    }

    /// The one text of a variation whose device and width are chosen; nil where it varies by a number too.
    func leaf(device: String?, width: Int?) -> LocatedText? {
        if case .plain(let text)? = chosen(device: device, width: width) { text } else { nil }
    }
}
