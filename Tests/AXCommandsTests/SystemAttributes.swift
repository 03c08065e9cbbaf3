import Foundation

/// Extended attributes, through the system's own calls.
enum SystemAttributes {
    static func set(_ path: String, _ name: String, _ value: String) -> Bool {
        #if canImport(Darwin)
            setxattr(path, name, value, value.utf8.count, 0, 0) == 0
        #else
            linux("setxattr", as: Set.self)?(path, name, value, value.utf8.count, 0) == 0
        #endif
    }

    static func get(_ path: String, _ name: String) -> String? {
        var buffer = [UInt8](repeating: 0, count: 256)
        #if canImport(Darwin)
            let count = getxattr(path, name, &buffer, buffer.count, 0, 0)
        #else
            let count = linux("getxattr", as: Get.self)?(path, name, &buffer, buffer.count) ?? -1
        #endif
        return count < 0 ? nil : String(decoding: buffer[..<count], as: UTF8.self)
    }

    #if !canImport(Darwin)
        private typealias Set =
            @convention(c) (
                UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer, Int, Int32
            ) -> Int32
        private typealias Get =
            @convention(c) (
                UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer, Int
            ) -> Int

        /// Swift's module for the C library lacks these functions.
        private static func linux<Call>(_ name: String, as type: Call.Type) -> Call? {
            dlsym(dlopen(nil, RTLD_NOW), name).map { unsafeBitCast($0, to: type) }
        }
    #endif
}
