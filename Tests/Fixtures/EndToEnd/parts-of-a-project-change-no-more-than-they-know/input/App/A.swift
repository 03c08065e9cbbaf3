button.accessibilityLabel = NSLocalizedString("a.label", comment: "Label of the first button")
