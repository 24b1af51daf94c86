import Lintel
import LintelGraph
import LintelReports
import LintelRules

/// `lintel explain`: where a file or type belongs, and what that means for it.
struct ExplainCommand {
  private let arguments: ExplainArguments
  private let console: Console

  init(_ arguments: ExplainArguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func run() -> ExitStatus {
    do throws(ConfigurationError) {
      let location = try ProjectLocation(paths: [arguments.path], config: arguments.config)
      let architecture = try Architecture(contentsOf: location.requiredRulesFile())
      let project = try Project(
        root: location.root, selection: architecture.configuration.sources,
        jobs: arguments.jobs ?? 0)
      let judge = try Judge(architecture.configuration, project.graph)
      guard let subject = project.graph.subject(named: arguments.subject) else {
        throw .unknownSubject(arguments.subject, known: project.graph.subjectNames)
      }
      console.write(Explanation(subject, project.graph, judge).text)
      return .success
    } catch {
      return console.report(error)
    }
  }
}

/// What is known of a subject, as text.
private struct Explanation {
  private let subject: Subject
  private let graph: DependencyGraph
  private let judge: Judge

  init(_ subject: Subject, _ graph: DependencyGraph, _ judge: Judge) {
    self.subject = subject
    self.graph = graph
    self.judge = judge
  }

  var text: String {
    let heads =
      subject.kind == .type
      ? subject.declarations
      : subject.declarations.filter {
        graph.declarations[Int($0)].kind == .file
      }
    var lines = heads.flatMap(describe)
    let components = unique(heads.flatMap(judge.components(of:)))
    for component in components { lines += describe(component) }
    lines += list("uses", uses(of: \.from, \.to))
    lines += list("used by", uses(of: \.to, \.from))
    return lines.map { $0.visible + "\n" }.joined()
  }

  private func describe(_ declaration: DeclarationID) -> [String] {
    let value = graph.declarations[Int(declaration)]
    let components = judge.components(of: declaration)
    return [
      "\(value.kind.rawValue) \(graph.qualifiedName(of: declaration))",
      "  file:       \(graph.path(of: declaration))",
      "  module:     \(graph.module(of: declaration).displayName)",
      "  component:  \(components.isEmpty ? "none" : components.joined(separator: ", "))",
    ]
  }

  private func describe(_ component: String) -> [String] {
    guard let standing = judge.standing(of: component) else { return [] }
    var lines = ["component \(component): \(standing.declarationCount) declarations"]
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

  /// Outermost declarations at the other end of the subject's dependencies, with their components.
  private func uses(
    of own: KeyPath<Dependency, DeclarationID>, _ other: KeyPath<Dependency, DeclarationID>
  ) -> [String] {
    let members = Set(subject.declarations.map(graph.outermost))
    let others = graph.dependencies.filter {
      members.contains(graph.outermost(of: $0[keyPath: own]))
    }
    .map { graph.outermost(of: $0[keyPath: other]) }
    .filter { !members.contains($0) }
    let described = Set(others).map { declaration in
      let components = judge.components(of: declaration)
      return graph.qualifiedName(of: declaration)
        + (components.isEmpty ? "" : " (\(components.joined(separator: ", ")))")
    }
    return Set(described).sorted()
  }

  private func list(_ label: String, _ names: [String]) -> [String] {
    names.isEmpty ? ["\(label): nothing"] : ["\(label):"] + names.map { "  " + $0 }
  }

  private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
