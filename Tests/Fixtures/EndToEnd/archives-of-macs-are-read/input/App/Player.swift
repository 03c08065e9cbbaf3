button.accessibilityLabel = NSLocalizedString("play", comment: "")
