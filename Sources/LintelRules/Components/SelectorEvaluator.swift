import LintelGraph

/// How a selector applies to a declaration.
///
/// A top-level declaration belongs to a component if the selector applies at all, a file's scope if
/// its path or module is what vouches for it, and a declaration inside another only if something
/// about the declaration itself vouches for it: its name, kind, supertypes, attributes or access.
/// So members follow their type, and a nested type can have a role of its own.
enum SelectorStrength: UInt8, Comparable {
  case none
  /// Nothing speaks against it, as with `not: { name: "*Mock" }`.
  case unopposed
  case file
  case declaration

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// What the selectors of one component say about a declaration.
struct SelectorVerdict {
  var strength: SelectorStrength
  /// Values of captures, by position in ``SelectorEvaluator/captureNames``; empty when there are
  /// none.
  var values: [String?] = []

  static let no = SelectorVerdict(strength: .none)
}

/// The facts that one declaration is judged by.
struct SelectorSubject {
  let file: FileID
  /// The declaration whose name, kind … count: for an extension the type that it extends; `-1` for
  /// a file's scope.
  let declaration: DeclarationID
}

/// Applies the selectors of one component; looks at each path and each name once.
///
/// A class, for a copy per declaration would cost more than the judgement.
final class SelectorEvaluator {
  private struct Node {
    enum Test {
      /// By file: the row of ``SelectorEvaluator/rows``, or `-1`.
      case file([Int32])
      /// By name: the row, or `-1`.
      case name([Int32])
      case kind(DeclarationKind)
      case access(AccessLevel)
      /// By declaration.
      case inherits([Bool])
      /// By name.
      case attribute([Bool])
      case all
      case any
      case not(judgesFilesOnly: Bool)
    }

    let test: Test
    let children: [Int]
  }

  let captureNames: [String]
  let judgesFilesOnly: Bool
  /// The kinds of members that can belong to the component on their own.
  let namedKinds: Set<DeclarationKind>
  private let graph: DependencyGraph
  private var nodes: [Node] = []
  /// Values of captures; the first row has none.
  private var rows: [[String?]] = [[]]
  /// The selectors, outside `not`, that match nothing, in written order.
  private(set) var deadSelectors: [Selector] = []

  init(_ selector: Selector, index: SelectorIndex) {
    graph = index.graph
    captureNames = selector.allCaptures.sorted()
    judgesFilesOnly = selector.judgesFilesOnly
    namedKinds = selector.namedKinds
    _ = add(selector, isUnderNot: false, index: index)
  }

  func verdict(on subject: SelectorSubject) -> SelectorVerdict {
    verdict(of: nodes.count - 1, on: subject)
  }

  private func verdict(of node: Int, on subject: SelectorSubject) -> SelectorVerdict {
    switch nodes[node].test {
    case .file(let rowOfFile):
      return leaf(row: rowOfFile[Int(subject.file)], strength: .file)
    case .name(let rowOfName):
      guard subject.declaration >= 0 else { return .no }
      let name = graph.declarations[Int(subject.declaration)].name
      return leaf(row: rowOfName[Int(name.id)], strength: .declaration)
    case .kind(let kind):
      return leaf(subject) { graph.declarations[Int($0)].kind == kind }
    case .access(let level):
      return leaf(subject) { graph.declarations[Int($0)].access == level }
    case .inherits(let inherits):
      return leaf(subject) { inherits[Int($0)] }
    case .attribute(let matches):
      return leaf(subject) { graph.attributes(of: $0).contains { matches[Int($0.id)] } }
    case .all:
      return all(nodes[node].children, on: subject)
    case .any:
      return any(nodes[node].children, on: subject)
    case .not(let judgesFilesOnly):
      let inner = verdict(of: nodes[node].children[0], on: subject)
      guard inner.strength == .none else { return .no }
      return SelectorVerdict(strength: judgesFilesOnly ? .file : .unopposed)
    }
  }

  private func leaf(row: Int32, strength: SelectorStrength) -> SelectorVerdict {
    row < 0 ? .no : SelectorVerdict(strength: strength, values: rows[Int(row)])
  }

  private func leaf(_ subject: SelectorSubject, _ test: (DeclarationID) -> Bool) -> SelectorVerdict
  {
    guard subject.declaration >= 0, test(subject.declaration) else { return .no }
    return SelectorVerdict(strength: .declaration)
  }

  private func all(_ children: [Int], on subject: SelectorSubject) -> SelectorVerdict {
    var result = SelectorVerdict(strength: .unopposed)
    for child in children {
      let verdict = verdict(of: child, on: subject)
      guard verdict.strength > .none, let merged = Self.merge(result.values, verdict.values) else {
        return .no
      }
      result = SelectorVerdict(strength: max(result.strength, verdict.strength), values: merged)
    }
    return result
  }

  /// The strongest alternative, the first of equals.
  private func any(_ children: [Int], on subject: SelectorSubject) -> SelectorVerdict {
    var best = SelectorVerdict.no
    for child in children {
      let verdict = verdict(of: child, on: subject)
      if verdict.strength > best.strength { best = verdict }
    }
    return best
  }

  /// The values of both, unless they differ.
  private static func merge(_ left: [String?], _ right: [String?]) -> [String?]? {
    if right.isEmpty { return left }
    if left.isEmpty { return right }
    var result = left
    for (slot, value) in right.enumerated() {
      guard let value else { continue }
      guard result[slot] == nil || result[slot] == value else { return nil }
      result[slot] = value
    }
    return result
  }

  // MARK: - Compiling

  /// Adds the nodes of a selector, the children before their parent.
  private func add(_ selector: Selector, isUnderNot: Bool, index: SelectorIndex) -> Int {
    var isNot = false
    if case .not = selector.test { isNot = true }
    let children = selector.children.map {
      add($0, isUnderNot: isUnderNot || isNot, index: index)
    }
    let (test, isDead) = compile(selector, index: index)
    if isDead, !isUnderNot { deadSelectors.append(selector) }
    nodes.append(Node(test: test, children: children))
    return nodes.count - 1
  }

  private func compile(
    _ selector: Selector, index: SelectorIndex
  ) -> (test: Node.Test, isDead: Bool) {
    switch selector.test {
    case .path(let glob):
      let rows =
        glob.pattern.captureNames.isEmpty
        ? index.files(matching: glob).map { $0 ? 0 : -1 }
        : graph.files.map { row(of: glob.pattern, matching: $0.path) }
      return (.file(rows), rows.allSatisfy { $0 < 0 })
    case .module(let pattern):
      let rowOfModule = graph.modules.map { row(of: pattern.pattern, matching: $0.name) }
      let rows = graph.files.map { rowOfModule[Int($0.module)] }
      return (.file(rows), rows.allSatisfy { $0 < 0 })
    case .name(let pattern):
      let rows =
        pattern.pattern.captureNames.isEmpty
        ? index.names(matching: pattern).map { $0 ? 0 : -1 }
        : index.names.map { row(of: pattern.pattern, matching: $0) }
      return (.name(rows), !index.isDeclared { rows[Int($0.name.id)] >= 0 })
    case .kind(let kind):
      return (.kind(kind), !index.isDeclared { $0.kind == kind })
    case .access(let level):
      return (.access(level), !index.isDeclared { $0.access == level })
    case .inherits(let pattern):
      let inherits = index.inheritors(of: pattern)
      return (.inherits(inherits), !inherits.contains(true))
    case .attribute(let pattern):
      let matches = index.names(matching: pattern)
      let isUsed = graph.declarations.indices.contains { declaration in
        graph.attributes(of: DeclarationID(declaration)).contains { matches[Int($0.id)] }
      }
      return (.attribute(matches), !isUsed)
    case .all: return (.all, false)
    case .any: return (.any, false)
    case .not(let inner): return (.not(judgesFilesOnly: inner.judgesFilesOnly), false)
    }
  }

  private func row(of pattern: Pattern, matching text: String) -> Int32 {
    if pattern.captureNames.isEmpty { return pattern.matches(text) ? 0 : -1 }
    guard let values = pattern.captures(in: text) else { return -1 }
    rows.append(captureNames.map { values[$0] })
    return Int32(rows.count - 1)
  }
}

extension Selector {
  /// Every capture that is mentioned somewhere.
  fileprivate var allCaptures: Set<String> {
    children.reduce(into: boundCaptures) { $0.formUnion($1.allCaptures) }
  }
}
