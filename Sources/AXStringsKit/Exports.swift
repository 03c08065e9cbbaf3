// What a client reads and writes: one import brings all of it.
@_exported public import AXLocale
@_exported public import AXModel
@_exported public import AXRules
@_exported public import AXSource
