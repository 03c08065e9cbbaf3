import AppKit

let title = NSLocalizedString("About", comment: "The title of a pane")
let menu = NSLocalizedString("App menu", comment: "The title of a window")
let window = NSLocalizedString("Main window", comment: "The title of a pane")
let image = NSImage(systemSymbolName: "info.circle", accessibilityDescription: "About")
let other = NSImage(systemSymbolName: "menu", accessibilityDescription: "Status menu")
