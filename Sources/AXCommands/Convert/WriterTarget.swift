import AXFormats

/// A file format for strings.
struct WriterTarget: ConversionTarget {
    let writer: any CatalogWriter

    var id: String { writer.id }
    var packsNewLocales: Bool { writer.holdsUntranslated }
    var takesRoleNotes: Bool { !writer.hasXcodesComments }

    func write(_ input: ConversionInput, in workplace: Workplace) -> WrittenCatalogs { writer.write(all: input.sets) }
}
