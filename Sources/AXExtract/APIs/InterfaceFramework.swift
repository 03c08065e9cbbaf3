/// The framework whose views a file is about.
enum InterfaceFramework: Sendable {
    case uiKit
    case appKit

    /// What the imports of a file tell: AppKit where only that is imported, else UIKit.
    init(imports modules: Set<String>) {
        let isAppKit = !modules.isDisjoint(with: ["AppKit", "Cocoa"]) && !modules.contains("UIKit")
        self = isAppKit ? .appKit : .uiKit
    }
}
