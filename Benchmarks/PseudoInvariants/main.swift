import AXFormats
import AXLocale
import AXLocaleData
import AXModel
import AXPseudo
import AXPseudoChecking
import AXSource
import Foundation

/// Creates pseudo-translations of all strings in the localization files of folders, with every mode, and checks their
/// invariants.
///
/// usage: pseudo-invariants FOLDER…

let folders = Array(CommandLine.arguments.dropFirst())
guard !folders.isEmpty else {
    FileHandle.standardError.write(Data("usage: pseudo-invariants FOLDER…\n".utf8))
    exit(2)
}
let texts = TextCollection(folders).texts
print("\(texts.count) different texts in \(folders.count) folders")
var transformed = 0
var violations = 0
for run in ModeRun.all {
    let result = run.count(over: texts)
    print("\(run.name): \(result.transformed) transformed, \(result.violations) violations")
    transformed += result.transformed
    violations += result.violations
}
print("all: \(transformed) transformed, \(violations) violations")
exit(violations == 0 ? 0 : 1)
