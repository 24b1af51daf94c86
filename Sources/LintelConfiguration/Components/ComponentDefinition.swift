import LintelText

/// A component, or a family of them, as the rules file declares it.
package struct ComponentDefinition: Sendable {
  /// With its captures: `{feature}.View`.
  package let name: String
  /// The name as a pattern, so that `Login.View` is found to belong to `{feature}.View`.
  package let pattern: NamePattern
  package private(set) var selector: Selector
  /// What belongs to it as well if no component with such a second selector claims it.
  let fallback: Selector?
  /// Whether it was declared by `otherwise` alone, and so has what no other component has.
  let takesRest: Bool
  package let mayBeEmpty: Bool
  package let mark: Mark

  /// Captures that the name is made of; empty unless it is a family.
  package var captures: [String] { pattern.pattern.captureNames }

  /// The name of the member of the family with these values.
  package func name(with values: [String: String]) -> String {
    var name = ""
    for token in pattern.pattern.tokens {
      switch token {
      case .literal(let bytes): name += String(decoding: bytes, as: UTF8.self)
      case .capture(let index): name += values[captures[index]] ?? ""
      default: break
      }
    }
    return name
  }

  fileprivate func selecting(_ selector: Selector) -> ComponentDefinition {
    var copy = self
    copy.selector = selector
    return copy
  }
}

extension [ComponentDefinition] {
  /// The same components, each with one selector that says all: its own, and its fallback for what
  /// no other component with a fallback selects itself; of several fallbacks the first counts. What
  /// takes the rest comes after all others, of several again the first.
  package func withFallbacks() -> [ComponentDefinition] {
    let claiming = filter { $0.fallback != nil }.map(\.selector)
    let all = filter { !$0.takesRest }.flatMap { [$0.selector] + [$0.fallback].compactMap(\.self) }
    var fallbacks: [Selector] = []
    var rests: [Selector] = []
    return map { definition in
      if definition.takesRest {
        let rest = definition.selector
        let own = rest.unless(anyOf: all + rests)
        rests.append(rest)
        return definition.selecting(own)
      }
      guard let fallback = definition.fallback else { return definition }
      let unclaimed = fallback.unless(anyOf: claiming + fallbacks)
      fallbacks.append(fallback)
      return definition.selecting(
        Selector(form: .any([definition.selector, unclaimed]), mark: definition.selector.mark))
    }
  }
}

extension Selector {
  /// The same but for what others select.
  fileprivate func unless(anyOf others: [Selector]) -> Selector {
    guard !others.isEmpty else { return self }
    let claimed = Selector(form: .any(others), mark: mark)
    return Selector(form: .all([self, Selector(form: .not(claimed), mark: mark)]), mark: mark)
  }
}
