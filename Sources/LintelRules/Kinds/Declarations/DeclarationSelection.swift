import LintelGraph

/// The declarations that a rule judges one by one.
///
/// Without a selector the outermost types. With one, as in a component: outermost types that nothing
/// speaks against, nested types that something about themselves vouches for, and whatever else its
/// kind is asked for. Extensions of types of the project are part of these, and no declarations of
/// their own.
struct DeclarationSelection: Sendable {
  let that: Selector?
  /// In the order of the graph.
  let declarations: [JudgedDeclaration]
  /// A test that nothing in the project passes, whatever its component.
  let deadTest: DeadTest?

  /// - Parameter components: `nil` for code of any component or none.
  init(
    _ graph: DependencyGraph, _ map: ComponentMap, of components: [ComponentID]?, that: Selector?
  ) {
    let evaluator = that.map { SelectorEvaluator($0, index: SelectorIndex(graph)) }
    let judgedKinds = that?.namedKinds ?? []
    var declarations: [JudgedDeclaration] = []
    for id in graph.declarations.indices.lazy.map(DeclarationID.init) {
      let value = graph.declarations[Int(id)]
      guard value.kind.isNominalType || judgedKinds.contains(value.kind),
        value.kind != .extension || value.extendedType < 0
      else { continue }
      let isOutermostType = value.kind.isNominalType && graph.outermost(of: id) == id
      if let evaluator {
        let verdict = evaluator.verdict(on: SelectorSubject(file: value.file, declaration: id))
        guard verdict.strength >= (isOutermostType ? .unopposed : .declaration) else { continue }
      } else if !isOutermostType {
        continue
      }
      let membership = map.membership(of: id)
      let component = (components ?? membership.all).first(where: membership.contains)
      if components != nil, component == nil { continue }
      declarations.append(JudgedDeclaration(id: id, kind: value.kind, component: component))
    }
    self.that = that
    self.declarations = declarations
    deadTest = evaluator?.deadTests.first
  }
}
