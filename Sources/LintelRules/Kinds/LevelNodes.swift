import LintelGraph

/// A dependency between two things of one level.
struct LevelStep {
  let from: Int32
  let to: Int32
  let edge: EdgeID
}

/// Numbers and names the things of one level.
struct LevelNodes {
  private let context: RuleContext
  let level: RuleLevel
  /// For folders: those with files, by path, and the one of each file.
  private var folders: [String] = []
  private var folderOf: [Int32] = []

  init(_ context: RuleContext, level: RuleLevel) {
    self.context = context
    self.level = level
    if level == .folder {
      let paths = context.graph.files.map { RelativePath.folder(of: $0.path) }
      folders = Set(paths).sorted()
      let number = Dictionary(uniqueKeysWithValues: zip(folders, folders.indices.map(Int32.init)))
      folderOf = paths.map { number[$0] ?? 0 }
    }
  }

  var count: Int {
    switch level {
    case .type: context.graph.declarations.count
    case .file: context.graph.files.count
    case .folder: folders.count
    case .component: context.components.components.count
    case .module: context.graph.modules.count
    }
  }

  func name(of node: Int32) -> String {
    switch level {
    case .type: context.graph.qualifiedName(of: node)
    case .file: context.graph.files[Int(node)].path
    case .folder: folders[Int(node)].isEmpty ? "." : folders[Int(node)]
    case .component: context.components.name(of: node)
    case .module: context.graph.modules[Int(node)].displayName
    }
  }

  /// Several only between components, when one end belongs to several; what belongs to both is at
  /// home in either.
  func steps(for edge: EdgeID) -> [LevelStep] {
    if level == .component {
      let (from, to) = context.memberships(of: edge)
      return from.all.filter { !to.contains($0) }.flatMap { source in
        to.all.filter { !from.contains($0) }.map { LevelStep(from: source, to: $0, edge: edge) }
      }
    }
    let value = context.edges[edge]
    guard let to = node(of: value.to) else { return [] }
    let from = node(of: value.from)
    return from == to ? [] : [LevelStep(from: from, to: to, edge: edge)]
  }

  /// Whether a dependency between two declarations would lead back from the end of a step to its
  /// start.
  func isStep(from: DeclarationID, to: DeclarationID, back step: LevelStep) -> Bool {
    guard level == .component else {
      return node(of: from) == step.to && node(of: to) == step.from
    }
    let (from, to) = (
      context.components.membership(of: from), context.components.membership(of: to)
    )
    return from.contains(step.to) && !to.contains(step.to) && to.contains(step.from)
      && !from.contains(step.from)
  }

  private func node(of target: Edge.Target) -> Int32? {
    switch target {
    case .declaration(let declaration): node(of: declaration)
    case .module(_, let module): level == .module ? module : nil
    }
  }

  /// At the level of components there is no such single thing.
  func node(of declaration: DeclarationID) -> Int32 {
    if level == .type { return context.subject(of: declaration) }
    let file = context.graph.declarations[Int(declaration)].file
    switch level {
    case .folder: return folderOf[Int(file)]
    case .module: return context.graph.files[Int(file)].module
    default: return file
    }
  }
}
