import AXSource

/// The units of one table in one locale. They usually come from one file; ``paths`` lists all files.
public struct Catalog: Sendable {
    /// The path of the catalog's file; the first one if there are several. A unit from another file has a
    /// ``Unit/path``.
    public let path: String
    /// A language tag, or the name of an `.lproj` folder.
    public let locale: String
    /// The table's name: the name of the file without its extension.
    public let table: String
    /// The path that an exchange file gives for the table; nil for a file of the project, which is identified by its
    /// own path.
    package var origin: TableOrigin?
    /// The units in file order. If a key is repeated, Apple's runtime uses the last unit.
    public var units: [Unit]

    package init(path: String, locale: String, table: String, origin: TableOrigin? = nil, units: [Unit]) {
        self.path = path
        self.locale = locale
        self.table = table
        self.origin = origin
        self.units = units
    }

    package func with(_ units: [Unit]) -> Catalog {
        Catalog(path: path, locale: locale, table: table, origin: origin, units: units)
    }

    package func renamed(to locale: String) -> Catalog {
        Catalog(path: path, locale: locale, table: table, origin: origin, units: units)
    }

    /// The paths of all files that contain units of the catalog.
    public var paths: Set<String> { Set(units.compactMap(\.path)).union([path]) }
}

/// The strings table at a path in a project: a file in an `.lproj` folder, or a catalog.
package struct TableOrigin: Hashable, Sendable {
    /// The folders that contain the table's `.lproj` folders or its catalog, outermost first.
    package let folders: [String]
    /// The name of the file without its extension.
    package let table: String

    /// - Parameter path: a path such as the `original` of an XLIFF file: `App/en.lproj/Localizable.strings`.
    package init(_ path: String) {
        var names = path.split(separator: "/").map(String.init).filter { $0 != "." }
        let file = names.popLast() ?? path
        table = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
        if names.last?.hasSuffix(".lproj") == true { names.removeLast() }
        folders = names
    }
}

/// One table in all its locales: the input and output of a conversion.
package struct CatalogSet: Sendable {
    /// The app's development language.
    package let sourceLanguage: String
    /// The table's name, such as `Localizable`.
    package let table: String
    /// One catalog per locale, including the source language if the files contain it.
    package var catalogs: [Catalog]

    package init(sourceLanguage: String, table: String, catalogs: [Catalog]) {
        self.sourceLanguage = sourceLanguage
        self.table = table
        self.catalogs = catalogs
    }

    /// The strings in the source language; nil if the files don't contain them.
    package var source: Catalog? { catalogs.first { $0.locale == sourceLanguage } }
}

extension Catalog {
    /// The catalog with the units of `other` added. If both contain a key, the unit of `other` replaces the one of this
    /// catalog, as a `.stringsdict` file overrides a `.strings` file (CFBundle). Each added unit keeps the path of its
    /// file.
    public func overlaid(by other: Catalog) -> Catalog { overlaid(by: [other]) }

    /// The catalog with units from `others` added. A unit is added if this catalog lacks its key and at least one of
    /// the translations contains it.
    package func completed(by others: [Catalog], for translations: [Catalog]) -> Catalog {
        if others.isEmpty { return self }
        let wanted = Set(translations.flatMap(\.units).map(\.key))
        var keys = Set(units.map(\.key))
        let lacking = others.flatMap { other in
            other.units.filter { wanted.contains($0.key) && keys.insert($0.key).inserted }.map { unit in
                var unit = unit
                unit.path = unit.path ?? other.path
                return unit
            }
        }
        return with(units + lacking)
    }

    /// The catalog with the units of the others added in order, so that later units replace earlier ones with the same
    /// key. All are added in one pass, because an export can split a table into thousands of parts.
    package func overlaid(by others: some Collection<Catalog>) -> Catalog {
        guard !others.isEmpty else { return self }
        var known: Set<StringKey> = []
        let kept = ([self] + others).reversed().map { catalog in
            let units = catalog.units.filter { !known.contains($0.key) }
            known.formUnion(units.map(\.key))
            return units.map { unit in
                var unit = unit
                unit.path = unit.path ?? (catalog.path == path ? nil : catalog.path)
                return unit
            }
        }
        var result = self
        result.units = kept.reversed().flatMap { $0 }
        return result
    }
}

extension [Catalog] {
    /// One catalog per table and locale, in order of first appearance. Later parts override earlier ones.
    package var joined: [Catalog] {
        var indices: [TableLocale: Int] = [:]
        var parts: [[Catalog]] = []
        for catalog in self {
            let name = TableLocale(table: catalog.table, origin: catalog.origin, locale: catalog.locale)
            if let index = indices[name] {
                parts[index].append(catalog)
            } else {
                indices[name] = parts.count
                parts.append([catalog])
            }
        }
        return parts.compactMap { part in part.first?.overlaid(by: part.dropFirst()) }
    }
}

private struct TableLocale: Hashable {
    let table: String
    let origin: TableOrigin?
    let locale: String
}
