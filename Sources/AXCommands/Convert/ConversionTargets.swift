import AXFormats

/// What `convert` can make, in the order in which its help lists it.
enum ConversionTargets {
    static let all: [any ConversionTarget] =
        Formats.writers.map { WriterTarget(writer: $0) } + [XclocTarget(), ReturnTarget()]
}
