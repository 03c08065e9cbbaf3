x.accessibilityLabel = NSLocalizedString("kept.label", comment: "c")
