import LintelGraph

extension FindingWriter {
  /// About imports of one module by files of another.
  func finding(
    of imports: [EdgeID], by module: ModuleID, _ breach: Breach, expired: CalendarDate?,
    _ places: inout PlaceFinder
  ) -> Finding {
    finding(
      from: module, to: context.endpoint(context.edges[imports[0]].to, in: breach.to).name,
      .import, breach, expired: expired, at: places.places(of: imports, in: context))
  }

  /// About an entry of a manifest.
  func finding(
    declared position: Int, by module: ModuleID, _ breach: Breach, expired: CalendarDate?,
    _ places: inout PlaceFinder
  ) -> Finding {
    let value = context.graph.modules[Int(module)]
    guard let dependency = value.declaredDependencies?[position] else {
      preconditionFailure("the breach of \(value.name) is about nothing that it declares")
    }
    let place = places.place(
      in: value.manifest, offset: dependency.offset, length: Int(dependency.length))
    return finding(
      from: module, to: dependency.name, nil, breach, expired: expired, at: [place])
  }

  private func finding(
    from module: ModuleID, to name: String, _ kind: ReferenceKind?, _ breach: Breach,
    expired: CalendarDate?, at places: [Place]
  ) -> Finding {
    let from = Endpoint(
      name: context.graph.modules[Int(module)].name,
      component: breach.from.map { context.components.name(of: $0) })
    let words = BreachWords(from: from.name, fromKind: .file, to: name)
    return Finding(
      rule: rule.name, severity: rule.severity,
      message: breach.reason.message(words) + Self.suffix(expired), from: from,
      to: Endpoint(name: name), kind: kind, places: places, because: rule.because,
      remedy: breach.reason.remedy(words))
  }
}
