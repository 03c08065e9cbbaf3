import AXSource

extension ProjectIndex {
    /// The uses of the spoken parameter that an argument is passed to; nil if the argument isn't spoken.
    func spoken(_ call: SpokenCall, in path: String) -> [SpokenParameters.Parameter]? {
        switch call.callee {
        case .function(let name, let labels):
            return spoken.parameters(call, of: name, labels: labels, in: path)
        case .method(let name, let type, let labels):
            // The method may also be one of the app's own types that announces the argument.
            let classes = classes(declaring: name, ofReceiver: type, of: call, path)
            let owners = classes + [type?.lastName].compactMap(\.self)
            return owners.lazy.compactMap { owner in
                spoken.parameters(call, of: "\(owner).\(name)", labels: labels, in: path)
            }.first
        case .initializer(let type):
            let names = [parameter(of: call, in: path), call.label].lazy.compactMap(\.self)
            return names.compactMap { spoken($0, of: type, in: path) }.first
        }
    }

    /// The name of the initializer's parameter that the argument of a call is passed to; nil if it's unknown.
    func parameter(of call: SpokenCall, in path: String) -> String? {
        guard let parameters = initializer(of: call, in: path),
            let positions = ArgumentMatch.positions(of: call.arguments.map(\.label), in: parameters),
            positions.indices.contains(call.index)
        else { return nil }
        return parameters[positions[call.index]].name
    }

    /// The classes of the system in whose extensions a called method may be: those that the receiver inherits from, and
    /// those that conform to the receiver's protocol.
    /// - Parameter written: The type of the receiver as written; nil for `self`.
    private func classes(
        declaring method: String, ofReceiver written: String?, of call: SpokenCall, _ path: String
    ) -> [String] {
        guard let type = written ?? call.screen else { return [] }
        guard let methods = spoken.inherited[method] else { return [] }
        let owners = methods.map { String($0.dropLast(method.count + 1)) }
        let name = resolvedType(type, from: written == nil ? nil : call.screen, path)
        let classes = lineage(name)
        let known = Set(classes + (classes.last.map(Self.classes(above:)) ?? []))
        return owners.filter { known.contains($0) || protocols(of: $0).contains(name) }.sorted()
    }

    /// The superclasses of a class of UIKit that apps extend.
    private static func classes(above name: String) -> [String] {
        if name.hasPrefix("UI"), name.hasSuffix("Controller") { return ["UIViewController"] }
        return ControlNames.isView(name) ? ["UIControl", "UIView"] : []
    }

    private func spoken(_ label: String, of written: Reference, in path: String) -> [SpokenParameters.Parameter]? {
        guard let last = written.path.last, spoken.typeNames.contains(last) else { return nil }
        for outer in Self.enclosing(written.enclosingType) {
            guard var type = typeName(written.path[0], in: outer, path) else { continue }
            for name in written.path.dropFirst() { type += "." + name }
            return spoken.parameters(label, of: type)
        }
        return nil
    }
}
