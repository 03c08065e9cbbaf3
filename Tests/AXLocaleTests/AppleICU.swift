import Foundation

/// Apple's own ICU, which comes with Foundation: in Swift's toolchain for Linux, and as a library of macOS. It's used
/// only as an oracle, because its functions are private.
enum AppleICU {
    private typealias LocalizationsToUse =
        @convention(c) (
            UnsafePointer<UnsafePointer<CChar>?>, Int32, UnsafePointer<UnsafePointer<CChar>?>, Int32,
            UnsafeMutablePointer<UnsafePointer<CChar>?>, Int32, UnsafeMutablePointer<Int32>
        ) -> Int32

    private typealias ForLanguageTag =
        @convention(c) (
            UnsafePointer<CChar>, UnsafeMutablePointer<CChar>, Int32, UnsafeMutablePointer<Int32>,
            UnsafeMutablePointer<Int32>
        ) -> Int32

    private typealias ToLanguageTag =
        @convention(c) (
            UnsafePointer<CChar>, UnsafeMutablePointer<CChar>, Int32, Int8, UnsafeMutablePointer<Int32>
        ) -> Int32

    static let isPresent = symbol("ualoc_localizationsToUse") != nil

    static var canReadTags: Bool { symbol("uloc_forLanguageTag") != nil && symbol("uloc_toLanguageTag") != nil }

    /// The matcher's result; nil if ICU isn't found or fails.
    static func localizations(for wanted: [String], available: [String]) -> [String]? {
        guard let address = symbol("ualoc_localizationsToUse") else { return nil }
        let match = unsafeBitCast(address, to: LocalizationsToUse.self)
        let names = (wanted + available).map { strdup($0) }
        defer { names.forEach { free($0) } }
        let pointers = names.map { $0.map { UnsafePointer($0) } }
        var taken = [UnsafePointer<CChar>?](repeating: nil, count: available.count + 1)
        var error: Int32 = 0
        let count = match(
            Array(pointers.prefix(wanted.count)), Int32(wanted.count), Array(pointers.dropFirst(wanted.count)),
            Int32(available.count), &taken, Int32(taken.count), &error)
        guard error <= 0, count >= 0 else { return nil }
        return taken.prefix(Int(count)).compactMap { $0.map { String(cString: $0) } }
    }

    /// The tag as ICU reads and writes it, and how many bytes of it ICU read; nil if ICU isn't found or fails.
    static func rewritten(_ tag: String) -> (tag: String, length: Int)? {
        guard let reading = symbol("uloc_forLanguageTag"), let writing = symbol("uloc_toLanguageTag") else {
            return nil
        }
        let read = unsafeBitCast(reading, to: ForLanguageTag.self)
        let write = unsafeBitCast(writing, to: ToLanguageTag.self)
        var locale = [CChar](repeating: 0, count: 512)
        var text = [CChar](repeating: 0, count: 512)
        var length: Int32 = 0
        var error: Int32 = 0
        _ = read(tag, &locale, 511, &length, &error)
        let count = write(locale, &text, 511, 0, &error)
        guard error <= 0 else { return nil }
        return (String(decoding: text.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self), Int(length))
    }

    /// The toolchain's copy has a prefix before the names of ICU's own functions.
    private static func symbol(_ name: String) -> UnsafeMutableRawPointer? {
        guard let library else { return nil }
        return dlsym(library, name) ?? dlsym(library, "swift_" + name)
    }

    nonisolated(unsafe) private static let library: UnsafeMutableRawPointer? = {
        #if os(macOS)
            dlopen("/usr/lib/libicucore.dylib", RTLD_LAZY)
        #else
            dlopen("lib_FoundationICU.so", RTLD_LAZY)
        #endif
    }()
}
