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
  /// no other component with a fallback selects itself; of several fallbacks the first counts.
  package func withFallbacks() -> [ComponentDefinition] {
    let claiming = filter { $0.fallback != nil }.map(\.selector)
    var fallbacks: [Selector] = []
    return map { definition in
      guard let fallback = definition.fallback else { return definition }
      let others = Selector(form: .any(claiming + fallbacks), mark: fallback.mark)
      fallbacks.append(fallback)
      let unclaimed = Selector(form: .not(others), mark: fallback.mark)
      return definition.selecting(
        Selector(
          form: .any([
            definition.selector,
            Selector(form: .all([fallback, unclaimed]), mark: fallback.mark),
          ]), mark: definition.selector.mark))
    }
  }
}
