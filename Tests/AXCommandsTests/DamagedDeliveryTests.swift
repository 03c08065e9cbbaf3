import AXTestSupport
import Foundation
import Testing

@testable import AXCommands

/// The findings of `check` about damaged deliveries, and the strings that `apply` takes from them.
@Suite struct DamagedDeliveryTests {
    private static func project(_ damage: DeliveryDamage) throws -> [String: String] {
        let source = damage.app.texts(in: "en")
        // The project's strings in the language are older.
        let current = damage.app.texts(in: damage.locale).filter { $0.key != "tracks" }.mapValues { $0 + " (1)" }
        return try damage.format.files(["en": source, damage.locale: current], in: "App")
    }

    private struct Finding: Decodable {
        let id: String
        let key: String?
    }

    private struct Report: Decodable {
        let diagnostics: [Finding]
    }

    private static func findings(_ files: [String: String], _ path: String) throws -> [Finding] {
        let run = try VerbRun(["check", path, "--source", "App", "--format", "json"], files)
        return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).diagnostics
    }

    private static func outcome(of damage: DeliveryDamage, _ files: [String: String], _ path: String) throws -> String {
        let run = try VerbRun(["apply", path, "--to", "App", "--dry-run"], files)
        let told = run.errors.split(separator: "\n")
        if damage.key == "*" { return told.contains { $0.contains("not applied") } ? "left" : "taken" }
        for outcome in ["refused", "skipped"]
        where told.contains(where: { $0.hasPrefix("  \(outcome) “\(damage.key)”") }) {
            return outcome
        }
        return "taken"
    }

    @Test(arguments: InputShare.of(DeliveryDamage.all))
    func aDamageIsFoundOrRightlyPassedOver(_ damage: DeliveryDamage) throws {
        let delivery = try damage.format.delivery(
            damage.delivered, source: damage.app.texts(in: "en"), in: damage.locale)
        let files = try Self.project(damage).merging(delivery.files) { $1 }
        let found = try Self.findings(files, delivery.path)
        let own = found.filter { damage.key == "*" || $0.key == damage.key || $0.key == nil }
        if damage.rule == "silent" {
            #expect(own.isEmpty, "\(own.map(\.id))")
        } else {
            #expect(own.contains { $0.id == damage.rule }, "\(own.map(\.id))")
        }
        let outcome = try Self.outcome(of: damage, files, delivery.path)
        let expected = damage.outcome == "kept out" ? ["refused", "skipped"] : [damage.outcome]
        #expect(expected.contains(outcome), "\(outcome)")
    }

    @Test(arguments: DeliveredApp.all.map(\.name), DeliveryFormat.allCases)
    func whatNobodyDamagedIsInOrder(app: String, format: DeliveryFormat) throws {
        let app = try #require(DeliveredApp.all.first { $0.name == app })
        for locale in ["de", "fr", "ru", "ja", "ar", "uk", "pl"] {
            let source = app.texts(in: "en")
            let delivery = try format.delivery(app.texts(in: locale), source: source, in: locale)
            let files = try format.files(["en": source], in: "App").merging(delivery.files) { $1 }
            let found = try Self.findings(files, delivery.path)
            #expect(found.isEmpty, "\(locale): \(found.map { "\($0.key ?? "") \($0.id)" })")
        }
    }
}
