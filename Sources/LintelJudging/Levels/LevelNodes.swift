import LintelComponents
import LintelGraph
import LintelText

/// A dependency between two things of one level, by their numbers; see ``LevelNodes``.
package struct LevelStep {
  package let from: Int32
  package let to: Int32
  package let edge: EdgeID
}

/// Numbers and names the things of one level: types, files, components and modules by the positions
/// that their identities are.
package final class LevelNodes {
  private let context: RuleContext
  package let level: RuleLevel
  /// For folders: those with files, by path, and the one of each file.
  private var folders: [String] = []
  private var folderOf: [Int32] = []
  /// For types: extensions in other modules than their types, each by the first of its module.
  private var foreignExtensions: [DeclarationID: DeclarationID] = [:]

  package init(_ context: RuleContext, level: RuleLevel) {
    self.context = context
    self.level = level
    if level == .folder {
      let paths = context.graph.files.map { RelativePath.folder(of: $0.path) }
      folders = Set(paths).sorted()
      let number = Dictionary(uniqueKeysWithValues: zip(folders, folders.indices.map(Int32.init)))
      folderOf = paths.map { number[$0] ?? 0 }
    }
    if level == .type { foreignExtensions = Self.foreignExtensions(in: context) }
  }

  package var count: Int {
    switch level {
    case .type: context.graph.declarations.count
    case .file: context.graph.files.count
    case .folder: folders.count
    case .component: context.components.components.count
    case .module: context.graph.modules.count
    }
  }

  package func name(of node: Int32) -> String {
    switch level {
    case .type: nameOfType(DeclarationID(rawValue: node))
    case .file: context.graph.files[Int(node)].path
    case .folder: folders[Int(node)].isEmpty ? "." : folders[Int(node)]
    case .component: context.components.name(of: ComponentID(rawValue: node))
    case .module: context.graph.modules[Int(node)].displayName
    }
  }

  /// An extension says which module it is in.
  private func nameOfType(_ node: DeclarationID) -> String {
    let name = context.graph.qualifiedName(of: node)
    guard foreignExtensions[node] != nil else { return name }
    return "extension \(name) (\(context.graph.module(of: node).displayName))"
  }

  /// What a module writes about the type of another is its own: the type does not depend on it.
  private static func foreignExtensions(
    in context: RuleContext
  ) -> [DeclarationID: DeclarationID] {
    struct Part: Hashable {
      let type: DeclarationID
      let module: ModuleID
    }
    let graph = context.graph
    var first: [Part: DeclarationID] = [:]
    var result: [DeclarationID: DeclarationID] = [:]
    for (position, value) in graph.declarations.enumerated()
    where value.kind == .extension && value.extendedType != nil {
      let id = DeclarationID(position)
      let type = context.subject(of: id)
      let module = graph.files[value.file].module
      guard graph.outermost(of: id) == id,
        graph.files[graph.declarations[type].file].module != module
      else { continue }
      let part = Part(type: type, module: module)
      result[id] = first[part] ?? id
      if first[part] == nil { first[part] = id }
    }
    return result
  }

  /// Several only between components, when one end belongs to several; what belongs to both is at
  /// home in either.
  package func steps(for edge: EdgeID) -> [LevelStep] {
    if level == .component {
      let (from, to) = context.memberships(of: edge)
      return from.all.filter { !to.contains($0) }.flatMap { source in
        to.all.filter { !from.contains($0) }.map {
          LevelStep(from: source.rawValue, to: $0.rawValue, edge: edge)
        }
      }
    }
    let value = context.edges[edge]
    guard let to = node(of: value.to) else { return [] }
    let from = node(of: value.from)
    return from == to ? [] : [LevelStep(from: from, to: to, edge: edge)]
  }

  /// Whether a dependency between two declarations would lead back from the end of a step to its
  /// start.
  package func isStep(from: DeclarationID, to: DeclarationID, back step: LevelStep) -> Bool {
    guard level == .component else {
      return node(of: from) == step.to && node(of: to) == step.from
    }
    let (from, to) = (
      context.components.membership(of: from), context.components.membership(of: to)
    )
    let (start, end) = (ComponentID(rawValue: step.from), ComponentID(rawValue: step.to))
    return from.contains(end) && !to.contains(end) && to.contains(start) && !from.contains(start)
  }

  private func node(of target: Edge.Target) -> Int32? {
    switch target {
    case .declaration(let declaration): node(of: declaration)
    case .module(_, let module): level == .module ? module?.rawValue : nil
    }
  }

  /// At the level of components there is no such single thing.
  package func node(of declaration: DeclarationID) -> Int32 {
    if level == .type {
      let outermost = context.graph.outermost(of: declaration)
      return (foreignExtensions[outermost] ?? context.subject(of: outermost)).rawValue
    }
    let file = context.graph.declarations[declaration].file
    switch level {
    case .folder: return folderOf[file.position]
    case .module: return context.graph.files[file].module.rawValue
    default: return file.rawValue
    }
  }
}
