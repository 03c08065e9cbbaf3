import AXReport
import ArgumentParser

/// Fits lines to the lengths of translations, and prints them as JSON for `scripts/length-model`.
@main
struct LengthModelCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "length-model",
        abstract: "Fit the model of translation lengths to the translations in one or more projects.")

    @Argument(help: "Folders, each of which is a project or contains the XLIFF files of one.")
    var projects: [String]

    func run() throws {
        let survey = try LengthSurvey(ofProjectsAt: projects)
        let report = LengthModelReport(locales: SurveyRows(survey, of: projects).rows)
        print(JSONText.pretty(report), terminator: "")
    }
}
