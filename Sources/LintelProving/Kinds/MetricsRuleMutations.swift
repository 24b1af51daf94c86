import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelJudging
import LintelRules
import LintelText
import LintelVocabulary

extension MetricsRule.Bound: ProvableRule {
  package func mutations(in context: RuleContext) -> [Mutation] {
    let meter = Meter(metric, level, context)
    let things = meter.things(of: isLimited ? judged : nil)
    return bounds.compactMap { MetricMutations(meter, $0).mutation(for: things) }
  }
}

/// Makes code that takes a unit past a bound of a metric.
private struct MetricMutations {
  private let meter: Meter
  private let bound: MetricBound
  private let graph: DependencyGraph

  init(_ meter: Meter, _ bound: MetricBound) {
    self.meter = meter
    self.bound = bound
    graph = meter.context.graph
  }

  /// Returns a mutation of the first unit that can be changed: of the units within the bound, those
  /// closest to it are tried first, because little must be added to them; then those that have
  /// passed it.
  func mutation(for things: [MeasuredThing]) -> Mutation? {
    let read = things.compactMap { thing in meter.reading(of: thing).map { (thing, $0) } }
    let within = read.filter { bound.contains($0.1) }.enumerated().sorted { left, right in
      let (first, second) = (left.element.1.value, right.element.1.value)
      return first == second ? left.offset < right.offset : (first > second) == bound.isMost
    }.map(\.element.0)
    let beyond = read.filter { !bound.contains($0.1) }.map(\.0)
    return (within + beyond).lazy.compactMap { mutation(for: $0) }.first
  }

  private func mutation(for thing: MeasuredThing) -> Mutation? {
    let most = bound.number.value
    switch (meter.metric, bound.isMost) {
    case (.lines, true), (.members, true):
      let count = Int(meter.reading(of: thing)?.value ?? 0)
      return Mutation.functions(past: most, from: count).flatMap { lines in
        mutation(lines, for: thing, "adds \(counted(lines.count, "function"))")
      }
    case (.dependencies, true):
      return Mutation.additions(past: most, from: meter.coupling.efferent(thing.node))
        .flatMap { use($0, by: thing) }
    case (.instability, true):
      let (out, into) = (
        meter.coupling.efferent(thing.node), meter.coupling.afferent(thing.node)
      )
      let limit = bound.number.value
      let count = (1...50).first { Double(out + $0) / Double(out + into + $0) > limit }
      return count.flatMap { use($0, by: thing) }
    case (.dependents, true):
      return Mutation.additions(past: most, from: meter.coupling.afferent(thing.node))
        .flatMap { use(of: thing, by: $0) }
    case (.instability, false):
      let (out, into) = (
        meter.coupling.efferent(thing.node), meter.coupling.afferent(thing.node)
      )
      let limit = bound.number.value
      let count = (1...50).first { Double(out) / Double(out + into + $0) < limit }
      return count.flatMap { use(of: thing, by: $0) }
    case (.lines, false), (.members, false), (.dependencies, false), (.dependents, false):
      return new(like: thing)
    }
  }

  /// Returns a mutation with a new type that has nothing to count; `nil` unless the units are
  /// types.
  private func new(like thing: MeasuredThing) -> Mutation? {
    guard meter.level == .type else { return nil }
    let mutant = Mutant(
      like: JudgedDeclaration(
        id: thing.place, kind: graph.declarations[thing.place].kind,
        component: thing.component), in: graph)
    let check = MutantCheck(
      components: thing.component.map {
        let name = meter.context.components.name(of: $0)
        return [ComponentReference(text: name, mark: Mark(path: "", line: 0, column: 0))]
      } ?? [], asked: DeclarationSelection.Scope(that: nil, includesNested: false))
    return meter.context.mutation(mutant.renamed, check, breaking: "has nothing to count")
  }

  /// Returns a mutation that lets a unit use `count` further units; `nil` for modules, because a
  /// type that can be used without an import is in the same module as its user.
  private func use(_ count: Int, by thing: MeasuredThing) -> Mutation? {
    guard meter.level != .module else { return nil }
    var taken: Set<Int32> = []
    var lines: [String] = []
    for type in graph.typesToName(in: thing.place) where lines.count < count {
      let own = nodes(of: type)
      for node in own
      where !own.contains(thing.node) && !meter.coupling.uses(thing.node, node)
        && taken.insert(node).inserted
      {
        lines.append(
          "func lintelProof\(lines.count + 1)(_: \(graph.writtenName(of: type))) {}")
        break
      }
    }
    guard lines.count == count else { return nil }
    return mutation(lines, for: thing, "also uses \(meter.level.counted(count))")
  }

  /// Returns a mutation that lets `count` further units use a unit; `nil` for modules, see
  /// ``use(_:by:)``.
  private func use(of thing: MeasuredThing, by count: Int) -> Mutation? {
    guard meter.level != .module else { return nil }
    let target = graph.typesToName(in: thing.place).first { nodes(of: $0).contains(thing.node) }
    guard let target else { return nil }
    var taken: Set<Int32> = []
    var changes: [Mutation.Change] = []
    let name = graph.qualifiedName(of: target)
    for type in graph.typesToName(in: thing.place) where changes.count < count {
      for node in nodes(of: type)
      where node != thing.node && !nodes(of: type).contains(thing.node)
        && !meter.coupling.uses(node, thing.node) && taken.insert(node).inserted
      {
        changes.append(.code("func lintelProof(_: \(graph.writtenName(of: target))) {}", in: type))
        break
      }
    }
    guard changes.count == count, let change = changes.first else { return nil }
    return Mutation(
      change: change, expectation: .atDeclaration(thing.place),
      preparations: Array(changes.dropFirst()),
      summary: "lets \(meter.level.counted(count)) use '\(name)' as well")
  }

  private func nodes(of type: DeclarationID) -> [Int32] { meter.nodes.nodes(of: type) }

  private func mutation(
    _ lines: [String], for thing: MeasuredThing, _ what: String
  ) -> Mutation? {
    // The code must belong to the unit. At the level of components it is added to the scope of the
    // first file with code of the component, and this scope may not be in the component itself.
    if meter.level == .component,
      !meter.context.components.membership(of: thing.place).contains(
        ComponentID(rawValue: thing.node))
    {
      return nil
    }
    return Mutation(
      change: .code(lines.joined(separator: "\n"), in: thing.place),
      expectation: .atDeclaration(thing.place),
      summary: "\(what), in '\(graph.qualifiedName(of: thing.place))'")
  }
}
