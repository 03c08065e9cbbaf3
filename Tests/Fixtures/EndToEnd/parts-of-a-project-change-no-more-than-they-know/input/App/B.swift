button.accessibilityLabel = NSLocalizedString("b.label", comment: "Label of the second button")
