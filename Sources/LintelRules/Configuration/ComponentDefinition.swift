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

/// The keys of a selector.
enum SelectorKey: String, CaseIterable {
  case path, module, name, kind, inherits, attribute, access, all, any, not
}

/// A test that a declaration passes or not.
struct Selector: Hashable, Sendable {
  /// What a declaration, or its file, is asked.
  enum Test: Hashable, Sendable {
    case path(PathGlob)
    case module(NamePattern)
    case name(NamePattern)
    case kind(DeclarationKind)
    case inherits(NamePattern)
    case attribute(NamePattern)
    case access(AccessLevel)

    /// What may hold captures.
    var capturing: Pattern? {
      switch self {
      case .path(let glob): glob.pattern
      case .module(let pattern), .name(let pattern): pattern.pattern
      case .kind, .inherits, .attribute, .access: nil
      }
    }
  }

  indirect enum Form: Hashable, Sendable {
    case test(Test)
    case all([Selector])
    case any([Selector])
    case not(Selector)
  }

  let form: Form
  let mark: Mark

  /// The selectors directly inside.
  var children: [Selector] {
    switch form {
    case .test: []
    case .all(let selectors), .any(let selectors): selectors
    case .not(let selector): [selector]
    }
  }

  /// The capture names that a match gives a value for, whichever alternative it takes.
  var boundCaptures: Set<String> {
    switch form {
    case .test(let test): Set(test.capturing?.captureNames ?? [])
    case .all(let selectors):
      selectors.reduce(into: Set()) { $0.formUnion($1.boundCaptures) }
    case .any(let selectors):
      selectors.dropFirst().reduce(into: selectors.first?.boundCaptures ?? []) {
        $0.formIntersection($1.boundCaptures)
      }
    case .not: []
    }
  }

  /// The kinds that the selector asks for by name, so that members of types may be meant.
  var namedKinds: Set<DeclarationKind> {
    switch form {
    case .test(.kind(let kind)): [kind]
    case .test, .not: []
    case .all(let selectors), .any(let selectors):
      selectors.reduce(into: Set()) { $0.formUnion($1.namedKinds) }
    }
  }

  /// Whether only the file of a declaration matters.
  var judgesFilesOnly: Bool {
    switch form {
    case .test(.path), .test(.module): true
    case .test: false
    case .all, .any, .not: children.allSatisfy(\.judgesFilesOnly)
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
