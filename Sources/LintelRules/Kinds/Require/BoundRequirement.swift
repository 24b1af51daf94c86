import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelJudging
import LintelText
import LintelVocabulary

/// A `require` rule bound to the components of a project.
package struct BoundRequirement: BoundRule {
  package let judged: [ComponentID]
  package let subjects: [RequiredSubject]
  package let need: RequireRule.Need
  package let each: [ComponentReference]
  package let named: NamePattern?

  package func canFail(among filled: [ComponentID]) -> Bool { !subjects.isEmpty }

  package var vacuity: [Vacuity] {
    guard subjects.isEmpty else { return [] }
    let places = list(each.map { quoted($0.text) }, last: "or", limit: 3)
    let why = named.map { "no type in \(places) is named '\($0.text)'" }
    return [.rule(why: why ?? "there is no type in \(places)")]
  }

  package func breaches(in context: RuleContext) -> [any Breach] {
    let isMet = isMet(in: context)
    return zip(subjects, isMet).filter { !$1 }.map { subject, _ in
      let reason = reason(for: subject, in: context)
      return subject.isComponent
        ? DeclarationBreach(
          groupNamed: context.components.name(of: subject.component), at: subject.declaration,
          of: subject.component, reason: reason)
        : DeclarationBreach(subject.declaration, of: subject.component, reason: reason)
    }
  }

  private func reason(
    for subject: RequiredSubject, in context: RuleContext
  ) -> RequireRule.Reason {
    func names(_ references: [ComponentReference]) -> [String] {
      references.map { reference in
        (try? NamePattern(reference.text))?.filled(with: subject.values) ?? reference.text
      }
    }
    let counted = context.counted.kinds
    let kinds =
      counted.count == ReferenceKind.allCases.count
      ? [] : ReferenceKind.allCases.filter(counted.contains).map(\.rawValue)
    return switch need {
    case .component(let references): .noComponent(names(references))
    case .type(let patterns): .noType(patterns.map { $0.filled(with: subject.values) })
    case .uses(let references): .usesNothing(of: names(references), kinds: kinds)
    case .used(by: let references): .usedByNothing(in: names(references), kinds: kinds)
    }
  }

  // MARK: - What is there

  private func isMet(in context: RuleContext) -> [Bool] {
    switch need {
    case .component(let references):
      let matches = context.components.matches(of: references)
      return subjects.map { subject in
        matches.contains {
          $0.component != subject.component && !context.components.isEmpty($0.component)
            && subject.match.agrees(with: $0)
        }
      }
    case .type(let patterns):
      let types = TypeNames(context.graph)
      return subjects.map { subject in
        patterns.contains { types.contains($0.filled(with: subject.values)) }
      }
    case .uses(let references): return isMet(references, isUser: true, context)
    case .used(by: let references): return isMet(references, isUser: false, context)
    }
  }

  /// - Parameter isUser: whether the subjects must depend on the components, and not the components
  ///   on the subjects.
  private func isMet(
    _ references: [ComponentReference], isUser: Bool, _ context: RuleContext
  ) -> [Bool] {
    var isMet = [Bool](repeating: false, count: subjects.count)
    let matches = Dictionary(grouping: context.components.matches(of: references), by: \.component)
    let ofTypes = Dictionary(
      subjects.indices.filter { !subjects[$0].isComponent }.map { (subjects[$0].declaration, $0) },
      uniquingKeysWith: { first, _ in first })
    let ofComponents = Dictionary(
      subjects.indices.filter { subjects[$0].isComponent }.map { (subjects[$0].component, $0) },
      uniquingKeysWith: { first, _ in first })
    for (position, value) in context.graph.dependencies.enumerated()
    where !value.isQualifier && context.isCertain(EdgeID(position)) {
      let (own, other) = isUser ? (value.from, value.to) : (value.to, value.from)
      let found = context.components.membership(of: other).all.flatMap { matches[$0] ?? [] }
      guard !found.isEmpty else { continue }
      let around = context.graph.types(around: own)
      let inside = Set(context.graph.types(around: other))
      let members = context.components.membership(of: own).all.compactMap { ofComponents[$0] }
      for index in around.filter({ !inside.contains($0) }).compactMap({ ofTypes[$0] }) + members
      where !isMet[index] {
        let subject = subjects[index]
        isMet[index] = found.contains {
          subject.match.agrees(with: $0)
            && !(subject.isComponent && $0.component == subject.component)
        }
      }
    }
    return isMet
  }
}

extension RequiredSubject {
  fileprivate var match: ComponentMatch { ComponentMatch(component: component, values: values) }
}

extension DependencyGraph {
  /// Returns the types that a declaration is or belongs to, from inside out.
  fileprivate func types(around declaration: DeclarationID) -> [DeclarationID] {
    var result: [DeclarationID] = []
    var current: DeclarationID? = type(around: declaration)
    while let type = current {
      result.append(type)
      current = declarations[type].owner.flatMap { self.type(around: $0) }
    }
    return result
  }
}

/// The names of all types of a project.
private struct TypeNames {
  private let names: Set<String>

  init(_ graph: DependencyGraph) {
    names = Set(
      graph.declarations.filter { $0.kind.isNominalType || $0.kind == .typealias }
        .map { graph.matchedText(of: $0.name) })
  }

  func contains(_ pattern: String) -> Bool {
    if names.contains(pattern) { return true }
    guard pattern.contains("*") || pattern.contains("?"), let pattern = try? NamePattern(pattern)
    else { return false }
    return names.contains { pattern.matches($0) }
  }
}

extension NamePattern {
  /// Returns the text with the values of captures inserted: `LoginViewModel` for `{name}ViewModel`.
  package func filled(with values: [String: String]) -> String {
    pattern.tokens.map { token in
      switch token {
      case .literal(let bytes): String(decoding: bytes, as: UTF8.self)
      case .character: "?"
      case .run, .folders, .everything: "*"
      case .capture(let index): values[pattern.captureNames[index]] ?? "*"
      }
    }.joined()
  }
}
