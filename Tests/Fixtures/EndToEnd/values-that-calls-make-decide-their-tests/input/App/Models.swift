import SwiftUI

/// It isn't a view, even if its name and its extension look like those of one.
struct SpokenLabel: Equatable {
    let text: String
    let accessibilityText: String?
}

extension SpokenLabel {
    var textView: some View { Text(text).accessibilityLabel(accessibilityText ?? text) }
}

struct TourModel {
    let name: String

    var label: SpokenLabel {
        SpokenLabel(text: name, accessibilityText: NSLocalizedString("tour.active", comment: "Label"))
    }
}

struct ChoiceGroup: View {
    struct Model {
        let title: String
        let accessibilityText: String?
    }

    let models: [Model]

    var body: some View {
        ForEach(models.indices, id: \.self) { index in
            Button(models[index].title) {}
                .accessibilityLabel(models[index].accessibilityText ?? models[index].title)
        }
    }
}

struct Choices {
    func group() -> ChoiceGroup {
        let models: [ChoiceGroup.Model] = [
            .init(
                title: NSLocalizedString("choice.yes", comment: "Title"),
                accessibilityText: NSLocalizedString("choice.yes.spoken", comment: "Label"))
        ]
        return ChoiceGroup(models: models)
    }
}

func HeaderTextView(_ key: String) -> Text {
    Text(NSLocalizedString(key, comment: ""))
}

/// The function isn't a text field, and its text is spoken.
struct Welcome: View {
    var body: some View {
        HeaderTextView("welcome")
            .accessibilityAddTraits(.isHeader)
            .accessibilityHint("welcome.hint")
    }
}
