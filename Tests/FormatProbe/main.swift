import Foundation

// Prints a format filled in by Foundation: `format-probe FORMAT i:10 d:1.5 s:Anna`. It's a separate program because a
// wrong specifier may end it with a signal.
let arguments = CommandLine.arguments.dropFirst(2).map { argument -> any CVarArg in
    let value = String(argument.dropFirst(2))
    switch argument.prefix(2) {
    case "i:": return Int(value) ?? 0
    case "d:": return Double(value) ?? 0
    default: return NSString(string: value)
    }
}
let format = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : ""
print(withVaList(arguments) { NSString(format: format, arguments: $0) })
