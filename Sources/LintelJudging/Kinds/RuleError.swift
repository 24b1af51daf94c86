import LintelText

/// Everything that makes rules of any kind impossible to judge in a project.
package enum RuleError: DescribedError {
  case presetFindsNothing(String, expected: [ComponentExpectation])
  case referenceMatchesNothing(String)
  case optionCannotFail(String, why: String)
  case ruleCannotFail(String, emptyComponents: [String])
  case ruleIsVacuous(String, why: String, isAboutTargets: Bool)
  case layersOverlap(
    declaration: String, place: String, first: String, second: String, what: String = "layers")
  case noFiles
  case symbolUsesNotKept(String)

  package var message: String {
    switch self {
    case .presetFindsNothing(let name, let expected):
      "preset '\(name)' can check nothing: no code belongs to \(Self.expectations(expected)); "
        + "rename folders or types, or declare components of these names for your code"
    case .referenceMatchesNothing(let name):
      "no component is called '\(name)' in these sources"
    case .optionCannotFail(let option, let why):
      "'\(option)' can never fail: \(why); correct it or set 'may-be-empty: true'"
    case .ruleCannotFail(let rule, let empty):
      "rule '\(rule)' can never fail because "
        + (empty.count == 1 ? "component " : "components ") + list(empty.map(quoted), last: "and")
        + (empty.count == 1 ? " is" : " are") + " empty; correct it or set "
        + "'may-be-empty: true'"
    case .ruleIsVacuous(let rule, let why, _):
      "rule '\(rule)' can never fail: \(why); correct it or set 'may-be-empty: true'"
    case .layersOverlap(let declaration, let place, let first, let second, let what):
      "the \(what) '\(first)' and '\(second)' overlap: '\(declaration)' in \(place) is in both; "
        + "\(what) of one rule must not share declarations"
    case .noFiles: "there are no Swift files to check"
    case .symbolUsesNotKept(let rule):
      "the project was read without the names that rule '\(rule)' requires; read it with "
        + "'Project(root:for:)' for this configuration"
    }
  }

  package var isAboutTargets: Bool {
    if case .ruleIsVacuous(_, _, let isAboutTargets) = self { isAboutTargets } else { false }
  }

  /// Returns `'View' (*View, **/Views/** and 3 more)` for each component.
  private static func expectations(_ components: [ComponentExpectation]) -> String {
    list(
      components.map { component in
        let shown = component.patterns.prefix(patternLimit).joined(separator: ", ")
        let rest = component.patterns.count - patternLimit
        return "'\(component.component)' (\(shown)\(rest > 0 ? " and \(rest) more" : ""))"
      }, last: "or")
  }

  private static let patternLimit = 3
}

/// A component of a preset, with the patterns of its selector.
package struct ComponentExpectation: Sendable {
  package let component: String
  package let patterns: [String]
}
