import AXLocale
import AXLocaleData
import AXModel
import AXSource

/// The strings of a unit that depend on one number: its plural forms, or the forms of one of its variables.
struct CountedText: Sendable {
    struct Form: Sendable {
        let category: PluralCategory
        let text: LocatedText
        let format: FormatText

        var arguments: Set<Int> { Set(format.arguments.byPosition.keys) }
    }

    let path: VariationPath
    /// The name of the variable that the forms belong to; nil if the string itself varies.
    let variable: String?
    /// The categories that have a form, in this file or in the project.
    let categories: Set<PluralCategory>
    /// The empty forms of a plural that also has other forms.
    let emptyForms: [PluralCategory: LocatedText]
    /// The forms whose wording is checked, in the order of the categories. A category has several forms if its form
    /// also varies by device or width.
    let forms: [Form]
    /// The 1-based position of the number's argument; nil if the string itself varies and no form shows a number.
    let argument: Int?
    /// Whether the number may have a fraction, because it isn't read as an integer.
    let takesFractions: Bool

    fileprivate init(
        _ path: VariationPath, _ name: String?, _ forms: [PluralCategory: Variation], in variable: FormatVariable?,
        kept: Set<VariationPath>
    ) {
        self.path = path
        self.variable = name
        let categories = PluralCategory.allCases
        self.categories = Set(categories.filter { forms[$0] != nil || kept.contains(path + .plural($0)) })
        let read = categories.flatMap { category in
            (forms[category]?.checkedForms ?? []).map { text in
                Form(category: category, text: text, format: FormatText(text.string, in: variable))
            }
        }
        self.forms = read
        emptyForms = read.isEmpty ? [:] : forms.compactMapValues(\.emptyForm)
        let number = variable?.specifier ?? Self.number(in: read)?.read
        argument = variable?.argument ?? Self.number(in: read)?.position
        takesFractions = number.map { !$0.type.isInteger } ?? false
    }

    /// Treats a plain string that shows a number as the form for all numbers. Nil if it doesn't show a number.
    init?(showingNumber text: LocatedText) {
        self.init(.plain, nil, [.other: .plain(text)], in: nil, kept: [])
        if argument == nil { return nil }
    }

    private init(_ other: CountedText, forms: [Form]) {
        (path, variable, categories) = (other.path, other.variable, other.categories)
        (argument, takesFractions, emptyForms) = (other.argument, other.takesFractions, other.emptyForms)
        self.forms = forms
    }

    func adding(_ form: Form) -> CountedText {
        CountedText(self, forms: [form] + forms)
    }

    /// The number that the forms of a string without variables show. It's the first number of the last form with a
    /// number, usually `other`.
    private static func number(in forms: [Form]) -> FormatArguments.Use? {
        forms.reversed().lazy.compactMap { form in
            form.format.arguments.uses.first { $0.read.type.isNumber && !$0.isAmount }
        }.first
    }

    func forms(of category: PluralCategory) -> [Form] {
        forms.filter { $0.category == category }
    }

    func showsNumber(_ form: Form) -> Bool {
        argument.map(form.arguments.contains) ?? false
    }

    /// Whether several categories have forms, and all forms are equal. The string then doesn't depend on the number.
    var isInvariable: Bool {
        Set(forms.map(\.category)).count > 1 && Set(forms.map(\.text.string)).count == 1
    }
}

extension Variation {
    fileprivate var checkedForms: [LocatedText] { forms.filter(\.isCheckable) }

    /// The first form if all are blank.
    fileprivate var emptyForm: LocatedText? { forms.allSatisfy(\.isBlank) ? forms.first : nil }
}

extension Unit {
    /// One ``CountedText`` for each plural in the unit, including those of its variables; empty for most units.
    var countedTexts: [CountedText] {
        if onlyText != nil { return [] }
        let variables = substitutions.sorted { $0.key < $1.key }
        return counted(text, .plain, nil, in: nil)
            + variables.flatMap { name, variable in
                counted(
                    variable.text, VariationPath([.substitution(name)]), name,
                    in: FormatVariable(variable, argument: variable.argument ?? 1))
            }
    }

    private func counted(
        _ variation: Variation, _ path: VariationPath, _ name: String?, in variable: FormatVariable?
    ) -> [CountedText] {
        switch variation {
        case .plain: []
        case .plural(let forms): [CountedText(path, name, forms, in: variable, kept: keptForms)]
        case .device(let forms):
            forms.sorted { $0.key < $1.key }.flatMap { counted($0.value, path + .device($0.key), name, in: variable) }
        case .width(let forms):
            forms.sorted { $0.key < $1.key }.flatMap { counted($0.value, path + .width($0.key), name, in: variable) }
        }
    }
}

extension CountedText {
    /// The term for messages: “plural”, or “variable” and its name.
    var title: String { variable.map { "variable \($0.quoted)" } ?? "plural" }
}

extension CountedText.Form {
    /// Whether one form is correct for all integers above 1, because of the word before the number or the ending of the
    /// word after it. In Polish, “od %d utworów” is correct for both 2 and 5, because “od” determines the case of the
    /// noun.
    /// - Parameter isOnlyForm: whether the form for 1 is also missing. In this case, only the word before the first
    ///   placeholder counts.
    func hasOneForm(_ lexicon: Lexicon, isOnlyForm: Bool = false) -> Bool {
        let (before, endings) = (lexicon.oneFormWords, lexicon.oneFormEndings)
        guard !before.isEmpty || !isOnlyForm && !endings.isEmpty else { return false }
        let folded = FoldedText(text.string)
        let numbers = folded.words.indices.lazy.filter { index in
            folded.scalars[folded.words[index].lowerBound] == FoldedText.placeholder
        }
        return numbers.prefix(isOnlyForm ? 1 : .max).contains { index in
            index > 0 && before.match(atWord: index - 1, in: folded) != nil
                || !isOnlyForm && index + 1 < folded.words.count && endings.match(atWord: index + 1, in: folded) != nil
        }
    }

    /// The word directly after the first placeholder, as an index into the folded text; nil if no word follows in the
    /// same clause. Usually, the placeholder is the number and the word is the counted noun.
    var counted: (text: FoldedText, word: Int)? {
        let folded = FoldedText(text.string)
        let number = folded.words.indices.first {
            folded.scalars[folded.words[$0].lowerBound] == FoldedText.placeholder
        }
        guard let number, number + 1 < folded.words.count,
            folded.clause(ofWord: number) == folded.clause(ofWord: number + 1)
        else { return nil }
        return (folded, number + 1)
    }

    var beginsWithNumber: Bool { counted?.word == 1 }

    /// Whether the word after the number is one of the terms, or ends with one.
    func counts(_ terms: TermIndex) -> Bool {
        guard !terms.isEmpty, let (text, word) = counted else { return false }
        return terms.match(atWord: word, in: text) != nil
    }
}
