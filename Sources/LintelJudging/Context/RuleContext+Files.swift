import LintelComponents
import LintelGraph

extension RuleContext {
  /// The first of some components that each file has something of at its top level.
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
}
