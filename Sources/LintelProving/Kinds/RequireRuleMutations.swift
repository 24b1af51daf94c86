import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelJudging
import LintelRules
import LintelText
import LintelVocabulary

extension BoundRequirement: ProvableRule {
  /// Returns mutations with a new type like an existing one, but without the required counterpart.
  /// If the rule requires a counterpart of each component of a family, the new type is in a new
  /// component.
  package func mutations(in context: RuleContext) -> [Mutation] {
    var seen: Set<Int> = []
    return subjects.compactMap { subject in
      let definition = context.components.components[subject.component].definition
      guard !seen.contains(definition) else { return nil }
      let mutation = models(of: subject, in: context).lazy.compactMap {
        ImaginedType(like: $0, in: context).mutation(for: subject, named: named, need: need)
      }.first
      if mutation != nil { seen.insert(definition) }
      return mutation
    }
  }

  private func models(
    of subject: RequiredSubject, in context: RuleContext
  ) -> [DeclarationID] {
    guard subject.isComponent else { return [subject.declaration] }
    return context.graph.declarations.ids.filter {
      context.graph.outermost(of: $0) == $0
        && context.components.membership(of: $0).contains(subject.component)
    }
  }
}

/// A new type that is modelled on an existing one: in the same component, or in a new component of
/// the same family.
private struct ImaginedType {
  private static let name = "LintelProof"

  private let model: DeclarationID
  private let context: RuleContext
  private var graph: DependencyGraph { context.graph }

  init(like model: DeclarationID, in context: RuleContext) {
    self.model = model
    self.context = context
  }

  func mutation(
    for subject: RequiredSubject, named: NamePattern?, need: RequireRule.Need
  ) -> Mutation? {
    let components = context.components
    let definition = components.definitions[
      components.components[subject.component].definition]
    let value = graph.declarations[model]
    let selector = definition.selector
    let others = Set(components.components(of: need.references))
    guard value.kind.isNominalType, graph.outermost(of: model) == model,
      others.isDisjoint(with: components.membership(of: model).all),
      !inheritsFrom(others, if: selector)
    else { return nil }
    let path = graph.path(of: model)
    let old = graph.text(of: value.name)
    if subject.isComponent {
      var (newPath, newName) = (path, old)
      for captured in subject.values.values {
        newPath = newPath.replacing(captured, by: Self.name)
        newName = newName.replacing(captured, by: Self.name)
      }
      guard newPath != path || newName != old,
        selector.judges(path: newPath, name: newName, as: path, old),
        !need.isMet(byName: newName, subject.values.mapValues { _ in Self.name })
      else { return nil }
      let code = text(named: newName, for: selector)
      return Mutation(
        change: newPath == path
          ? .code(code, in: graph.scope(of: value.file)) : .file(path: newPath, text: code + "\n"),
        summary: "'\(newName)' is a new member of '\(definition.name)'")
    }
    let new = [Self.name + old, old + Self.name].first {
      selector.judges(path: path, name: $0, as: path, old) && named?.matches($0) != false
    }
    return new.map { new in
      Mutation(
        change: .code(text(named: new, for: selector), in: graph.scope(of: value.file)),
        summary: "'\(new)' is a new member of '\(components.name(of: subject.component))'")
    }
  }

  private func inheritsFrom(_ components: Set<ComponentID>, if selector: Selector) -> Bool {
    selector.tests.contains { if case .inherits = $0 { true } else { false } }
      && graph.supertypes(of: model).compactMap(\.declaration).contains {
        !components.isDisjoint(with: context.components.membership(of: $0).all)
      }
  }

  /// Returns the code of the type, with those properties of the model that the selector tests.
  private func text(named name: String, for selector: Selector) -> String {
    let value = graph.declarations[model]
    var words: [String] = []
    if selector.tests.contains(where: { if case .attribute = $0 { true } else { false } }) {
      words += graph.attributes(of: model).map { NameRules.writtenAttribute(graph.text(of: $0)) }
    }
    if selector.tests.contains(where: { if case .access = $0 { true } else { false } }) {
      words.append(value.access.rawValue)
    }
    words += [value.kind.rawValue, NameRules.written(name)]
    let supertypes = graph.supertypes(of: model).map { NameRules.written(graph.text(of: $0.name)) }
    let inherits = selector.tests.contains { if case .inherits = $0 { true } else { false } }
    let clause = inherits && !supertypes.isEmpty ? ": " + supertypes.joined(separator: ", ") : ""
    return words.joined(separator: " ") + clause + " {}"
  }
}

extension RequireRule.Need {
  /// Whether a type named `name` meets the requirement by itself.
  fileprivate func isMet(byName name: String, _ values: [String: String]) -> Bool {
    guard case .type(let patterns) = self else { return false }
    return patterns.contains { pattern in
      (try? NamePattern(pattern.filled(with: values)))?.matches(name) ?? false
    }
  }
}

extension Selector {
  /// All tests, including those under `not`.
  fileprivate var tests: [Test] {
    if case .test(let test) = form { return [test] }
    return children.flatMap(\.tests)
  }

  /// Whether the tests of paths and names have the same results for a new declaration as for an old
  /// one, and no test of a module or target has captures.
  fileprivate func judges(
    path: String, name: String, as oldPath: String, _ oldName: String
  ) -> Bool {
    tests.allSatisfy { test in
      switch test {
      case .path(let glob): glob.matches(path) == glob.matches(oldPath)
      case .name(let pattern): pattern.matches(name) == pattern.matches(oldName)
      case .module(let pattern), .target(let pattern): pattern.pattern.captureNames.isEmpty
      case .platform, .kind, .inherits, .attribute, .access: true
      }
    }
  }
}

extension String {
  fileprivate func replacing(_ old: String, by new: String) -> String {
    split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }
}
