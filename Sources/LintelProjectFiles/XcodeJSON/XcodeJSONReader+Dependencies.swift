/// The targets and products that a target is declared to need, links, or copies into its product.
extension XcodeJSONReader {
  /// Returns the dependencies in the order of the file, each once.
  mutating func dependencies(
    of target: XcodeJSONTarget, _ settings: TargetSettings
  ) -> [TargetDependency] {
    var all: [TargetDependency] = []
    for node in target.elements("dependencies") {
      if let dependency = dependency(node) { all.append(dependency) }
    }
    all += linked[target.id] ?? []
    all += target.elements("package-product-members").compactMap(packages.product)
    all += settings.standard?.linkedProducts ?? []
    var seen: Set<TargetDependency> = [.target(id: target.id)]
    return all.filter { seen.insert($0).inserted }
  }

  /// Whether some dependencies exist for some platforms only.
  func areDependenciesConditional(of target: XcodeJSONTarget) -> Bool {
    conditionallyLinking.contains(target.id)
      || target.elements("dependencies").contains { $0["platforms"] != nil }
  }

  private mutating func dependency(_ node: PropertyList.Node) -> TargetDependency? {
    switch node["kind"]?.text {
    case "package": return packages.product(node)
    case "remoteTarget":
      guard let project = tree.place(of: node["project"])?.path else {
        note("the project of this target is not known; it is left out", at: node)
        return nil
      }
      return .remoteTarget(
        project: project, id: node["target-id"]?.text, name: node["target"]?.text)
    default: return targetID(node["target"] ?? node).map { .target(id: $0) }
    }
  }
}
