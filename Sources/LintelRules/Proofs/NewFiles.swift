import LintelGraph

extension DependencyGraph {
  /// The module that a new file would belong to: that of the files nearest to it, in its folder or
  /// the one around that, and so on; `nil` when there is none, or the nearest have several.
  package func module(ofNewFileAt path: String) -> ModuleID? {
    var folder = path
    while !folder.isEmpty {
      folder = RelativePath.folder(of: folder)
      let prefix = folder.isEmpty ? "" : folder + "/"
      let modules = Set(files.filter { $0.path.hasPrefix(prefix) }.map(\.module))
      if modules.count == 1 { return modules.first }
      if modules.count > 1 { return nil }
    }
    return nil
  }
}

extension RuleContext {
  /// Whether a new file with one type would belong to no component, and the type neither.
  func isUnassigned(newFile path: String, type: String) -> Bool {
    var builder = GraphBuilder()
    let module = graph.module(ofNewFileAt: path).map { graph.modules[Int($0)] }
    let (file, scope) = builder.addFile(
      SourceFile(path: path, module: builder.addModule(module ?? Module(name: ""))))
    let declaration = builder.addDeclaration(
      Declaration(name: builder.name(type), kind: .struct, file: file, owner: scope, offset: 7))
    let map = ComponentMap(components.definitions, in: builder.build(), log: ProblemLog())
    return map.membership(of: declaration).all.isEmpty
  }
}
