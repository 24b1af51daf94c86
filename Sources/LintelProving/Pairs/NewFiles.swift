import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelJudging
import LintelText
import LintelVocabulary

extension DependencyGraph {
  /// The modules that would compile a new file: those of the files nearest to it, in its folder or
  /// the one around that, and so on; none when there is no such file, or the nearest have others than
  /// each other.
  package func modules(ofNewFileAt path: String) -> [ModuleID] {
    var folder = path
    while !folder.isEmpty {
      folder = RelativePath.folder(of: folder)
      let prefix = folder.isEmpty ? "" : folder + "/"
      let near = files.filter { $0.path.hasBytes(atStart: prefix) }
      guard let first = near.first else { continue }
      let isAlike = near.allSatisfy {
        $0.module == first.module && $0.otherModules == first.otherModules
      }
      return isAlike ? first.modules : []
    }
    return []
  }
}

extension RuleContext {
  /// A path for a new file with one type, of which neither would belong to any component; as far up
  /// as there is one.
  func unassignedPath(type: String, where isWanted: (String) -> Bool) -> String? {
    let paths = graph.files.map(\.path)
    let folders = Set(paths.flatMap(Self.folders)).sorted {
      ($0.utf8.count { $0 == 0x2F }, $0) < ($1.utf8.count { $0 == 0x2F }, $1)
    }
    return folders.flatMap { [$0 + "\(type).swift", $0 + "\(type)/\(type).swift"] }.first { path in
      sources.selects(path) && isWanted(path) && !paths.contains(path)
        && isUnassigned(newFile: path, type: type)
    }
  }

  /// All folders around a file, each with a slash at the end, and the root as an empty text.
  private static func folders(around path: String) -> [String] {
    let parts = path.pathParts.dropLast()
    return (0...parts.count).map { parts.prefix($0).map { $0 + "/" }.joined() }
  }

  /// Whether a new file with one type would belong to no component, and the type neither.
  func isUnassigned(newFile path: String, type: String) -> Bool {
    components(ofNewFile: path, type: type).isEmpty
  }

  /// Names of the components that a type in a new file, and nothing else there, would belong to.
  func components(ofNewFile path: String, type: String) -> [String] {
    var builder = GraphBuilder()
    let modules = graph.modules(ofNewFileAt: path).map { builder.addModule(graph.modules[$0]) }
    let (file, scope) = builder.addFile(
      SourceFile(
        path: path, module: modules.first ?? builder.addModule(Module(name: "")),
        otherModules: Array(modules.dropFirst())))
    let declaration = builder.addDeclaration(
      Declaration(name: builder.name(type), kind: .struct, file: file, owner: scope, offset: 7))
    let map = ComponentMap.assigning(components.definitions, in: builder.build(), log: ErrorLog())
    return map.membership(of: declaration).all.map { map.name(of: $0) }
  }
}
