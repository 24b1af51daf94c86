import LintelConfiguration
import LintelGraph
import LintelText
import LintelVocabulary

/// How strongly a selector applies to a declaration.
///
/// A top-level declaration belongs to a component if the selector applies at all. A file's scope
/// belongs to it only if the path, module, target or platform of the file matches. A declaration
/// inside of another one belongs to it only if its own name, kind, supertypes, attributes or access
/// level match. So members follow their type, and a nested type can have another component than the
/// type around it.
package enum SelectorStrength: UInt8, Comparable {
  case none
  /// The selector only excludes other declarations, as with `not: { name: "*Mock" }`.
  case unopposed
  case file
  case declaration

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The result of the selectors of one component for a declaration.
package struct SelectorVerdict {
  package var strength: SelectorStrength
  /// The values of captures, by name.
  package var values: [String: String] = [:]

  package static let no = SelectorVerdict(strength: .none)
}

/// The file and the declaration to which a selector is applied.
package struct SelectorSubject {
  package let file: FileID
  /// The declaration whose name, kind … count; for an extension, the extended type; `nil` for a
  /// file's scope.
  package let declaration: DeclarationID?

  package init(file: FileID, declaration: DeclarationID) {
    self.file = file
    self.declaration = declaration
  }
}

extension SelectorSubject {
  /// Creates the subject for a file's scope.
  package init(file: FileID) {
    self.file = file
    declaration = nil
  }
}

/// A test that nothing passes, with its location.
package typealias DeadTest = (test: Selector.Test, mark: Mark)

/// Applies the selectors of one component.
package struct SelectorEvaluator {
  private indirect enum Node {
    case leaf(SelectorLeaf)
    case all([Node])
    case any([Node])
    case not(Node, judgesFilesOnly: Bool)
  }

  package let judgesFilesOnly: Bool
  /// The kinds of members that can belong to the component on their own.
  package let namedKinds: Set<DeclarationKind>
  /// The tests outside of `not` that nothing passes, in written order.
  package let deadTests: [DeadTest]
  /// Tests, at least one of which must pass for the selector to apply; `nil` if there are no such
  /// tests.
  let anchors: [SelectorLeaf]?
  private let graph: DependencyGraph
  private let root: Node

  package init(_ selector: Selector, index: SelectorIndex) {
    graph = index.graph
    judgesFilesOnly = selector.judgesFilesOnly
    namedKinds = selector.namedKinds
    deadTests = Self.deadTests(in: selector, index)
    root = Self.node(selector, index)
    anchors = Self.anchors(of: root)
  }

  package func verdict(on subject: SelectorSubject) -> SelectorVerdict {
    verdict(of: root, on: subject)
  }

  private func verdict(of node: Node, on subject: SelectorSubject) -> SelectorVerdict {
    switch node {
    case .leaf(let leaf): return verdict(of: leaf, on: subject)
    case .all(let children): return all(children, on: subject)
    case .any(let children): return any(children, on: subject)
    case .not(let child, let judgesFilesOnly):
      guard verdict(of: child, on: subject).strength == .none else { return .no }
      return SelectorVerdict(strength: judgesFilesOnly ? .file : .unopposed)
    }
  }

  private func verdict(of leaf: SelectorLeaf, on subject: SelectorSubject) -> SelectorVerdict {
    let values: [String: String]? =
      switch leaf.subject {
      case .files: leaf.values(at: subject.file.rawValue)
      case .names:
        subject.declaration.flatMap { leaf.values(at: Int32(graph.declarations[$0].name.id)) }
      case .declarations: subject.declaration.flatMap { leaf.values(at: $0.rawValue) }
      }
    guard let values else { return .no }
    return SelectorVerdict(
      strength: leaf.subject == .files ? .file : .declaration, values: values)
  }

  private func all(_ children: [Node], on subject: SelectorSubject) -> SelectorVerdict {
    var result = SelectorVerdict(strength: .unopposed)
    for child in children {
      let verdict = verdict(of: child, on: subject)
      let agrees = verdict.values.allSatisfy { result.values[$0.key] ?? $0.value == $0.value }
      guard verdict.strength > .none, agrees else { return .no }
      result.strength = max(result.strength, verdict.strength)
      result.values.merge(verdict.values) { known, _ in known }
    }
    return result
  }

  /// Returns the strongest of several alternatives; if several are equally strong, the first of
  /// them.
  private func any(_ children: [Node], on subject: SelectorSubject) -> SelectorVerdict {
    var best = SelectorVerdict.no
    for child in children {
      let verdict = verdict(of: child, on: subject)
      if verdict.strength > best.strength { best = verdict }
    }
    return best
  }

  // MARK: - Compiling

  private static func node(_ selector: Selector, _ index: SelectorIndex) -> Node {
    switch selector.form {
    case .test(let test): .leaf(index.leaf(test))
    case .all(let children): .all(children.map { node($0, index) })
    case .any(let children): joined(children.map { node($0, index) })
    case .not(let child): .not(node(child, index), judgesFilesOnly: child.judgesFilesOnly)
    }
  }

  /// Returns a node for alternatives. Successive tests of the same subject are joined into one,
  /// because a component may have as many paths as the project has folders.
  private static func joined(_ children: [Node]) -> Node {
    var joined: [Node] = []
    var leaves: [SelectorLeaf] = []
    func joinLeaves() {
      if !leaves.isEmpty { joined.append(.leaf(SelectorLeaf(anyOf: leaves))) }
      leaves = []
    }
    for child in children {
      guard case .leaf(let leaf) = child else {
        joinLeaves()
        joined.append(child)
        continue
      }
      if leaf.subject != leaves.last?.subject { joinLeaves() }
      leaves.append(leaf)
    }
    joinLeaves()
    return .any(joined)
  }

  private static func anchors(of node: Node) -> [SelectorLeaf]? {
    switch node {
    case .leaf(let leaf): return [leaf]
    case .all(let children):
      func size(_ leaves: [SelectorLeaf]) -> Int { leaves.reduce(0) { $0 + $1.matches.count } }
      return children.compactMap(anchors).min { size($0) < size($1) }
    case .any(let children):
      let anchors = children.map(anchors)
      return anchors.contains { $0 == nil } ? nil : anchors.flatMap { $0 ?? [] }
    case .not: return nil
    }
  }

  private static func deadTests(in selector: Selector, _ index: SelectorIndex) -> [DeadTest] {
    switch selector.form {
    case .test(let test): index.leaf(test).isDead ? [(test, selector.mark)] : []
    case .all(let children), .any(let children): children.flatMap { deadTests(in: $0, index) }
    case .not: []
    }
  }
}
