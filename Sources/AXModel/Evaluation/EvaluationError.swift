/// The reason why a string can't be evaluated.
package enum EvaluationError: Error, Hashable, Sendable {
    /// The unit has no form for the device or for `other`.
    case noText(device: String?)
    /// A specifier uses the argument at this 1-based position, which wasn't given.
    case missingArgument(position: Int, specifier: String)
    /// The argument has the wrong type for the specifier.
    case wrongArgument(position: Int, specifier: String)
    case undefinedVariable(String)
    /// The variable has no form for the number or for `other`.
    case noForm(variable: String)
    /// The forms of the variable refer to the variable itself, directly or through other variables.
    case circle(variable: String)
    /// The string or its forms exceed a million bytes, variables are nested too deeply or used too often, or a width or
    /// precision is unrealistic.
    case tooLong
}

extension EvaluationError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noText(nil): "the string exists only for some devices, but no device was specified"
        case .noText(let device?): "the string has no form for the device “\(device)” or for “other”"
        case .missingArgument(let position, let specifier):
            "“\(specifier)” needs argument \(position), which wasn't given"
        case .wrongArgument(let position, let specifier):
            "argument \(position) doesn't have the type that “\(specifier)” expects"
        case .undefinedVariable(let name): "the variable “\(name)” isn't defined"
        case .noForm(let name): "the variable “\(name)” has no form for this number or for “other”"
        case .circle(let name): "the forms of the variable “\(name)” refer back to the variable itself"
        case .tooLong: "the resulting string is too long"
        }
    }
}
