/// Bytes as hexadecimal digits in ASCII.
enum Hexadecimal {
    static func string(_ bytes: [UInt8]) -> String {
        bytes.reduce(into: "") { text, byte in
            text += String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
        }
    }
}
