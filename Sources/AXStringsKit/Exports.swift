// Clients need the types of these modules, so `import AXStringsKit` also imports them.
@_exported public import AXLocale
@_exported public import AXModel
@_exported public import AXRules
@_exported public import AXSource
