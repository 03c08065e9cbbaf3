/// Chooses the pairs of bytes by which texts are found in source code: those that are rare there.
enum RarePairs {
    /// Of each text a pair, and how far behind its beginning it stands. Texts share a pair where they can.
    /// - Parameter texts: Of two bytes or more.
    static func chosen(of texts: [[UInt8]]) -> [(pair: UInt16, distance: Int)] {
        var known: Set<UInt16> = []
        return texts.map { text in
            let pairs = (0..<text.count - 1).map { (text[$0].paired(with: text[$0 + 1]), $0) }
            let shared = pairs.first { known.contains($0.0) }
            let rarest = shared ?? pairs.min { frequency(of: $0.0) < frequency(of: $1.0) } ?? (0, 0)
            known.insert(rarest.0)
            return (rarest.0, rarest.1)
        }
    }

    /// How frequent a pair is beside others, as far as its bytes tell.
    private static func frequency(of pair: UInt16) -> Int {
        weight(UInt8(pair >> 8)) * weight(UInt8(truncatingIfNeeded: pair))
    }

    /// How frequent a byte is beside others.
    private static func weight(_ byte: UInt8) -> Int {
        switch byte {
        case 0x20, 0x0A: 100
        case UInt8(ascii: "a")...UInt8(ascii: "z"):
            letters.firstIndex(of: byte).map { letters.count - $0 + 4 } ?? 4
        case UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "/"): 12
        default: 4
        }
    }

    /// The letters of English and of code, the most frequent first.
    private static let letters = Array("etaoinrslcdupmhgfybvwkxzjq".utf8)
}

extension UInt8 {
    /// Two bytes as one number, this one the high byte.
    func paired(with next: UInt8) -> UInt16 { UInt16(self) << 8 | UInt16(next) }
}
