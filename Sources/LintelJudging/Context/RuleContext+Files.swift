import LintelComponents
import LintelGraph

extension RuleContext {
  /// Returns, for each file, the judged component of the first top-level declaration that belongs
  /// to one; `nil` if there is no such declaration.
  package func componentsOfFiles(among judged: [ComponentID]) -> [ComponentID?] {
    let judged = Set(judged)
    var result = [ComponentID?](repeating: nil, count: graph.files.count)
    for declaration in graph.declarations.ids {
      let file = graph.declarations[declaration].file.position
      guard result[file] == nil, graph.outermost(of: declaration) == declaration else { continue }
      result[file] = components.membership(of: declaration).all.first(where: judged.contains)
    }
    return result
  }

  /// Returns, for each file, its first top-level type that belongs to none of the components.
  package func outermostTypes(notOf components: [ComponentID]) -> [DeclarationID?] {
    let excluded = Set(components)
    var result = [DeclarationID?](repeating: nil, count: graph.files.count)
    for (id, value) in zip(graph.declarations.ids, graph.declarations)
    where value.kind.isNominalType && result[value.file.position] == nil
      && graph.outermost(of: id) == id
      && !self.components.membership(of: id).all.contains(where: excluded.contains)
    {
      result[value.file.position] = id
    }
    return result
  }
}
