import AXStringsKit
import Foundation

// usage: change-one-value FILE KEY VALUE
// Prints the file with one string changed. All other bytes stay the same.
let arguments = CommandLine.arguments
let data = try Data(contentsOf: URL(fileURLWithPath: arguments[1]))
let file = try LocalizationFile(path: arguments[1], bytes: data)
let changed = try file.applying([.set(StringKey(arguments[2]), value: arguments[3])])
FileHandle.standardOutput.write(Data(changed.source.raw))
