import LintelGraph

/// `manifest`: what a package manifest declares of a module and what its files import agree.
///
/// Modules whose dependencies the manifest computes are not judged. A declared module counts as
/// used when a file imports it, or mentions something of it that another module hands on.
struct ManifestRule: RuleKind {
  static let word = "manifest"
  static let summary = "package manifests declare the modules that are imported, and no others"
  static let judges = RuleSubject.imports
  static let options: [any DeclaredOption] = [components, unused, transitive]

  static let components = RuleOption<[ComponentReference]>.components(
    "in", "Only modules that lie in these components are judged.")
  static let unused = RuleOption<Choice>.word(
    "unused", standard: .deny, "Dependencies that nothing uses; 'deny' by default.")
  static let transitive = RuleOption<Choice>.word(
    "transitive", standard: .deny,
    "Imports of what is not declared, but needed by what is; 'deny' by default.")

  let components: [ComponentReference]
  let unused: Choice
  let transitive: Choice

  init(_ fields: Fields) {
    components = fields[Self.components]
    unused = fields[Self.unused]
    transitive = fields[Self.transitive]
  }

  var references: [ComponentReference] { components }

  func bind(to scope: RuleScope) -> any BoundRule {
    let map = scope.components
    let judged =
      components.isEmpty
      ? map.components.indices.map(ComponentID.init) : map.components(of: components)
    let modules = scope.graph.modulesWithFiles.filter { module in
      scope.graph.modules[Int(module)].declaredDependencies != nil
        && (components.isEmpty || judged.contains(where: map.membership(ofModule: module).contains))
    }
    return Bound(
      judged: judged, modules: modules, unused: unused, transitive: transitive)
  }

  private struct Bound: BoundRule {
    let judged: [ComponentID]
    /// Those whose dependencies are known.
    let modules: [ModuleID]
    let unused: Choice
    let transitive: Choice

    var idleness: [Idleness] {
      modules.isEmpty
        ? [.rule(why: "no manifest says what a module that it judges depends on")] : []
    }

    func breaches(in context: RuleContext) -> [Breach] {
      let declarations = ManifestDeclarations(context.graph)
      var breaches = undeclared(declarations, context)
      if unused == .deny {
        breaches += declarations.unused(by: modules).map { entry in
          Breach(
            subject: .declared(entry.position, by: entry.module),
            from: component(of: entry.module, context), reason: ManifestBreach.unused)
        }
      }
      return breaches
    }

    private func undeclared(
      _ declarations: ManifestDeclarations, _ context: RuleContext
    ) -> [Breach] {
      let graph = context.graph
      let isJudged = Set(modules)
      var order: [Pair] = []
      var imports: [Pair: [EdgeID]] = [:]
      for (position, value) in graph.imports.enumerated() where value.module >= 0 {
        let pair = Pair(from: graph.files[Int(value.file)].module, to: value.module)
        guard isJudged.contains(pair.from), pair.from != pair.to else { continue }
        if imports[pair] == nil { order.append(pair) }
        imports[pair, default: []].append(context.edges.edge(ofImport: position))
      }
      return order.compactMap { pair in
        reason(for: pair, declarations).map { reason in
          Breach(
            subject: .imports(imports[pair] ?? [], by: pair.from),
            from: component(of: pair.from, context), reason: reason)
        }
      }
    }

    /// Why a module must not import another; `nil` if it may.
    private func reason(
      for pair: Pair, _ declarations: ManifestDeclarations
    ) -> ManifestBreach? {
      guard !declarations.declares(pair.from, pair.to) else { return nil }
      guard let way = declarations.neighbour(from: pair.from, towards: pair.to) else {
        return .undeclared
      }
      return transitive == .deny ? .transitive(through: way) : nil
    }

    func proposals(in context: RuleContext) -> [ProposedBreach] {
      (unused == .deny ? desertions(in: context) : []) + undeclaredImports(in: context)
    }

    /// For each of a few modules the end of all its uses of one that it declares.
    private func desertions(in context: RuleContext) -> [ProposedBreach] {
      let graph = context.graph
      let declarations = ManifestDeclarations(graph)
      let proposals = modules.lazy.compactMap { module -> ProposedBreach? in
        let value = graph.modules[Int(module)]
        guard value.hasAllFiles else { return nil }
        return declarations.dispensable(to: module).lazy.compactMap { dependency in
          if isExcused(dependency.name, module, context) { return nil }
          let uses = declarations.uses(of: dependency, by: module, context)
          return ProposedBreach.Change.misspelling(uses).map { change in
            ProposedBreach(
              change: change,
              expectation: .at(context.texts.place(of: dependency.offset, in: value.manifest)),
              summary: "'\(value.name)' uses nothing of '\(dependency.name)' any more")
          }
        }.first
      }
      return Array(proposals.prefix(Self.desertionLimit))
    }

    private static let desertionLimit = 5

    /// An import of each sort that would break the rule, by one file of each module.
    private func undeclaredImports(in context: RuleContext) -> [ProposedBreach] {
      let graph = context.graph
      let declarations = ManifestDeclarations(graph)
      let targets = graph.modulesWithFiles.filter { graph.modules[Int($0)].isImportable(in: graph) }
      let sorts = transitive == .deny ? 2 : 1
      return modules.flatMap { module -> [ProposedBreach] in
        guard let file = graph.files.firstIndex(where: { $0.module == module }) else { return [] }
        var isProposed: Set<Bool> = []
        return targets.filter { $0 != module }.compactMap { target in
          let name = graph.modules[Int(target)].name
          guard isProposed.count < sorts, !isExcused(name, module, context),
            let reason = reason(for: Pair(from: module, to: target), declarations),
            isProposed.insert(reason == .undeclared).inserted
          else { return nil }
          return ProposedBreach(
            change: .importing(FileID(file), module: name),
            summary: "'\(graph.modules[Int(module)].name)' imports '\(name)', which is not declared"
          )
        }
      }
    }

    private func isExcused(_ name: String, _ module: ModuleID, _ context: RuleContext) -> Bool {
      let components = context.components.membership(ofModule: module).all
      return context.isExcused { $0.covers(importOf: name, by: components) }
    }

    func permission(from: ComponentID, to: ComponentID) -> Permission { .unregulated }

    private func component(of module: ModuleID, _ context: RuleContext) -> ComponentID? {
      context.components.membership(ofModule: module).all.first(where: judged.contains)
    }
  }

  private struct Pair: Hashable {
    let from: ModuleID
    let to: ModuleID
  }
}

enum ManifestBreach: BreachReason {
  case unused
  case undeclared
  case transitive(through: String)

  func message(_ parts: BreachWords) -> String {
    switch self {
    case .unused: "'\(parts.from)' declares a dependency on '\(parts.to)' and uses nothing of it"
    case .undeclared:
      "'\(parts.from)' imports '\(parts.to)', which its manifest does not declare; it compiles only "
        + "if '\(parts.to)' happens to be built before"
    case .transitive(let way):
      "'\(parts.from)' imports '\(parts.to)', which its manifest does not declare; it compiles only "
        + "as long as '\(way)' depends on '\(parts.to)'"
    }
  }

  func remedy(_ parts: BreachWords) -> String {
    switch self {
    case .unused:
      "remove \(parts.to) from the dependencies of \(parts.from), or import it where it is needed"
    case .undeclared, .transitive:
      "add \(parts.to) to the dependencies of \(parts.from), or remove the import"
    }
  }
}
