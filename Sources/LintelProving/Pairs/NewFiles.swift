import LintelComponents
import LintelGraph
import LintelJudging
import LintelText
import LintelVocabulary

/// New files with one type each: where they could be, and what they would belong to.
final class NewFiles {
  /// The modules that would compile them.
  private(set) lazy var modules = NewFileModules(context.graph.files)

  private let context: RuleContext
  /// By type.
  private var unassignedPaths: [String: [String]] = [:]

  init(in context: RuleContext) {
    self.context = context
  }

  /// Paths of new files that would belong to no component, as little as their type; those with the
  /// fewest folders first.
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

  /// Those of some paths at which a file would belong to no component, as little as its type.
  func unassigned(_ paths: [String], type: String) -> [String] {
    zip(paths, components(of: paths.map { ($0, type) })).filter(\.1.isEmpty).map(\.0)
  }

  /// Names of the components that the types in new files, and nothing else there, would belong to.
  ///
  /// - Returns: as many as there are files. All are found at once, because it takes longer to prepare
  ///   what finds them than to find them.
  func components(of newFiles: [(path: String, type: String)]) -> [[String]] {
    var builder = GraphBuilder()
    let unknown = builder.addModule(Module(name: ""))
    var added: [ModuleID: ModuleID] = [:]
    // A graph has its files in order, and so its declarations.
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

  /// All folders around a file, each with a slash at the end, and the root as an empty text.
  private static func folders(around path: String) -> [String] {
    let parts = path.pathParts.dropLast()
    return (0...parts.count).map { parts.prefix($0).map { $0 + "/" }.joined() }
  }
}
