import LintelGraph

/// A component, or a family of them, as the rules file declares it.
struct ComponentDefinition: Sendable {
  /// With its captures: `{feature}.View`.
  let name: String
  /// The name as a pattern, so that `Login.View` is found to belong to `{feature}.View`.
  let pattern: NamePattern
  private(set) var selector: Selector
  /// What belongs to it as well if no component with such a second selector claims it.
  let fallback: Selector?
  let mayBeEmpty: Bool
  let mark: Mark

  /// Captures that the name is made of; empty unless it is a family.
  var captures: [String] { pattern.pattern.captureNames }

  /// The name of the member of the family with these values.
  func name(with values: [String: String]) -> String {
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
  func withFallbacks() -> [ComponentDefinition] {
    let claiming = filter { $0.fallback != nil }.map(\.selector)
    var fallbacks: [Selector] = []
    return map { definition in
      guard let fallback = definition.fallback else { return definition }
      let others = Selector(test: .any(claiming + fallbacks), mark: fallback.mark)
      fallbacks.append(fallback)
      let unclaimed = Selector(test: .not(others), mark: fallback.mark)
      return definition.selecting(
        Selector(
          test: .any([
            definition.selector,
            Selector(test: .all([fallback, unclaimed]), mark: fallback.mark),
          ]), mark: definition.selector.mark))
    }
  }
}

/// The keys of a selector.
enum SelectorKey: String, CaseIterable {
  case path, module, name, kind, inherits, attribute, access, all, any, not
}

/// A test that a declaration passes or not.
struct Selector: Hashable, Sendable {
  indirect enum Test: Hashable, Sendable {
    case path(PathGlob)
    case module(NamePattern)
    case name(NamePattern)
    case kind(DeclarationKind)
    case inherits(NamePattern)
    case attribute(NamePattern)
    case access(AccessLevel)
    case all([Selector])
    case any([Selector])
    case not(Selector)
  }

  let test: Test
  let mark: Mark

  /// The selectors directly inside.
  var children: [Selector] {
    switch test {
    case .all(let selectors), .any(let selectors): selectors
    case .not(let selector): [selector]
    default: []
    }
  }

  /// The capture names that a match gives a value for, whichever alternative it takes.
  var boundCaptures: Set<String> {
    switch test {
    case .path(let glob): Set(glob.pattern.captureNames)
    case .module(let pattern), .name(let pattern): Set(pattern.pattern.captureNames)
    case .kind, .inherits, .attribute, .access, .not: []
    case .all(let selectors):
      selectors.reduce(into: Set()) { $0.formUnion($1.boundCaptures) }
    case .any(let selectors):
      selectors.dropFirst().reduce(into: selectors.first?.boundCaptures ?? []) {
        $0.formIntersection($1.boundCaptures)
      }
    }
  }

  /// The kinds that the selector asks for by name, so that members of types may be meant.
  var namedKinds: Set<DeclarationKind> {
    if case .kind(let kind) = test { return [kind] }
    if case .not = test { return [] }
    return children.reduce(into: Set()) { $0.formUnion($1.namedKinds) }
  }

  /// Whether only the file of a declaration matters.
  var judgesFilesOnly: Bool {
    switch test {
    case .path, .module: true
    case .all, .any, .not: children.allSatisfy(\.judgesFilesOnly)
    default: false
    }
  }
}

/// The mention of one or several components in a rule.
struct ComponentReference: Hashable, Sendable {
  /// A component's name, a family as declared, one member of a family, or a pattern with `*`.
  let text: String
  let mark: Mark
  /// What is meant when no component is called by the text.
  var others: [String] = []
}
