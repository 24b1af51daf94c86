import LintelGraph

/// Turns the breaches of one rule into findings: those between the same two declarations by the
/// same kind of reference into one.
struct FindingWriter {
  private struct Key: Hashable {
    let from: DeclarationID
    let fromComponent: ComponentID?
    let to: Edge.Target?
    let kind: ReferenceKind?
    let expired: CalendarDate?
  }

  private let rule: RuleDefinition
  private let context: RuleContext

  init(_ rule: RuleDefinition, _ context: RuleContext) {
    self.rule = rule
    self.context = context
  }

  /// - Parameter breaches: each with the day on which an exception for it expired, if there was one.
  func findings(
    for breaches: [(breach: Breach, expired: CalendarDate?)], places: inout PlaceFinder
  ) -> [Finding] {
    var order: [Key] = []
    var groups: [Key: [Breach]] = [:]
    var findings: [Finding] = []
    for (breach, expired) in breaches {
      switch breach.subject {
      case .dependency(let edge):
        let value = context.edges[edge]
        let key = Key(
          from: context.subject(of: value.from, in: breach.from), fromComponent: breach.from,
          to: value.to, kind: value.kind, expired: expired)
        if groups[key] == nil { order.append(key) }
        groups[key, default: []].append(breach)
      case .chain(let edges):
        findings.append(chain(edges, breach, expired: expired, &places))
      case .cycle(let cycle): findings.append(finding(cycle, breach, &places))
      case .declaration(let declaration):
        findings.append(finding(about: declaration, breach, &places))
      case .excused: break
      }
    }
    for key in order { findings.append(finding(groups[key] ?? [], expired: key.expired, &places)) }
    return findings
  }

  /// An exception that excuses nothing.
  func finding(unused exception: AllowDefinition) -> Finding {
    let to =
      switch exception.to {
      case .components(let references): references.map(\.text)
      case .modules(let patterns): patterns.map(\.text)
      }
    let from = exception.from.map { "'\($0.text)'" }.joined(separator: ", ")
    let targets = to.map { "'\($0)'" }.joined(separator: ", ")
    let mark = exception.mark
    return Finding(
      rule: rule.name, severity: .error,
      message: "the exception from \(from) to \(targets) is not used",
      places: [Place(path: mark.path, line: mark.line, column: mark.column)],
      because: rule.because, remedy: "remove the entry from 'allow'")
  }

  // MARK: - Parts

  /// All breaches between the same two declarations by the same kind; at least one.
  private func finding(
    _ group: [Breach], expired: CalendarDate?, _ places: inout PlaceFinder
  ) -> Finding {
    let edges = group.compactMap { breach -> EdgeID? in
      guard case .dependency(let edge) = breach.subject else { return nil }
      return edge
    }
    // The surest mention decides.
    let certain = edges.first { context.counted.failing.contains(context.edges[$0].certainty) }
    let edge = certain ?? edges[0]
    let breach = group[edges.firstIndex(of: edge) ?? 0]
    let from = context.endpoint(context.edges[edge].from, in: breach.from)
    let to = context.endpoint(context.edges[edge].to, in: breach.to)
    let words = words(from, to, edge: edge)
    return Finding(
      rule: rule.name, severity: certain == nil ? .note : rule.severity,
      message: breach.reason.message(words) + Self.suffix(expired),
      from: from, to: to, kind: context.edges[edge].kind,
      certainty: context.edges[edge].certainty, places: places.places(of: edges, in: context),
      because: rule.because, remedy: breach.reason.remedy(words))
  }

  private func chain(
    _ edges: [EdgeID], _ breach: Breach, expired: CalendarDate?, _ places: inout PlaceFinder
  ) -> Finding {
    let (first, last) = (edges[0], edges[edges.count - 1])
    let from = context.endpoint(context.edges[first].from, in: breach.from)
    let to = context.endpoint(context.edges[last].to, in: breach.to)
    let between = edges.dropFirst().map { edge in
      context.graph.qualifiedName(of: context.subject(of: context.edges[edge].from))
    }
    let words = words(from, to, edge: last, between: between)
    return Finding(
      rule: rule.name, severity: rule.severity,
      message: breach.reason.message(words) + Self.suffix(expired), from: from, to: to,
      kind: context.edges[first].kind, certainty: context.edges[first].certainty,
      places: places.places(of: [first], in: context), because: rule.because,
      remedy: breach.reason.remedy(words), path: places.hops(of: edges, in: context))
  }

  private func finding(_ cycle: Cycle, _ breach: Breach, _ places: inout PlaceFinder) -> Finding {
    let component = breach.from.map { context.components.name(of: $0) }
    let from = Endpoint(name: cycle.names[0], component: component)
    let to = Endpoint(
      name: cycle.names[1], component: cycle.level == .component ? cycle.names[1] : component)
    let words = words(from, to, edge: cycle.edges[0])
    return Finding(
      rule: rule.name, severity: rule.severity, message: breach.reason.message(words), from: from,
      to: to, kind: context.edges[cycle.edges[0]].kind,
      certainty: context.edges[cycle.edges[0]].certainty,
      places: places.places(of: [cycle.edges[0]], in: context), because: rule.because,
      remedy: breach.reason.remedy(words), path: places.hops(of: cycle.edges, in: context))
  }

  private func finding(
    about declaration: DeclarationID, _ breach: Breach, _ places: inout PlaceFinder
  ) -> Finding {
    let name = context.graph.qualifiedName(of: declaration)
    let words = BreachWords(from: name)
    return Finding(
      rule: rule.name, severity: rule.severity, message: breach.reason.message(words),
      from: Endpoint(name: name), places: [places.place(of: declaration, in: context.graph)],
      because: rule.because, remedy: breach.reason.remedy(words))
  }

  private func words(
    _ from: Endpoint, _ to: Endpoint, edge: EdgeID, between: [String] = []
  ) -> BreachWords {
    let graph = context.graph
    let value = context.edges[edge]
    var (toType, isModule, isProtocol) = (to.name, true, false)
    if case .declaration(let target) = value.to {
      let subject = context.subject(of: target)
      (toType, isModule) = (graph.qualifiedName(of: subject), false)
      isProtocol = graph.declarations[Int(subject)].kind == .protocol
    }
    return BreachWords(
      from: from.name, to: to.name, fromComponent: from.component, toComponent: to.component,
      verb: value.kind.verb, between: between, toIsModule: isModule, toType: toType,
      toIsProtocol: isProtocol)
  }

  private static func suffix(_ expired: CalendarDate?) -> String {
    expired.map { "; the exception for it expired on \($0)" } ?? ""
  }
}

extension BreachWords {
  /// For a breach that is about one declaration.
  init(from name: String) {
    self.init(
      from: name, to: "", fromComponent: nil, toComponent: nil, verb: "", between: [],
      toIsModule: false, toType: "", toIsProtocol: false)
  }
}

extension RuleContext {
  /// Names the outermost declaration around `declaration`.
  func endpoint(_ declaration: DeclarationID, in component: ComponentID?) -> Endpoint {
    Endpoint(
      name: graph.qualifiedName(of: subject(of: declaration, in: component)),
      component: component.map { components.name(of: $0) })
  }

  func endpoint(_ target: Edge.Target, in component: ComponentID?) -> Endpoint {
    let name =
      switch target {
      case .declaration(let declaration): graph.qualifiedName(of: declaration)
      case .module(let name, _): graph.text(of: name)
      }
    return Endpoint(name: name, component: component.map { components.name(of: $0) })
  }
}
