import LintelText
import LintelVocabulary

/// The keys of a selector.
package enum SelectorKey: String, CaseIterable {
  case path, module, target, platform, name, kind, inherits, attribute, access, all, any, not
}

/// A test, or a combination of tests, that a declaration passes or fails.
package struct Selector: Hashable, Sendable {
  /// A test of one property of a declaration or its file.
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

    /// The pattern of the test, if it can have captures.
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

  /// The selectors directly inside of this one.
  package var children: [Selector] {
    switch form {
    case .test: []
    case .all(let selectors), .any(let selectors): selectors
    case .not(let selector): [selector]
    }
  }

  /// The captures for which every match gives a value, whichever alternative matches.
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

  /// The kinds of declarations that the selector names, so that the selector can also select
  /// members of types.
  package var namedKinds: Set<DeclarationKind> {
    switch form {
    case .test(.kind(let kind)): [kind]
    case .test, .not: []
    case .all(let selectors), .any(let selectors):
      selectors.reduce(into: Set()) { $0.formUnion($1.namedKinds) }
    }
  }

  /// Whether the selector depends only on the file of a declaration.
  package var judgesFilesOnly: Bool {
    switch form {
    case .test(.path), .test(.module), .test(.target), .test(.platform): true
    case .test: false
    case .all, .any, .not: children.allSatisfy(\.judgesFilesOnly)
    }
  }
}

extension Selector {
  /// The patterns of paths, names, supertypes and attributes that select declarations, without
  /// those under `not`.
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
