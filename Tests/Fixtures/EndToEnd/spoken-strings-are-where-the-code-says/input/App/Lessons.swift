import UIKit

func spoken(_ key: String, _ values: String...) -> String { Phrases.text(key, values: values) }

enum Phrases {
    static func text(_ key: String, values: [String]) -> String {
        guard !key.isEmpty else { return key }
        return String(format: NSLocalizedString(key, comment: "Progress of a lesson"), arguments: values)
    }
}

final class LessonCell: UITableViewCell {
    /// Each string has several values, and each value comes from other variables.
    private var progress: String? {
        let lesson = course.current
        let spent = lesson.clock?.spokenText ?? lesson.clock?.text
        let left = lesson.steps?.spokenText ?? lesson.steps?.text
        if let spent = spent, let left = left {
            return count > 1
                ? spoken("lesson.spent-left.other", lesson.name, spent, left) : spoken("lesson.spent-left.one", lesson.name, spent, left)
        } else if let spent = spent {
            return count > 1
                ? spoken("lesson.spent.other", lesson.name, spent) : spoken("lesson.spent.one", lesson.name, spent)
        } else if let left = left {
            return count > 1 ? spoken("lesson.left.other", lesson.name, left) : spoken("lesson.left.one", lesson.name, left)
        } else {
            return count > 1 ? spoken("lesson.other", lesson.name, spent, left) : spoken("lesson.one", lesson.name, spent, left)
        }
    }

    func show() { accessibilityLabel = progress }
}
