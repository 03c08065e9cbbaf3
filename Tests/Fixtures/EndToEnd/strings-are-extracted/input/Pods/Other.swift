x.accessibilityLabel = "Vendored"
