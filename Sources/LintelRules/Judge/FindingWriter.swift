import LintelGraph

/// Turns the breaches of one rule into findings: those between the same two declarations by the
/// same kind of reference and for the same reason into one.
struct FindingWriter {
  private struct Key: Hashable {
    let from: DeclarationID
    let fromComponent: ComponentID?
    let to: Edge.Target
    let kind: ReferenceKind
    let reason: AnyHashable
    /// What an ambiguous name may mean; what is sure never shares a finding with it.
    let candidates: [DeclarationID]
    let expired: CalendarDate?
  }

  let rule: RuleDefinition
  let context: RuleContext

  init(_ rule: RuleDefinition, _ context: RuleContext) {
    self.rule = rule
    self.context = context
  }

  /// - Parameter breaches: each with the day on which an exception for it expired, if there was
  ///   one.
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
          to: value.to, kind: value.kind, reason: AnyHashable(breach.reason),
          candidates: context.candidates(for: edge), expired: expired)
        if groups[key] == nil { order.append(key) }
        groups[key, default: []].append(breach)
      case .chain(let steps, let starts):
        findings.append(chain(steps, starts, breach, expired: expired, &places))
      case .cycle(let cycle): findings.append(finding(cycle, breach, &places))
      case .declaration(let declaration):
        let from = context.endpoint(named: declaration, in: breach.from)
        findings.append(finding(about: from, at: declaration, breach, &places))
      case .component(let declaration):
        findings.append(
          finding(at: places.place(of: declaration, in: context.graph), breach))
      case .written(let place): findings.append(finding(at: place, breach))
      case .imports(let edges, let module):
        findings.append(finding(of: edges, by: module, breach, expired: expired, &places))
      case .declared(let position, let module):
        findings.append(
          finding(declared: position, by: module, breach, expired: expired, &places))
      case .condition(let condition, let declaration, let place):
        let to = place == declaration ? condition : context.graph.qualifiedName(of: place)
        let from = context.endpoint(named: declaration, in: breach.from)
        findings.append(finding(about: from, at: place, to: Endpoint(name: to), breach, &places))
      case .group(let name, let place):
        let component = breach.from.map { context.components.name(of: $0) }
        let from = Endpoint(name: name, component: component)
        findings.append(finding(about: from, at: place, breach, &places))
      case .boundary(let boundary):
        findings.append(finding(boundary, breach, expired: expired, &places))
      case .mention, .excused: break
      }
    }
    findings += self.findings(forMentions: breaches, &places)
    for key in order { findings.append(finding(groups[key] ?? [], key, &places)) }
    return findings
  }

  /// An exception that excuses nothing.
  func finding(unused exception: AllowDefinition) -> Finding {
    let to =
      switch exception.to {
      case .components(let references): references.map(\.text)
      case .modules(let patterns): patterns.map(\.text)
      case .symbols(let patterns): patterns.map(\.text)
      }
    let from = exception.from.map { quoted($0.text) }.joined(separator: ", ")
    let targets = to.map(quoted).joined(separator: ", ")
    let mark = exception.mark
    return Finding(
      rule: rule.name, severity: rule.severity,
      message: "the exception from \(from) to \(targets) is not used",
      places: [Place(path: mark.path, line: mark.line, column: mark.column)],
      because: rule.because, remedy: "remove the entry from 'allow'")
  }

  // MARK: - Parts

  /// All breaches of one key; at least one.
  private func finding(
    _ group: [Breach], _ key: Key, _ places: inout PlaceFinder
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
    let words = words(from, to, edge: edge, in: breach.from)
    return Finding(
      rule: rule.name, severity: certain == nil ? .note : rule.severity,
      message: breach.reason.message(words) + context.ambiguity(of: key.candidates)
        + Self.suffix(key.expired),
      from: from, to: to, kind: context.edges[edge].kind,
      certainty: context.edges[edge].certainty, places: places.places(of: edges, in: context),
      because: rule.because, remedy: breach.reason.remedy(words))
  }

  /// Told of the component as a whole, for what leads to a go-between is seldom one declaration.
  private func chain(
    _ steps: [EdgeID], _ starts: [EdgeID], _ breach: Breach, expired: CalendarDate?,
    _ places: inout PlaceFinder
  ) -> Finding {
    let (first, last) = (context.edges[steps[0]], steps[steps.count - 1])
    let from = endpoint(breach.from)
    let to = context.endpoint(context.edges[last].to, in: breach.to)
    let between = steps.dropFirst().map { context.subject(of: context.edges[$0].from) }
    let words = BreachWords(
      from: from?.name ?? "", fromKind: .file, to: to.name, toComponent: to.component,
      between: between.map { context.graph.qualifiedName(of: $0) })
    return Finding(
      rule: rule.name, severity: rule.severity,
      message: breach.reason.message(words) + Self.suffix(expired), from: from, to: to,
      through: between.first.map { context.endpoint(named: $0, in: nil) },
      certainty: first.certainty, places: places.places(of: starts, in: context),
      because: rule.because, remedy: breach.reason.remedy(words),
      path: places.hops(of: steps, in: context))
  }

  private func finding(_ cycle: Cycle, _ breach: Breach, _ places: inout PlaceFinder) -> Finding {
    let component = breach.from.map { context.components.name(of: $0) }
    let from = Endpoint(
      name: cycle.names[0], component: component, file: file(of: cycle, at: 0))
    let to = Endpoint(
      name: cycle.names[1], component: cycle.level == .component ? cycle.names[1] : component,
      file: file(of: cycle, at: 1))
    let words = words(from, to, edge: cycle.edges[0], in: breach.from)
    return Finding(
      rule: rule.name, severity: rule.severity, message: breach.reason.message(words), from: from,
      to: to, kind: context.edges[cycle.edges[0]].kind,
      certainty: context.edges[cycle.edges[0]].certainty,
      places: places.places(of: [cycle.edges[0]], in: context), because: rule.because,
      remedy: breach.reason.remedy(words), path: places.hops(of: cycle.edges, in: context))
  }

  /// The file that tells a type of a cycle from others of its name.
  private func file(of cycle: Cycle, at position: Int) -> String? {
    guard cycle.level == .type else { return nil }
    let edge = context.edges[cycle.edges[position]]
    return context.namesakes.file(of: context.subject(of: edge.from))
  }

  private func finding(
    about from: Endpoint, at place: DeclarationID, to: Endpoint? = nil, _ breach: Breach,
    _ places: inout PlaceFinder
  ) -> Finding {
    let words = BreachWords(
      from: from.name, fromKind: context.graph.declarations[Int(place)].kind,
      fromComponent: from.component == from.name ? nil : from.component)
    return Finding(
      rule: rule.name, severity: rule.severity, message: breach.reason.message(words),
      from: from, to: to, places: [places.place(of: place, in: context.graph)],
      because: rule.because, remedy: breach.reason.remedy(words))
  }

  /// About components as a whole.
  private func finding(at place: Place, _ breach: Breach) -> Finding {
    let (from, to) = (endpoint(breach.from), endpoint(breach.to))
    let words = BreachWords(from: from?.name ?? "", fromKind: .file, to: to?.name ?? "")
    return Finding(
      rule: rule.name, severity: rule.severity, message: breach.reason.message(words), from: from,
      to: to, places: [place], because: rule.because, remedy: breach.reason.remedy(words))
  }

  private func finding(
    _ boundary: Boundary, _ breach: Breach, expired: CalendarDate?,
    _ places: inout PlaceFinder
  ) -> Finding {
    let from = Endpoint(
      name: boundary.from, component: breach.from.map { context.components.name(of: $0) })
    let to = Endpoint(
      name: boundary.to, component: breach.to.map { context.components.name(of: $0) })
    let words = BreachWords(from: from.name, fromKind: .file, to: to.name)
    return Finding(
      rule: rule.name, severity: rule.severity,
      message: breach.reason.message(words) + Self.suffix(expired), from: from, to: to,
      places: places.places(of: boundary.edges, in: context), because: rule.because,
      remedy: breach.reason.remedy(words))
  }

  /// A component as a whole.
  private func endpoint(_ component: ComponentID?) -> Endpoint? {
    component.map { context.components.name(of: $0) }.map { Endpoint(name: $0, component: $0) }
  }

  private func words(
    _ from: Endpoint, _ to: Endpoint, edge: EdgeID, in component: ComponentID?
  ) -> BreachWords {
    let graph = context.graph
    let value = context.edges[edge]
    var words = BreachWords(
      from: from.name, fromKind: context.kind(of: value.from, in: component),
      fromComponent: from.component, to: to.name, toComponent: to.component, toType: to.name,
      reference: value.kind)
    if case .declaration(let target) = value.to {
      let type = graph.type(around: target) ?? context.subject(of: target)
      words.toType = graph.qualifiedName(of: type)
      words.toKind = graph.declarations[Int(type)].kind
    }
    return words
  }

  static func suffix(_ expired: CalendarDate?) -> String {
    expired.map { "; the exception for it expired on \($0)" } ?? ""
  }
}
