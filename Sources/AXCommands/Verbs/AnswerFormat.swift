import ArgumentParser

/// How a verb answers: for people or for programs.
enum AnswerFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
}
