import LintelComponents
import LintelConfiguration
import LintelFindings
import LintelGraph
import LintelText
import LintelVocabulary

/// A configuration applied to a graph: the components of all declarations, and the rules that judge
/// them.
package final class Judge: Sendable {
  package let graph: DependencyGraph
  package let components: ComponentMap
  package let rules: [(definition: RuleDefinition, bound: any BoundRule)]
  /// Notes on presets with components that have no code in this project.
  package let notes: [Note]
  private let edges: EdgeTable
  private let sources: SourceSelection

  /// - Throws: errors about everything that cannot be judged: components, references and rules that
  ///   match nothing although `may-be-empty` is not set, and layers that overlap.
  package convenience init(
    _ configuration: Configuration, _ graph: DependencyGraph
  ) throws(ConfigurationErrors) {
    try self.init(configuration, graph, rules: nil)
  }

  /// - Parameter names: the names of the rules to judge, without checking whether they can fail;
  ///   `nil` to judge all rules and to check this.
  package init(
    _ configuration: Configuration, _ graph: DependencyGraph, rules names: Set<String>?
  ) throws(ConfigurationErrors) {
    let log = ErrorLog()
    if graph.files.isEmpty {
      log.report(RuleError.noFiles, at: Mark(path: configuration.path, line: 0, column: 0))
      try log.throwIfAny()
    }
    if graph.symbolUses == nil,
      let rule = configuration.rules.first(where: { !$0.body.symbols.isEmpty })
    {
      log.report(RuleError.symbolUsesNotKept(rule.name), at: rule.mark)
    }
    let components = ComponentMap.assigning(configuration.components, in: graph, log: log)
    rules = configuration.rules.filter { names?.contains($0.name) ?? true }.map { rule in
      let scope = RuleScope(graph: graph, components: components, mark: rule.mark, log: log)
      return (rule, rule.body.bind(to: scope))
    }
    let emptiness = EmptinessCheck(components: components, log: log)
    if names == nil { emptiness.check(configuration, rules) }
    sources = configuration.sources
    notes = emptiness.notes(about: configuration)
    self.graph = graph
    self.components = components
    edges = EdgeTable(graph, components)
    try log.throwIfAny()
  }

  /// Returns the result of each rule, in the order of the rules file, with the places that
  /// exceptions count.
  ///
  /// - Parameters:
  ///   - today: exceptions whose last day is before this day excuse nothing.
  ///   - source: returns the text of a file by its path; called only for files with findings, and
  ///     for files whose text a rule needs.
  ///   - isWanted: whether to judge the rule with a given name; all by default.
  package func results(
    today: CalendarDate, source: @escaping @Sendable (String) -> [UInt8]?,
    where isWanted: (String) -> Bool = { _ in true }
  ) -> [RuleResult] {
    results(today: today, workers: .single, source: source, where: isWanted)
  }

  /// - Parameter workers: the threads, which share first the rules and then the findings; each
  ///   reads the files that it needs by itself.
  package func results(
    today: CalendarDate, workers: Workers, source: @escaping @Sendable (String) -> [UInt8]?,
    where isWanted: (String) -> Bool = { _ in true }
  ) -> [RuleResult] {
    uncountedResults(today: today, workers: workers, source: source, where: isWanted)
      .map(\.withCountedExceptions)
  }

  /// Returns the result of each rule with all findings that exceptions with a number of places
  /// cover, so that suppressions can be applied before ``RuleResult/withCountedExceptions``.
  package func uncountedResults(
    today: CalendarDate, workers: Workers, source: @escaping @Sendable (String) -> [UInt8]?,
    where isWanted: (String) -> Bool = { _ in true }
  ) -> [RuleResult] {
    let wanted = rules.filter { isWanted($0.definition.name) }
    let judged = workers.map(wanted.count, from: Lookups(graph, source: source)) {
      lookups, position in JudgedRule(judgement(of: wanted[position], today: today, lookups))
    }
    let consequences = Consequences(
      of: judged.lazy.flatMap(\.groups).filter { $0.exception == nil }, edges, in: graph)
    let groups = judged.map { rule in rule.groups.filter { !consequences.contains($0) } }
    // Few rules have most of the findings, so the threads share the findings and not the rules.
    let parts = groups.enumerated().flatMap { rule, groups in
      stride(from: 0, to: groups.count, by: Self.groupsAtOnce).map { start in
        (rule: rule, groups: start..<min(start + Self.groupsAtOnce, groups.count))
      }
    }
    let found = workers.map(
      parts.count, from: FindingMaker(judge: self, today: today, source: source)
    ) { maker, position in
      let part = parts[position]
      return maker.findings(of: groups[part.rule][part.groups], wanted[part.rule].definition)
    }
    var findings = [[Finding]](repeating: [], count: wanted.count)
    for (part, found) in zip(parts, found) { findings[part.rule] += found }
    return wanted.indices.map { position in
      let (rule, judged) = (wanted[position].definition, judged[position])
      return RuleResult(
        rule: rule.name, kind: rule.kind, because: rule.because,
        components: judged.components.map { components.name(of: $0) },
        findings: findings[position] + judged.unused.map { rule.finding(unused: $0.definition) }
          + judged.expired.compactMap { rule.finding(expired: $0.definition) },
        consequenceCount: judged.groups.count - groups[position].count,
        exceptions: judged.counted)
    }
  }

  /// The number of groups of one rule from which a thread makes findings at a time.
  private static let groupsAtOnce = 256

  /// The parts of a judgement that are passed from one thread to another.
  private struct JudgedRule: Sendable {
    let components: [ComponentID]
    let groups: [BreachGroup]
    let unused: [BoundException]
    let expired: [BoundException]
    let counted: [CountedException]

    init(_ judgement: Judgement) {
      components = judgement.judged
      groups = BreachGroup.groups(of: judgement.open, in: judgement.context)
      counted = judgement.rule.countedExceptions(
        judgement.context.exceptions.all, others: judgement.exceptions.others)
      // Too few places are a finding of their own.
      unused = judgement.unused.filter { !$0.isCounted || $0.isExpired }
      expired = judgement.exceptions.expired
    }
  }

  /// The breaches of a rule, and the use of its exceptions.
  package struct Judgement {
    package let rule: RuleDefinition
    package let judged: [ComponentID]
    package let context: RuleContext
    /// The breaches that no exception excuses, whatever their number.
    let open: [OpenBreach]
    let exceptions: ExceptionUse

    package var unused: [BoundException] { exceptions.unused }
  }

  package func judgement(
    of rule: (definition: RuleDefinition, bound: any BoundRule), today: CalendarDate,
    _ lookups: Lookups
  ) -> Judgement {
    let (rule, bound) = rule
    let context = context(of: rule, today: today, lookups)
    var exceptions = ExceptionUse(in: context)
    let open = bound.breaches(in: context).compactMap { exceptions.open($0) }
    return Judgement(
      rule: rule, judged: bound.judged, context: context,
      open: context.weighingMeanings(open), exceptions: exceptions)
  }

  /// Returns the context in which a rule is judged.
  package func context(
    of rule: RuleDefinition, today: CalendarDate, _ lookups: Lookups
  ) -> RuleContext {
    var ends = RelationEnds(components)
    return RuleContext(
      graph: graph, components: components, edges: edges, lookups: lookups,
      counted: rule.counted,
      exceptions: rule.allow.map { BoundException($0, ends: &ends, today: today) },
      sources: sources
    ) { [rules] from, to in
      rules.contains { $0.bound.permission(from: from, to: to) == .forbidden }
    }
  }
}

extension Configuration {
  /// Judges a graph in one step; see ``Judge``.
  package func judge(
    _ graph: DependencyGraph, today: CalendarDate,
    source: @escaping @Sendable (String) -> [UInt8]?
  ) throws(ConfigurationErrors) -> [RuleResult] {
    try Judge(self, graph).results(today: today, source: source)
  }
}
