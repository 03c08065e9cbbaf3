import AXModel
import AXSource
import ArgumentParser

/// A state as `--state` names it: as string catalogs do.
enum StateName: String, ExpressibleByArgument, CaseIterable {
    case new
    case needsReview = "needs_review"
    case machineTranslated = "machine_translated"
    case translated
    case stale

    var state: TranslationState {
        switch self {
        case .new: .new
        case .needsReview: .needsReview
        case .machineTranslated: .machineTranslated
        case .translated: .translated
        case .stale: .stale
        }
    }
}

/// The units with a form in one of the given states.
struct UnitsInState {
    private struct Place: Hashable {
        let path: String
        let locale: String
        let key: StringKey
    }

    private var places: Set<Place> = []

    init(_ states: [StateName], in catalogs: [Catalog]) {
        let states = Set(states.map(\.state))
        for catalog in catalogs {
            for unit in catalog.units where unit.states.values.contains(where: states.contains) {
                places.insert(Place(path: unit.path ?? catalog.path, locale: catalog.locale, key: unit.key))
            }
        }
    }

    /// What a finding says about these units; nil for one about others, or about a file.
    func part(of finding: Diagnostic) -> Diagnostic? {
        if finding.id == ConfigurationMistake.page.id { return finding }
        if finding.counted != nil { return finding.counting { covers($0, of: finding) } }
        return finding.key.map { covers($0, of: finding) } == true ? finding : nil
    }

    private func covers(_ key: StringKey, of finding: Diagnostic) -> Bool {
        ([finding.locale].compactMap { $0 } + finding.alsoIn).contains { locale in
            places.contains(Place(path: finding.path, locale: locale, key: key))
        }
    }
}
