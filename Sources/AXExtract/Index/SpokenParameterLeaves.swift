import AXModel
import AXSource

extension StringLeaf {
    /// Whether the code makes the spoken string from the parameter, by looking it up or changing it.
    var isMadeOfParameter: Bool { call.map { !$0.showsStrings } ?? false || !textChanges.isEmpty }

    /// Whether a function of the system looks up the parameter in the default table of the app.
    var isLookedUp: Bool {
        guard let call, !call.showsStrings, textChanges.isEmpty, call.table == nil, call.bundle == nil,
            call.passed[.table] == nil
        else { return false }
        return LocalizationFunctions.function(call.function).map { $0.name.first != "." } ?? false
    }
}
