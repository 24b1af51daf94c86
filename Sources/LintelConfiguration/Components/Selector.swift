import LintelText
import LintelVocabulary

/// The keys of a selector.
package enum SelectorKey: String, CaseIterable {
  case path, module, target, platform, name, kind, inherits, attribute, access, all, any, not
}

/// A test that a declaration passes or not.
package struct Selector: Hashable, Sendable {
  /// What a declaration, or its file, is asked.
  package enum Test: Hashable, Sendable {
    case path(PathGlob)
    case module(NamePattern)
    case target(NamePattern)
    case platform(Platform)
    case name(NamePattern)
    case kind(DeclarationKind)
    case inherits(NamePattern)
    case attribute(NamePattern)
    case access(AccessLevel)

    /// What may hold captures.
    var capturing: Pattern? {
      switch self {
      case .path(let glob): glob.pattern
      case .module(let pattern), .target(let pattern), .name(let pattern): pattern.pattern
      case .platform, .kind, .inherits, .attribute, .access: nil
      }
    }
  }

  package indirect enum Form: Hashable, Sendable {
    case test(Test)
    case all([Selector])
    case any([Selector])
    case not(Selector)
  }

  package let form: Form
  package let mark: Mark

  /// The selectors directly inside.
  package var children: [Selector] {
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
  package var namedKinds: Set<DeclarationKind> {
    switch form {
    case .test(.kind(let kind)): [kind]
    case .test, .not: []
    case .all(let selectors), .any(let selectors):
      selectors.reduce(into: Set()) { $0.formUnion($1.namedKinds) }
    }
  }

  /// Whether only the file of a declaration matters.
  package var judgesFilesOnly: Bool {
    switch form {
    case .test(.path), .test(.module), .test(.target), .test(.platform): true
    case .test: false
    case .all, .any, .not: children.allSatisfy(\.judgesFilesOnly)
    }
  }
}

extension Selector {
  /// The paths, names, supertypes and attributes that speak for a declaration, not those under `not`.
  package var positivePatterns: [String] {
    switch form {
    case .test(.path(let glob)): [glob.description]
    case .test(.name(let pattern)), .test(.inherits(let pattern)): [pattern.text]
    case .test(.attribute(let pattern)): ["@" + pattern.text]
    case .test, .not: []
    case .all(let selectors), .any(let selectors): selectors.flatMap(\.positivePatterns)
    }
  }
}
