import LintelText

/// A component, or a family of them, as the rules file declares it.
package struct ComponentDefinition: Sendable {
  /// The name with its captures: `{feature}.View`.
  package let name: String
  /// The name as a pattern, which recognises `Login.View` as a component of the family
  /// `{feature}.View`.
  package let pattern: NamePattern
  package private(set) var selector: Selector
  /// The selector under `otherwise`, for code that no component with an `otherwise` selects by
  /// itself.
  let fallback: Selector?
  /// Whether the component has only an `otherwise`, and so contains the code that no other
  /// component contains.
  let takesRest: Bool
  package let mayBeEmpty: Bool
  package let mark: Mark

  /// The captures in the name; empty unless the component is a family.
  package var captures: [String] { pattern.pattern.captureNames }

  /// Returns the name of the component of the family whose captures have these values.
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
  /// Returns the components, each with a single selector that includes its `otherwise`.
  ///
  /// The selector under `otherwise` applies to code that no component with an `otherwise` selects
  /// by itself; if several match, the first applies. Components that take the rest come after all
  /// others; if there are several, again the first applies.
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
  /// Returns this selector without the code that other selectors select.
  fileprivate func unless(anyOf others: [Selector]) -> Selector {
    guard !others.isEmpty else { return self }
    let claimed = Selector(form: .any(others), mark: mark)
    return Selector(form: .all([self, Selector(form: .not(claimed), mark: mark)]), mark: mark)
  }
}
