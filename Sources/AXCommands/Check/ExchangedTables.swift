/// The texts of exchange files that the user named, each beside the source text that its file gives.
struct ExchangedTables {
    let workplace: Workplace
    /// What `--locale` says.
    var locale: String?

    /// - Returns: nil where no exchange file is found, and where other files are named beside them in a project that has tables.
    /// - Throws: when nothing is at one of the paths.
    func tables(at paths: [String], in project: Project) throws(CommandFailure) -> CheckedTables? {
        let kinds = KnownFiles.exchange.union(["xcloc"])
        let others = paths.filter { !kinds.contains(PathName.fileExtension(of: $0)) }
        guard !paths.isEmpty, others.isEmpty || project.tables.isEmpty && project.looseTables.isEmpty else {
            return nil
        }
        let source = DeliverySource.none(in: project)
        let deliveries = DeliveryFinder(files: workplace.files, source: source, locale: locale)
        var found: [Delivery] = []
        for path in paths {
            let delivery = try deliveries.delivery(at: path)
            found.append(Delivery(exchanged: delivery.exchanged, failures: delivery.failures))
        }
        guard found.contains(where: { !$0.exchanged.isEmpty }) else { return nil }
        var tables = DeliveredTables(source, in: workplace)
        return tables.read(found)
    }
}
