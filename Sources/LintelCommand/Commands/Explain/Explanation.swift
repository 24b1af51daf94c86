import LintelGraph
import LintelReports
import LintelRules

/// What is known of a declaration, file, folder, module or component, as text.
struct Explanation {
  private let graph: DependencyGraph
  private let judge: Judge
  private let types: CondensedGraph

  init(_ graph: DependencyGraph, _ judge: Judge) {
    self.graph = graph
    self.judge = judge
    types = graph.condensedByType()
  }

  func text(of subject: Subject) -> String {
    let heads =
      subject.kind == .declaration
      ? subject.declarations
      : subject.declarations.filter { graph.declarations[$0].kind == .file }
    var lines = heads.flatMap(describe)
    for component in unique(heads.flatMap(judge.components(of:))) { lines += describe(component) }
    lines +=
      subject.kind == .module
      ? neighbours(of: subject.modules)
      : neighbours(Set(graph.declarations(within: subject.declarations)).contains)
    return text(lines)
  }

  /// - Parameter members: all declarations of the component.
  func text(ofComponent component: String, _ members: [DeclarationID]) -> String {
    var lines = describe(component)
    let members = Set(members)
    lines += list("files", files(of: members))
    lines += neighbours(members.contains)
    return text(lines)
  }

  private func text(_ lines: [String]) -> String {
    lines.map { $0.visible + "\n" }.joined()
  }

  private func describe(_ declaration: DeclarationID) -> [String] {
    let value = graph.declarations[declaration]
    let components = judge.components(of: declaration)
    return [
      "\(value.kind.rawValue) \(graph.qualifiedName(of: declaration))",
      "  file:       \(graph.path(of: declaration))",
      modules(compiling: declaration),
      "  component:  \(components.isEmpty ? "none" : components.joined(separator: ", "))",
    ]
  }

  private func modules(compiling declaration: DeclarationID) -> String {
    let names = graph.modules(compiling: declaration).map { graph.moduleLabels[$0.position] }
    return (names.count == 1 ? "  module:     " : "  targets:    ") + names.joined(separator: ", ")
  }

  private func describe(_ component: String) -> [String] {
    guard let standing = judge.standing(of: component) else { return [] }
    var lines = ["component \(component): \(counted(standing.declarationCount, "declaration"))"]
    for rule in standing.rules {
      lines.append("  rule \(rule.rule) (\(rule.kind))" + (rule.because.map { ": \($0)" } ?? ""))
      if let layer = rule.layer {
        lines.append(
          "    layer \(layer.name), \(layer.position) of \(layer.count) from the top, "
            + (layer.isClosed ? "closed" : "open"))
      }
      lines += entry("may use", rule.mayUse)
      lines += entry("may use through protocols", rule.mayUseThroughProtocols)
      lines += entry("must not use", rule.mustNotUse)
    }
    return lines
  }

  private func entry(_ label: String, _ names: [String]) -> [String] {
    names.isEmpty ? [] : ["    \(label): \(names.joined(separator: ", "))"]
  }

  /// The files that hold members, each with those members that lie in no other.
  private func files(of members: Set<DeclarationID>) -> [String] {
    var names: [String: [String]] = [:]
    for member in members.sorted() {
      let value = graph.declarations[member]
      let isNested =
        value.owner.map { members.contains($0) && graph.declarations[$0].kind != .file } ?? false
      let isNamed = value.kind != .file && !isNested
      names[graph.path(of: member), default: []] += isNamed ? [graph.qualifiedName(of: member)] : []
    }
    return names.sorted { $0.key < $1.key }.map { path, names in
      names.isEmpty ? path : "\(path): \(unique(names).joined(separator: ", "))"
    }
  }

  /// What the members use, and what uses them: nodes of the graph of types, with the components of
  /// what is used there or uses it.
  private func neighbours(_ isMember: (DeclarationID) -> Bool) -> [String] {
    list("uses", others(\.to) { isMember($0.from) && !isMember($0.to) })
      + list("used by", others(\.from) { isMember($0.to) && !isMember($0.from) })
  }

  /// What code uses where `modules` compile it, and what others use of it.
  private func neighbours(of modules: [ModuleID]) -> [String] {
    func hasStep(_ value: Dependency, where isWanted: (Bool, Bool) -> Bool) -> Bool {
      graph.moduleSteps(of: value).contains {
        isWanted(modules.contains($0.from), modules.contains($0.to))
      }
    }
    return list("uses", others(\.to) { hasStep($0) { $0 && !$1 } })
      + list("used by", others(\.from) { hasStep($0) { !$0 && $1 } })
  }

  private func others(
    _ other: KeyPath<Dependency, DeclarationID>, where isCounted: (Dependency) -> Bool
  ) -> [String] {
    var sure: Set<String> = []
    var unsure: Set<String> = []
    for value in graph.dependencies where isCounted(value) {
      let name = description(ofNodeOf: value[keyPath: other])
      if value.certainty == .ambiguous { unsure.insert(name) } else { sure.insert(name) }
    }
    return (sure + unsure.subtracting(sure).map { $0 + ", the name is ambiguous" }).sorted()
  }

  private func description(ofNodeOf declaration: DeclarationID) -> String {
    let components = judge.components(of: graph.outermost(of: declaration))
    let names = types.nodes(of: [declaration]).map { types.nodes[Int($0)].name }
    return (names.first ?? graph.qualifiedName(of: graph.outermost(of: declaration)))
      + (components.isEmpty ? "" : " (\(components.joined(separator: ", ")))")
  }

  private func list(_ label: String, _ names: [String]) -> [String] {
    names.isEmpty ? ["\(label): nothing"] : ["\(label):"] + names.map { "  " + $0 }
  }

  private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
