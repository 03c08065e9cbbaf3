/// The names that references have, so that of a file which holds nothing but constants only those are read that somebody
/// may mean.
struct AskedNames {
    /// The names between the dots.
    private(set) var names: Set<String> = []
    /// Lists and not leaves, which are large to copy.
    private var open: [[StringLeaf]] = []

    init(_ facts: [FileFacts]) {
        for file in facts { add(file) }
    }

    /// Adds the names that a file refers to.
    mutating func add(_ file: FileFacts) {
        add(file.sites)
        add(file.unspoken)
        for call in file.calls {
            names.formUnion(call.type.path)
            open.append(call.leaves)
        }
        for declaration in file.declarations {
            if !declaration.leaves.isEmpty { open.append(declaration.leaves) }
            if !declaration.assigned.isEmpty { open.append(declaration.assigned) }
        }
        while let leaves = open.popLast() {
            for leaf in leaves { add(leaf) }
        }
    }

    private mutating func add(_ sites: [SpokenSite]) {
        for site in sites {
            open.append(site.leaves)
            if let fallback = site.fallback { open.append([fallback]) }
        }
    }

    private mutating func add(_ leaf: StringLeaf) {
        for value in (leaf.runtimeKey?.values ?? []) + (leaf.call?.openText?.values ?? []) {
            if let name = value.name { names.formUnion(name.path) }
        }
        guard let reference = leaf.reference else { return }
        names.formUnion(reference.path)
        if !reference.receiver.isEmpty { open.append(reference.receiver) }
        for argument in reference.arguments ?? [] where !argument.leaves.isEmpty { open.append(argument.leaves) }
    }
}
