public import AXModel
public import AXSource

/// A question about one unit.
public protocol Rule: Sendable {
    /// What the rule is about, and a case in which it fires.
    static var page: RulePage { get }

    /// Judges one unit of one catalog.
    /// - Parameters:
    ///   - unit: the unit to judge.
    ///   - source: the same unit in the development language; nil when `unit` is the source itself or has no source.
    ///   - context: what the rule may know about locale, project and neighboring units.
    func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic]
}

/// A question about a whole catalog.
public protocol CatalogRule: Sendable {
    /// What the rule is about, and a case in which it fires.
    static var page: RulePage { get }

    /// Judges one catalog.
    /// - Parameters:
    ///   - catalog: the catalog to judge.
    ///   - source: the catalog of the development language; nil when `catalog` is the source itself.
    ///   - context: what the rule may know about locale and project.
    func check(_ catalog: Catalog, against source: Catalog?, in context: RuleContext) -> [Diagnostic]
}

extension Rule {
    /// The rule's page.
    public var page: RulePage { Self.page }
}

extension CatalogRule {
    /// The rule's page.
    public var page: RulePage { Self.page }
}
