import Foundation

/// Base 64 as property lists have it, white space included (RFC 4648, section 4).
enum Base64 {
    static func decode(_ bytes: [UInt8]) -> [UInt8]? {
        Data(base64Encoded: Data(bytes.filter { $0 > 0x20 })).map(Array.init)
    }
}
