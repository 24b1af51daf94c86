import LintelComponents
import LintelConfiguration
import LintelText
import LintelVocabulary

/// Finds rules that can never fail, mostly because no code could break them.
struct EmptinessCheck {
  let components: ComponentMap
  let log: ErrorLog

  /// Reports rules that cannot fail, references and options that have no effect, and presets of
  /// which no rule can fail.
  ///
  /// A preset does not know the project, so some of its components may have no code. Every rule
  /// that refers to its components counts as one of its rules, e.g. a rule of the project that
  /// replaces one.
  func check(
    _ configuration: Configuration, _ rules: [(definition: RuleDefinition, bound: any BoundRule)]
  ) {
    let ofPresets = Set(configuration.presets.flatMap(\.rules))
    for (rule, bound) in rules where !rule.mayBeEmpty && !ofPresets.contains(rule.name) {
      check(rule, bound)
    }
    for preset in configuration.presets where !preset.rules.isEmpty {
      let names = Set(preset.components)
      let about = rules.filter { rule in
        preset.rules.contains(rule.definition.name)
          || rule.definition.references.contains { names.contains($0.text) }
      }
      if !about.contains(where: { canFail($0.bound) }) {
        log.report(
          RuleError.presetFindsNothing(
            preset.name, expected: emptyComponents(of: preset).map(expectation)),
          at: preset.mark)
      }
    }
  }

  /// Returns a note for each preset with components that have no code.
  func notes(about configuration: Configuration) -> [Note] {
    configuration.presets.compactMap { preset in
      let empty = emptyComponents(of: preset)
      guard !empty.isEmpty else { return nil }
      let names = list(empty.map { quoted($0.name) }, last: "or")
      return Note(message: "preset '\(preset.name)': no code belongs to \(names)")
    }
  }

  private func check(_ rule: RuleDefinition, _ bound: any BoundRule) {
    var empty: [String] = []
    var isSaid = false
    var ends = RelationEnds(components)
    for reference in rule.references {
      let found = components.definitions(for: reference).filter(components.isEmpty(definition:))
      if found.contains(where: { !components.definitions[$0].mayBeEmpty }) { isSaid = true }
      if found.isEmpty, ends.end(of: [reference]).isEmpty {
        log.report(RuleError.referenceMatchesNothing(reference.text), at: reference.mark)
        isSaid = true
      }
      empty += found.map { components.definitions[$0].name }.filter { !empty.contains($0) }
    }
    if isSaid { return }
    if !empty.isEmpty, !canFail(bound) {
      log.report(RuleError.ruleCannotFail(rule.name, emptyComponents: empty), at: rule.mark)
    } else {
      for part in bound.vacuity {
        switch part {
        case .rule(let why, let isAboutTargets):
          log.report(
            RuleError.ruleIsVacuous(rule.name, why: why, isAboutTargets: isAboutTargets),
            at: rule.mark)
        case .option(let error, let mark): log.report(error, at: mark)
        }
      }
    }
  }

  private func canFail(_ bound: any BoundRule) -> Bool {
    bound.canFail(
      among: components.components.ids.filter { !components.isEmpty($0) })
  }

  private func emptyComponents(of preset: ExtendedPreset) -> [ComponentDefinition] {
    components.definitions.indices.filter(components.isEmpty(definition:))
      .map { components.definitions[$0] }.filter { preset.components.contains($0.name) }
  }

  private func expectation(_ definition: ComponentDefinition) -> ComponentExpectation {
    ComponentExpectation(
      component: definition.name, patterns: definition.selector.positivePatterns)
  }
}
