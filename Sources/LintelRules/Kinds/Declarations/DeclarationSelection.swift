import LintelComponents
import LintelConfiguration
import LintelGraph

/// The declarations that a rule judges one by one.
///
/// These are the outermost types, or all types, that the selector does not exclude, and other
/// declarations whose kind the selector names: `kind: function`. Extensions of types of the project
/// are parts of these types, and are not judged separately.
package struct DeclarationSelection: Sendable {
  /// The options by which a rule selects declarations.
  package struct Scope: Sendable {
    package let that: Selector?
    /// Whether types inside of other types are selected as well.
    package let includesNested: Bool

    package init(that: Selector?, includesNested: Bool) {
      self.that = that
      self.includesNested = includesNested
    }
  }

  package let scope: Scope
  /// The selected declarations, in the order of the graph.
  package let declarations: [JudgedDeclaration]
  /// Whether types are left out only because they are nested.
  let leavesOutNested: Bool
  /// A test of the selector that nothing in the project passes, in any component.
  let deadTest: DeadTest?

  /// - Parameter components: the components whose declarations are selected; `nil` for all code, in
  ///   any component or none.
  package init(
    _ graph: DependencyGraph, _ map: ComponentMap, of components: [ComponentID]?, _ scope: Scope
  ) {
    let evaluator = scope.that.map { SelectorEvaluator($0, index: SelectorIndex(graph)) }
    let judgedKinds = scope.that?.namedKinds ?? []
    var declarations: [JudgedDeclaration] = []
    var leavesOutNested = false
    for id in graph.declarations.ids {
      let value = graph.declarations[id]
      guard value.kind.isNominalType || judgedKinds.contains(value.kind),
        value.kind != .extension || value.extendedType == nil
      else { continue }
      if let evaluator {
        let verdict = evaluator.verdict(on: SelectorSubject(file: value.file, declaration: id))
        guard verdict.strength >= (value.kind.isNominalType ? .unopposed : .declaration) else {
          continue
        }
      }
      let membership = map.membership(of: id)
      let component = (components ?? membership.all).first(where: membership.contains)
      if components != nil, component == nil { continue }
      if value.kind.isNominalType, !scope.includesNested, graph.outermost(of: id) != id {
        leavesOutNested = true
        continue
      }
      declarations.append(JudgedDeclaration(id: id, kind: value.kind, component: component))
    }
    self.scope = scope
    self.leavesOutNested = leavesOutNested
    self.declarations = declarations
    deadTest = evaluator?.deadTests.first
  }
}
