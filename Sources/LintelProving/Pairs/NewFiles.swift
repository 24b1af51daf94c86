import LintelComponents
import LintelGraph
import LintelJudging
import LintelText
import LintelVocabulary

/// New files with one type each: their possible paths, and the components of their types.
final class NewFiles {
  /// The modules that would compile new files.
  private(set) lazy var modules = NewFileModules(context.graph.files)

  private let context: RuleContext
  /// The results of ``unassignedPaths(type:)``, by type.
  private var unassignedPaths: [String: [String]] = [:]

  init(in context: RuleContext) {
    self.context = context
  }

  /// Returns paths at which neither a new file nor its type would belong to a component, those with
  /// the fewest folders first.
  func unassignedPaths(type: String) -> [String] {
    if let known = unassignedPaths[type] { return known }
    let paths = context.graph.files.map(\.path)
    let known = Set(paths)
    let folders = Set(paths.flatMap(Self.folders)).sorted {
      ($0.utf8.count { $0 == 0x2F }, $0) < ($1.utf8.count { $0 == 0x2F }, $1)
    }
    let found = unassigned(
      folders.flatMap { [$0 + "\(type).swift", $0 + "\(type)/\(type).swift"] }
        .filter { context.sources.selects($0) && !known.contains($0) },
      type: type)
    unassignedPaths[type] = found
    return found
  }

  /// Returns the paths at which neither a file nor its type would belong to a component.
  func unassigned(_ paths: [String], type: String) -> [String] {
    zip(paths, components(of: paths.map { ($0, type) })).filter(\.1.isEmpty).map(\.0)
  }

  /// Returns the names of the components to which the type in each new file would belong.
  ///
  /// - Returns: one list for each file. All are computed at once, because preparing the computation
  ///   takes longer than the computation itself.
  func components(of newFiles: [(path: String, type: String)]) -> [[String]] {
    var builder = GraphBuilder()
    let unknown = builder.addModule(Module(name: ""))
    var added: [ModuleID: ModuleID] = [:]
    // A graph requires its files, and thereby its declarations, in the order of their paths.
    let order = newFiles.indices.sorted { newFiles[$0].path < newFiles[$1].path }
    let declarations = order.map { position in
      let (path, type) = newFiles[position]
      let modules = modules[path].map { module in
        let known = added[module] ?? builder.addModule(context.graph.modules[module])
        added[module] = known
        return known
      }
      let (file, scope) = builder.addFile(
        SourceFile(
          path: path, module: modules.first ?? unknown, otherModules: Array(modules.dropFirst())))
      return builder.addDeclaration(
        Declaration(name: builder.name(type), kind: .struct, file: file, owner: scope, offset: 7))
    }
    let map = ComponentMap.assigning(context.components.definitions, in: builder.build(), log: nil)
    var components = [[String]](repeating: [], count: newFiles.count)
    for (position, declaration) in zip(order, declarations) {
      components[position] = map.membership(of: declaration).all.map(map.name)
    }
    return components
  }

  /// Returns all folders around a file, each with a slash at the end, and the root as an empty
  /// text.
  private static func folders(around path: String) -> [String] {
    let parts = path.pathParts.dropLast()
    return (0...parts.count).map { parts.prefix($0).map { $0 + "/" }.joined() }
  }
}
