import LintelGraph

/// What a rule is judged in.
struct RuleContext {
  let graph: DependencyGraph
  let components: ComponentMap
  let edges: EdgeTable
  let lookups: Lookups
  let counted: CountedDependencies
  /// The entries under `allow`.
  let exceptions: [BoundException]
  /// Which files of the project are read.
  let sources: SourceSelection

  var namesakes: Namesakes { lookups.namesakes }
  var typeParts: TypeParts { lookups.typeParts }
  var texts: SourceTexts { lookups.texts }

  /// The outermost declaration that speaks for `declaration`: for code in an extension the type
  /// that it extends, if that is known.
  func subject(of declaration: DeclarationID) -> DeclarationID {
    let outermost = graph.outermost(of: declaration)
    let value = graph.declarations[Int(outermost)]
    guard value.kind == .extension, value.extendedType >= 0 else { return outermost }
    return graph.outermost(of: value.extendedType)
  }

  /// The declaration by which a finding names `declaration`: the outermost one around it that
  /// belongs to a component, which is a nested type when that, and not the type around it, does;
  /// for an extension the type that it extends, nested or not.
  func subject(of declaration: DeclarationID, in component: ComponentID?) -> DeclarationID {
    let outermost = graph.outermost(of: declaration)
    guard let component, !components.membership(of: outermost).contains(component) else {
      let value = graph.declarations[Int(outermost)]
      return value.kind == .extension && value.extendedType >= 0 ? value.extendedType : outermost
    }
    var result = declaration
    var current = declaration
    while current != outermost, components.membership(of: current).contains(component) {
      result = current
      current = graph.declarations[Int(current)].owner
    }
    return result
  }
}
