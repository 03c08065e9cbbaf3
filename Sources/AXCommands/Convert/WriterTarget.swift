import AXFormats

/// A file format that tables are written in.
struct WriterTarget: ConversionTarget {
    let writer: any CatalogWriter

    var id: String { writer.id }
    var packsNewLocales: Bool { writer.holdsUntranslated }
    var takesRoleNotes: Bool { !writer.hasXcodesComments }

    func write(_ input: ConversionInput, in workplace: Workplace) -> WrittenCatalogs { writer.write(all: input.sets) }
}
