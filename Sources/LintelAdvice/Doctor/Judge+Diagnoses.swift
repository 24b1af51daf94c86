import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelJudging
import LintelText
import LintelVocabulary

extension Judge {
  package var ruleCount: Int { rules.count }

  /// Returns the diagnoses of a configuration in this project that need no mutation, sorted by
  /// location.
  ///
  /// Errors that make a check impossible are not diagnoses; ``Judge/init(_:_:)`` throws them.
  package func diagnoses(of configuration: Configuration, today: CalendarDate) -> [Diagnosis] {
    (deadSelectors() + overlaps() + unplacedCode(configuration)
      + exceptions(today: today) + conflicts(configuration)).sorted()
  }

  /// Finds selectors that match nothing, in components that may be empty; in others they are
  /// errors.
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

  /// Finds components that another component contains completely. Sharing some code is normal, e.g.
  /// for roles and layers.
  private func overlaps() -> [Diagnosis] {
    let shared = sharedCounts()
    let whole = shared.keys.filter { shared[$0] == components.sizes[$0.inner.position] }
    let (same, contained) = (whole.filter(isMutual), whole.filter { !isMutual($0) })
    let sameCode = same.filter { $0.outer < $0.inner }.map { pair in
      Diagnosis(
        at: mark(of: pair.inner), .note,
        "components '\(components.name(of: pair.outer))' and '\(components.name(of: pair.inner))' "
          + "contain the same code")
    }
    let inside = Dictionary(grouping: contained, by: \.outer).map { outer, pairs in
      let inner = pairs.map(\.inner).sorted()
      let names = inner.map { quoted(components.name(of: $0)) }
      return Diagnosis(
        at: mark(of: inner[0]), .note,
        "all of \(names.count == 1 ? "component" : "components") "
          + list(names, last: "and", limit: Self.mostNamed)
          + (names.count == 1 ? " belongs" : " belong")
          + " to '\(components.name(of: outer))' as well")
    }
    return sameCode + inside
  }

  private func isMutual(_ pair: Containment) -> Bool {
    components.sizes[pair.inner.position] == components.sizes[pair.outer.position]
  }

  private func mark(of component: ComponentID) -> Mark {
    components.definitions[components.components[component].definition].mark
  }

  /// The largest number of names in one message; only the number of further names is reported.
  static let mostNamed = 5

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

  /// Reports if most types belong to no component.
  private func unplacedCode(_ configuration: Configuration) -> [Diagnosis] {
    guard let unplaced = unplacedTypes, unplaced.isMost else { return [] }
    return [
      Diagnosis(
        at: Mark(path: configuration.path, line: 0, column: 0), .warning,
        "most types belong to no component, so most of the code cannot break a rule")
    ]
  }

  /// Finds exceptions that excuse nothing, or that have expired.
  private func exceptions(today: CalendarDate) -> [Diagnosis] {
    // No source text is needed, because exceptions are about dependencies.
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
