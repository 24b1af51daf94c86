import LintelComponents
import LintelFindings
import LintelGraph
import LintelJudging
import LintelVocabulary

/// Imports of one module by files of another.
struct ImportedModuleBreach: Breach {
  /// The imports; at least one.
  let edges: [EdgeID]
  /// The module whose files contain the imports.
  let module: ModuleID
  let component: ComponentID?
  let reason: ManifestReason

  func isCovered(by exception: BoundException, in context: RuleContext) -> Bool {
    guard case .module(let name, _) = edges.first.map({ context.edges[$0].to }) else {
      return false
    }
    return exception.covers(
      importOf: context.graph.text(of: name),
      by: context.components.membership(ofModule: module).all)
  }

  func exceptions(in context: RuleContext) -> [Int] {
    guard case .module(let name, _) = edges.first.map({ context.edges[$0].to }) else { return [] }
    return context.exceptions.candidates(named: [context.graph.text(of: name)])
  }

  func report(
    of group: [any Breach], in context: RuleContext, _ locations: inout LocationFinder
  ) -> BreachReport? {
    BreachReport(
      from: module, to: context.endpoint(context.edges[edges[0]].to, in: nil).name, .import,
      reason, of: component, at: locations.locations(of: edges, in: context), in: context)
  }
}

/// A declared dependency of a module that breaks the rule.
struct DeclaredModuleBreach: Breach {
  /// The index in the declared dependencies of the module.
  let position: Int
  let module: ModuleID
  let component: ComponentID?
  let reason: ManifestReason

  func isCovered(by exception: BoundException, in context: RuleContext) -> Bool {
    let dependency = context.graph.modules[module].declaredDependencies?[position]
    return exception.covers(
      importOf: dependency?.name ?? "", by: context.components.membership(ofModule: module).all)
  }

  func exceptions(in context: RuleContext) -> [Int] {
    let dependency = context.graph.modules[module].declaredDependencies?[position]
    return context.exceptions.candidates(named: [dependency?.name ?? ""])
  }

  func report(
    of group: [any Breach], in context: RuleContext, _ locations: inout LocationFinder
  ) -> BreachReport? {
    let value = context.graph.modules[module]
    guard let dependency = value.declaredDependencies?[position] else {
      preconditionFailure("the breach of \(value.name) is about nothing that it declares")
    }
    let place = locations.location(
      in: value.manifest, offset: dependency.offset, length: Int(dependency.length))
    return BreachReport(
      from: module, to: dependency.name, nil, reason, of: component, at: [place], in: context)
  }
}

extension BreachReport {
  fileprivate init(
    from module: ModuleID, to name: String, _ kind: ReferenceKind?, _ reason: ManifestReason,
    of component: ComponentID?, at locations: [SourceLocation], in context: RuleContext
  ) {
    let from = Endpoint(
      name: context.graph.modules[module].name,
      component: component.map { context.components.name(of: $0) })
    let words = BreachWords(from: from.name, fromKind: .file, to: name)
    self.init(
      message: reason.message(words), remedy: reason.remedy(words), from: from,
      to: Endpoint(name: name), kind: kind, locations: locations)
  }
}
