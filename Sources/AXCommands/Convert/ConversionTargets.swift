import AXFormats

/// The outputs of `convert`, in the order in which its help lists them.
enum ConversionTargets {
    static let all: [any ConversionTarget] =
        Formats.writers.map { WriterTarget(writer: $0) } + [XclocTarget(), ReturnTarget()]
}
