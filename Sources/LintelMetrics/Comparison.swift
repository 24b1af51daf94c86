/// The figures of several projects: variants of one design, or one project at two times.
package struct Comparison: Equatable, Sendable {
  /// The projects, at least two, with different names.
  package let variants: [Variant]
  /// The modules that ``Figure/linesApart`` and ``Variant/toolkit`` are about, e.g. `UIKit`.
  package let frameworks: [String]

  package init(variants: [Variant], frameworks: [String]) {
    self.variants = variants
    self.frameworks = frameworks
  }

  /// The components and dependencies that only one of two variants has, for each of the two; `nil`
  /// if there are more than two variants, if one has no rules file, or if they have no component in
  /// common.
  package var differences: [ComponentDifference]? {
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

/// A project that is compared with others.
package struct Variant: Equatable, Sendable {
  package let name: String
  /// The framework that most files import; `nil` if none of the compared frameworks is imported.
  package let toolkit: String?
  package let figures: Figures
  /// The components of the project; `nil` without a rules file.
  package let components: ComponentDependencies?

  package init(
    name: String, toolkit: String? = nil, figures: Figures, components: ComponentDependencies?
  ) {
    self.name = name
    self.toolkit = toolkit
    self.figures = figures
    self.components = components
  }
}
