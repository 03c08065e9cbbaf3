public import AXLocale

/// The path from a unit to one of its strings, through its variations and substitutions.
public struct VariationPath: Hashable, Sendable {
    /// A step of the path.
    public enum Step: Hashable, Sendable {
        /// The plural category of the form.
        case plural(PluralCategory)
        /// The device, such as `iphone`, `mac` or `other`.
        case device(String)
        /// The width in the units of `NSStringVariableWidthRuleType`.
        case width(Int)
        /// The variable of this name. Steps into its forms follow.
        case substitution(String)

        /// The step as in catalogs: the kind of variation and the case, such as `plural`, `one`.
        public var names: [String] {
            switch self {
            case .plural(let category): ["plural", category.rawValue]
            case .device(let device): ["device", device]
            case .width(let width): ["width", String(width)]
            case .substitution(let name): ["substitutions", name]
            }
        }
    }

    /// The steps, from the unit to the string; empty for ``plain``.
    public let steps: [Step]

    /// - Parameter steps: the steps, from the unit to the string; empty for ``plain``.
    public init(_ steps: [Step] = []) {
        self.steps = steps
    }

    /// The unit's only string, or its format string if it has substitutions.
    public static let plain = VariationPath()

    /// The maximum number of steps: a variable, and each kind of variation once. Xcode compiles devices, and plurals
    /// inside devices. Deeper nesting isn't read, because each level could double the number of strings.
    package static let maximumSteps = 4

    /// The names of all steps: `["substitutions", "songs", "plural", "few"]`.
    public var names: [String] { steps.flatMap(\.names) }

    /// The path with `step` appended.
    public static func + (path: VariationPath, step: Step) -> VariationPath {
        VariationPath(path.steps + [step])
    }
}

extension VariationPath {
    /// Whether a form at this path can be added to a string that has a form at `other`.
    ///
    /// The first steps that differ must vary by the same thing, or one of them must lead to a variable, because the
    /// forms of variables are independent of all others. A form can also replace a less specific string whose path is
    /// the beginning of this one, but not the other way around.
    package func isCompatible(with other: VariationPath) -> Bool {
        for (own, others) in zip(steps, other.steps) where own != others {
            return own.axis == others.axis || own.axis == .substitution || others.axis == .substitution
        }
        return other.steps.count <= steps.count || other.steps[steps.count].axis == .substitution
    }
}

extension VariationPath.Step {
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

extension VariationPath {
    /// Whether the path leads to a form of a variable.
    var isInVariable: Bool {
        if case .substitution = steps.first { true } else { false }
    }

    /// The path without its first step, which leads to the variable.
    var withoutVariable: VariationPath { VariationPath(Array(steps.dropFirst())) }
}
