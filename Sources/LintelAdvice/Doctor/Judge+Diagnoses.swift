import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelJudging
import LintelText
import LintelVocabulary

extension Judge {
  public var ruleCount: Int { rules.count }

  /// Everything that is odd about the configuration in this project, as far as no rule has to be
  /// broken to know it, in the order of the files.
  ///
  /// What makes a check impossible is no diagnosis; ``Judge/init(_:_:)`` throws all of it.
  public func diagnoses(of configuration: Configuration, today: CalendarDate) -> [Diagnosis] {
    (deadSelectors() + overlaps() + unassignedCode(configuration)
      + exceptions(today: today) + conflicts(configuration)).sorted()
  }

  /// Selectors that find nothing, in components that may be empty; in others they are errors.
  private func deadSelectors() -> [Diagnosis] {
    let index = SelectorIndex(graph)
    let hints = SelectorHints(graph)
    return components.definitions.filter { $0.mayBeEmpty && !$0.isOfPreset }.flatMap { definition in
      SelectorEvaluator(definition.selector, index: index).deadTests.map { test, mark in
        let error = ComponentError.selectorMatchesNothing(
          test.text, component: definition.name, hint: hints.hint(for: test))
        return Diagnosis(at: mark, .warning, error.message)
      }
    }
  }

  /// Pairs of components of which one holds all of the other; to share some is what roles and
  /// layers do.
  private func overlaps() -> [Diagnosis] {
    let shared = sharedCounts()
    return shared.keys.sorted { ($0.inner, $0.outer) < ($1.inner, $1.outer) }.compactMap { pair in
      guard shared[pair] == components.sizes[pair.inner.position] else { return nil }
      let isMutual = components.sizes[pair.inner.position] == components.sizes[pair.outer.position]
      if isMutual, pair.inner < pair.outer { return nil }
      let (inner, outer) = (components.name(of: pair.inner), components.name(of: pair.outer))
      let definition = components.definitions[components.components[pair.inner].definition]
      return Diagnosis(
        at: definition.mark, .note,
        isMutual
          ? "components '\(outer)' and '\(inner)' are the same code"
          : "all of component '\(inner)' belongs to '\(outer)' as well")
    }
  }

  private struct Containment: Hashable {
    let inner: ComponentID
    let outer: ComponentID
  }

  private func sharedCounts() -> [Containment: Int] {
    var counts = [Int](repeating: 0, count: components.memberships.count)
    for membership in components.membershipOf { counts[membership.position] += 1 }
    var shared: [Containment: Int] = [:]
    for (membership, count) in zip(components.memberships, counts) where count > 0 {
      for inner in membership.all {
        for outer in membership.all where inner != outer {
          shared[Containment(inner: inner, outer: outer), default: 0] += count
        }
      }
    }
    return shared
  }

  /// Types in no component, where no rule asks for a place for everything.
  private func unassignedCode(_ configuration: Configuration) -> [Diagnosis] {
    guard !rules.contains(where: { $0.bound.wantsAllCode }) else { return [] }
    let types = graph.declarations.ids.filter {
      graph.declarations[$0].kind.isNominalType && graph.outermost(of: $0) == $0
    }
    let outside = types.filter { components.membership(of: $0).all.isEmpty }
    guard !outside.isEmpty else { return [] }
    var folders: [String: Int] = [:]
    for type in outside {
      let folder = graph.path(of: type).pathParts.dropLast().joined(separator: "/")
      folders[folder.isEmpty ? "." : folder, default: 0] += 1
    }
    let order = folders.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let most = list(order.map { "\($0.key) (\($0.value))" }, last: "and", limit: 5)
    return [
      Diagnosis(
        at: Mark(path: configuration.path, line: 0, column: 0), .note,
        "\(outside.count) of \(counted(types.count, "type")) belong to no component, most of them "
          + "in \(most); rules say nothing about them, and 'kind: exhaustive' makes that an error")
    ]
  }

  /// Exceptions that excuse nothing, or soon will.
  private func exceptions(today: CalendarDate) -> [Diagnosis] {
    // Exceptions are about dependencies, and no text decides on those.
    let lookups = Lookups(graph) { _ in nil }
    return rules.filter { !$0.definition.allow.isEmpty }.flatMap { rule in
      let unused = judgement(of: rule, today: today, lookups).unused.map(\.definition.mark)
      return rule.definition.allow.compactMap { allow -> Diagnosis? in
        if unused.contains(allow.mark) {
          return Diagnosis(
            at: allow.mark, .warning,
            "this exception from rule '\(rule.definition.name)' excuses nothing; remove it")
        }
        guard let until = allow.until, until < today else { return nil }
        return Diagnosis(
          at: allow.mark, .warning,
          "this exception from rule '\(rule.definition.name)' expired on \(until); pay it off, or "
            + "give it a new day and a reason")
      }
    }
  }
}

extension ComponentDefinition {
  fileprivate var isOfPreset: Bool { mark.path.hasPrefix("preset:") }
}
