import Foundation
// placeholder
let arguments = CommandLine.arguments
try "".write(toFile: arguments[1], atomically: true, encoding: .utf8)
