import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelJudging

/// `manifest`: the dependencies that a package or project declares for a module agree with the
/// imports in its files.
///
/// Modules whose dependencies are computed are not judged. A declared module counts as used if a
/// file imports it, or uses something of it that another module re-exports.
package struct ManifestRule: RuleKind {
  package static let word = "manifest"
  package static let summary =
    "packages and projects declare the modules that are imported, and no others"
  package static let judges = RuleSubject.imports
  package static let options: [any DeclaredOption] = [components, unused, transitive]

  package static let components = RuleOption<[ComponentReference]>.components(
    "in", "Only modules that lie in these components are judged.")
  package static let unused = RuleOption<Choice>.word(
    "unused", standard: .deny, "Dependencies that nothing uses; 'deny' by default.")
  package static let transitive = RuleOption<Choice>.word(
    "transitive", standard: .deny,
    "Imports of undeclared modules on which declared ones depend; 'deny' by default.")

  package let components: [ComponentReference]
  package let unused: Choice
  package let transitive: Choice

  package init(_ fields: Fields) {
    components = fields[Self.components]
    unused = fields[Self.unused]
    transitive = fields[Self.transitive]
  }

  package var references: [ComponentReference] { components }

  package func bind(to scope: RuleScope) -> any BoundRule {
    let map = scope.components
    let judged =
      components.isEmpty
      ? map.components.indices.map(ComponentID.init) : map.components(of: components)
    let modules = scope.graph.modulesWithFiles.filter { module in
      scope.graph.modules[module].declaredDependencies != nil
        && (components.isEmpty || judged.contains(where: map.membership(ofModule: module).contains))
    }
    return Bound(
      judged: judged, modules: modules, unused: unused, transitive: transitive)
  }

  package struct Bound: BoundRule {
    package let judged: [ComponentID]
    private let isJudged: Set<ComponentID>
    /// The judged modules, whose declared dependencies are known.
    package let modules: [ModuleID]
    package let unused: Choice
    package let transitive: Choice

    init(judged: [ComponentID], modules: [ModuleID], unused: Choice, transitive: Choice) {
      self.judged = judged
      self.modules = modules
      self.unused = unused
      self.transitive = transitive
      isJudged = Set(judged)
    }

    package var vacuity: [Vacuity] {
      modules.isEmpty
        ? [
          .rule(
            why: "no manifest declares the dependencies of a module that it judges",
            isAboutTargets: true)
        ] : []
    }

    package func breaches(in context: RuleContext) -> [any Breach] {
      let declarations = ManifestDeclarations(context.graph)
      var breaches: [any Breach] = undeclared(declarations, context)
      if unused == .deny {
        breaches += declarations.unused(by: modules).map { entry in
          DeclaredModuleBreach(
            position: entry.position, module: entry.module,
            component: component(of: entry.module, context), reason: ManifestReason.unused)
        }
      }
      return breaches
    }

    private func undeclared(
      _ declarations: ManifestDeclarations, _ context: RuleContext
    ) -> [ImportedModuleBreach] {
      let graph = context.graph
      let isJudged = Set(modules)
      var order: [Pair] = []
      var imports: [Pair: [EdgeID]] = [:]
      for (position, value) in graph.imports.enumerated() {
        for (from, to) in graph.moduleSteps(of: value) where isJudged.contains(from) {
          let pair = Pair(from: from, to: to)
          if imports[pair] == nil { order.append(pair) }
          imports[pair, default: []].append(context.edges.edge(ofImport: position))
        }
      }
      return zip(order, reasons(for: order, declarations)).compactMap { pair, reason in
        reason.map { reason in
          ImportedModuleBreach(
            edges: imports[pair] ?? [], module: pair.from,
            component: component(of: pair.from, context), reason: reason)
        }
      }
    }

    /// Returns, for each pair of modules, why the first must not import the second; `nil` if it
    /// may.
    private func reasons(
      for pairs: [Pair], _ declarations: ManifestDeclarations
    ) -> [ManifestReason?] {
      let undeclared = pairs.filter { !declarations.declares($0.from, $0.to) }
      let ways = Dictionary(
        uniqueKeysWithValues: zip(undeclared, declarations.neighbours(of: undeclared)))
      return pairs.map { pair in
        ways[pair].flatMap { way in
          guard let way else { return .undeclared }
          return transitive == .deny ? .transitive(through: way) : nil
        }
      }
    }

    private func component(of module: ModuleID, _ context: RuleContext) -> ComponentID? {
      context.components.membership(ofModule: module).all.first(where: isJudged.contains)
    }
  }

  package struct Pair: Hashable {
    package let from: ModuleID
    package let to: ModuleID

    package init(from: ModuleID, to: ModuleID) {
      self.from = from
      self.to = to
    }
  }
}

package enum ManifestReason: BreachReason {
  case unused
  case undeclared
  case transitive(through: String)

  package func message(_ parts: BreachWords) -> String {
    switch self {
    case .unused: "'\(parts.from)' declares a dependency on '\(parts.to)' but does not use it"
    case .undeclared:
      "'\(parts.from)' imports '\(parts.to)', which its manifest does not declare; it compiles only "
        + "if '\(parts.to)' happens to be built before"
    case .transitive(let way):
      "'\(parts.from)' imports '\(parts.to)', which its manifest does not declare; it compiles only "
        + "as long as '\(way)' depends on '\(parts.to)'"
    }
  }

  package func remedy(_ parts: BreachWords) -> String {
    switch self {
    case .unused:
      "remove \(parts.to) from the dependencies of \(parts.from), or import it where it is needed"
    case .undeclared, .transitive:
      "add \(parts.to) to the dependencies of \(parts.from), or remove the import"
    }
  }
}
