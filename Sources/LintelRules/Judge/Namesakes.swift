import LintelGraph

/// Knows which declarations share their full name with one in another file.
///
/// A class, because it looks through the project once, and only when there is something to name.
final class Namesakes {
  private let graph: DependencyGraph
  private lazy var byName = grouped()

  init(_ graph: DependencyGraph) { self.graph = graph }

  /// The file of a declaration, if it takes the file to tell it from others.
  func file(of declaration: DeclarationID) -> String? {
    let value = graph.declarations[Int(declaration)]
    let name = graph.qualifiedName(of: declaration)
    let isShared = (byName[value.name.id] ?? []).contains {
      graph.declarations[Int($0)].file != value.file && graph.qualifiedName(of: $0) == name
    }
    return isShared ? graph.path(of: declaration) : nil
  }

  /// Without extensions of known types, which share the name of what they extend.
  private func grouped() -> [UInt32: [DeclarationID]] {
    var groups: [UInt32: [DeclarationID]] = [:]
    for (position, value) in graph.declarations.enumerated()
    where value.kind != .file && value.extendedType < 0 {
      groups[value.name.id, default: []].append(DeclarationID(position))
    }
    return groups
  }
}
