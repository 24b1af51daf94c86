import LintelComponents
import LintelGraph
import LintelText
import LintelVocabulary

/// A dependency between two units of one level, given by their numbers; see ``LevelNodes``.
package struct LevelStep {
  package let from: Int32
  package let to: Int32
  package let edge: EdgeID
}

/// The numbers and names of the units of one level. Types, files, components and modules are
/// numbered by their identities in the graph.
package final class LevelNodes {
  private let context: RuleContext
  package let level: RuleLevel
  /// The sorted paths of the folders that contain files, and the index of each file's folder in
  /// them; both are empty at other levels.
  private var folders: [String] = []
  private var folderOf: [Int32] = []

  package init(_ context: RuleContext, level: RuleLevel) {
    self.context = context
    self.level = level
    if level == .folder {
      let paths = context.graph.files.map { RelativePath.folder(of: $0.path) }
      folders = Set(paths).sorted()
      let number = Dictionary(uniqueKeysWithValues: zip(folders, folders.indices.map(Int32.init)))
      folderOf = paths.map { number[$0] ?? 0 }
    }
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
    case .module: context.graph.moduleLabels[Int(node)]
    }
  }

  /// Returns the name of a type; an extension that is a unit of its own is named with its module or
  /// file.
  private func nameOfType(_ node: DeclarationID) -> String {
    let name = context.graph.qualifiedName(of: node)
    return switch context.typeNodes.reach(of: node) {
    case nil: name
    case .module(let module): "extension \(name) (\(context.graph.modules[module].displayName))"
    case .file(let file): "extension \(name) (\(context.graph.files[file].path))"
    }
  }

  /// Returns the steps for a dependency. There are several only between components or modules, if
  /// one end belongs to several; units that contain both ends are left out.
  package func steps(for edge: EdgeID) -> [LevelStep] {
    if level == .component {
      let (from, to) = context.memberships(of: edge)
      return from.all.filter { !to.contains($0) }.flatMap { source in
        to.all.filter { !from.contains($0) }.map {
          LevelStep(from: source.rawValue, to: $0.rawValue, edge: edge)
        }
      }
    }
    if level == .module {
      return context.edges.moduleSteps(of: edge).map {
        LevelStep(from: $0.from.rawValue, to: $0.to.rawValue, edge: edge)
      }
    }
    let value = context.edges[edge]
    guard case .declaration(let target) = value.to else { return [] }
    let (from, to) = (node(of: value.from), node(of: target))
    return from == to ? [] : [LevelStep(from: from, to: to, edge: edge)]
  }

  /// Whether a dependency between two declarations would lead from the end of a step back to its
  /// start.
  package func isStep(from: DeclarationID, to: DeclarationID, back step: LevelStep) -> Bool {
    let (from, to) = (nodes(of: from), nodes(of: to))
    return from.contains(step.to) && !to.contains(step.to)
      && to.contains(step.from) && !from.contains(step.from)
  }

  /// Returns the units to which a declaration belongs: one type, file or folder; any number of
  /// components; all modules that compile it.
  package func nodes(of declaration: DeclarationID) -> [Int32] {
    switch level {
    case .component: context.components.membership(of: declaration).all.map(\.rawValue)
    case .module: context.graph.modules(compiling: declaration).map(\.rawValue)
    case .type, .file, .folder: [node(of: declaration)]
    }
  }

  /// Returns the unit of a declaration; not for the levels of components and modules.
  private func node(of declaration: DeclarationID) -> Int32 {
    if level == .type { return context.typeNodes[declaration].rawValue }
    let file = context.graph.declarations[declaration].file
    return level == .folder ? folderOf[file.position] : file.rawValue
  }
}
