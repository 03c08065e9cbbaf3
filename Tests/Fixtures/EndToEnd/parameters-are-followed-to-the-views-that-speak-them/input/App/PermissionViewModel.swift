import Foundation

final class PermissionViewModel: ObservableObject {
    var isDenied = false
    var buttonText: String {
        isDenied
            ? NSLocalizedString("permission.settings", comment: "") : NSLocalizedString("permission.next", comment: "")
    }
}
