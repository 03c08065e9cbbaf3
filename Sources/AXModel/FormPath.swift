public import AXLocale

/// The way from a unit to one of its texts, through its variations and substitutions.
public struct FormPath: Hashable, Sendable {
    /// One turn on the way.
    public enum Step: Hashable, Sendable {
        case plural(PluralCategory)
        /// `iphone`, `mac`, `other` …
        case device(String)
        /// In the units of `NSStringVariableWidthRuleType`.
        case width(Int)
        /// The variable of this name, whose own forms follow.
        case substitution(String)

        /// The step as catalogs spell it: the axis and the case, such as `plural`, `one`.
        public var names: [String] {
            switch self {
            case .plural(let category): ["plural", category.rawValue]
            case .device(let device): ["device", device]
            case .width(let width): ["width", String(width)]
            case .substitution(let name): ["substitutions", name]
            }
        }
    }

    public let steps: [Step]

    public init(_ steps: [Step] = []) {
        self.steps = steps
    }

    /// The unit's only text, or its format string where it has substitutions.
    public static let plain = FormPath()

    /// How many steps a way may have: a variable, and each axis once. Xcode compiles devices and, inside of them, plurals.
    /// What a file nests deeper isn't read, since each level could double the texts that are made of it.
    package static let mostSteps = 4

    /// The steps spelled out: `["substitutions", "songs", "plural", "few"]`.
    public var names: [String] { steps.flatMap(\.names) }

    public static func + (path: FormPath, step: Step) -> FormPath {
        FormPath(path.steps + [step])
    }
}

extension FormPath {
    /// Whether a string can have a text at this way beside one at another, and both are read: where they part, both turn
    /// on the same axis. The forms of variables stand beside all others, and forms take the place of a plain text.
    package func isCompatible(with other: FormPath) -> Bool {
        for (own, others) in zip(steps, other.steps) where own != others {
            return own.axis == others.axis || own.axis == .substitution || others.axis == .substitution
        }
        return other.steps.count <= steps.count || other.steps[steps.count].axis == .substitution
    }
}

extension FormPath.Step {
    fileprivate enum Axis {
        case plural, device, width, substitution
    }

    fileprivate var axis: Axis {
        switch self {
        case .plural: .plural
        case .device: .device
        case .width: .width
        case .substitution: .substitution
        }
    }
}
