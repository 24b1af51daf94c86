/// Projects side by side: variants of one design, or one project at two times.
public struct Comparison: Equatable, Sendable {
  /// At least two, of different names.
  public let variants: [Variant]
  /// What ``Figure/linesApart`` is about.
  public let frameworks: [String]

  public init(variants: [Variant], frameworks: [String]) {
    self.variants = variants
    self.frameworks = frameworks
  }

  /// For each of two variants what its components have and those of the other have not; `nil` if
  /// there are more than two, or they have no component in common.
  public var differences: [ComponentDifference]? {
    guard variants.count == 2, let first = variants[0].components,
      let second = variants[1].components,
      !Set(first.names).isDisjoint(with: second.names)
    else { return nil }
    return [
      ComponentDifference(of: variants[0].name, first, from: second),
      ComponentDifference(of: variants[1].name, second, from: first),
    ]
  }
}

/// One of the projects that are compared.
public struct Variant: Equatable, Sendable {
  public let name: String
  public let figures: Figures
  /// `nil` without a rules file.
  public let components: ComponentDependencies?

  public init(name: String, figures: Figures, components: ComponentDependencies?) {
    self.name = name
    self.figures = figures
    self.components = components
  }
}
