import LintelFindings
import LintelGraph
import LintelJudging
import LintelReports
import LintelText
import LintelVocabulary

/// An explanation of a declaration, file, folder, module or component, as text.
struct Explanation {
  private let graph: DependencyGraph
  private let judge: Judge
  private let result: CheckResult
  private let types: CondensedGraph

  init(_ graph: DependencyGraph, _ judge: Judge, _ result: CheckResult) {
    self.graph = graph
    self.judge = judge
    self.result = result
    types = graph.condensedByType()
  }

  func text(of subject: Subject) -> String {
    let heads =
      subject.kind == .declaration
      ? subject.declarations
      : subject.declarations.filter { graph.declarations[$0].kind == .file }
    let components = unique(heads.flatMap(judge.components(of:)))
    let members = Set(graph.declarations(within: subject.declarations))
    let neighbours =
      subject.kind == .module
      ? neighbours(of: subject.modules) : neighbours { members.contains($0) }
    var lines = heads.flatMap(describe)
    lines += answers(about: components.count == 1 ? components[0] : nil, neighbours) { breaker in
      heads.contains { breaker.isPart(of: $0, in: graph) }
    }
    for component in components { lines += describe(component) }
    return text(lines + neighbours.lines)
  }

  /// - Parameter members: all declarations of the component.
  func text(ofComponent component: String, _ members: [DeclarationID]) -> String {
    let all = Set(members)
    let neighbours = neighbours { all.contains($0) }
    let about = describe(component)
    var lines = Array(about.prefix(1))
    lines += answers(about: component, neighbours) {
      $0.component == component || $0.path == nil && $0.name == component
    }
    lines += about.dropFirst()
    lines += list("files", files(of: all))
    return text(lines + neighbours.lines)
  }

  private func answers(
    about component: String?, _ neighbours: Neighbours, breaking isBreaker: (Endpoint) -> Bool
  ) -> [String] {
    func count(_ findings: [Finding]) -> [Finding] {
      findings.filter { finding in
        finding.parts.contains { $0.from.map(isBreaker) ?? false }
      }
    }
    return FirstAnswers(
      component: component, users: neighbours.users.map(\.component),
      findings: count(result.findings), acceptedCount: count(result.accepted).count
    ).lines({ judge.standing(of: $0, today: .today) }, .unchanged)
  }

  private func text(_ lines: [String]) -> String {
    lines.map { $0.visible + "\n" }.joined()
  }

  private func describe(_ declaration: DeclarationID) -> [String] {
    let value = graph.declarations[declaration]
    let components = judge.components(of: declaration)
    return ["\(value.kind.rawValue) \(graph.qualifiedName(of: declaration))"]
      + FirstAnswers.lines("file", graph.path(of: declaration)) + modules(compiling: declaration)
      + FirstAnswers.lines(
        "component", components.isEmpty ? "none" : components.joined(separator: ", "))
  }

  private func modules(compiling declaration: DeclarationID) -> [String] {
    let names = graph.modules(compiling: declaration).map { graph.moduleLabels[$0.position] }
    return FirstAnswers.lines(
      names.count == 1 ? "module" : "targets", names.joined(separator: ", "))
  }

  private func describe(_ component: String) -> [String] {
    guard let standing = judge.standing(of: component, today: .today) else { return [] }
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
      lines += rule.mayUseByException.map { "    may use by an exception: \($0.words)" }
      lines += entry("must not use", rule.mustNotUse)
    }
    return lines
  }

  private func entry(_ label: String, _ names: [String]) -> [String] {
    names.isEmpty ? [] : ["    \(label): \(names.joined(separator: ", "))"]
  }

  /// Returns the files that contain members, each with its members that are not nested in other
  /// members.
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

  /// Returns the code that the members use, and the code that uses the members.
  private func neighbours(_ isMember: (DeclarationID) -> Bool) -> Neighbours {
    Neighbours(
      graph, types, judge, leadsOut: { isMember($0.from) && !isMember($0.to) },
      leadsIn: { isMember($0.to) && !isMember($0.from) })
  }

  /// Returns the code in other modules that the code of `modules` uses, and the code in other
  /// modules that uses the code of `modules`.
  private func neighbours(of modules: [ModuleID]) -> Neighbours {
    func hasStep(_ value: Dependency, where isWanted: (Bool, Bool) -> Bool) -> Bool {
      graph.moduleSteps(of: value).contains {
        isWanted(modules.contains($0.from), modules.contains($0.to))
      }
    }
    return Neighbours(
      graph, types, judge, leadsOut: { hasStep($0) { $0 && !$1 } },
      leadsIn: { hasStep($0) { !$0 && $1 } })
  }

  private func list(_ label: String, _ names: [String]) -> [String] {
    names.isEmpty ? ["\(label): nothing"] : ["\(label):"] + names.map { "  " + $0 }
  }

  private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}

extension Endpoint {
  /// Whether the endpoint is the declaration `head` or a member of it or, if `head` is the scope of
  /// a file, whether the endpoint is in the file.
  fileprivate func isPart(of head: DeclarationID, in graph: DependencyGraph) -> Bool {
    guard path == graph.path(of: head) else { return false }
    let name = graph.qualifiedName(of: head)
    return graph.declarations[head].kind == .file || self.name == name
      || self.name.hasPrefix(name + ".")
  }
}
