import LintelGraph

/// Knows which declarations share their full name with one in another file.
///
/// A class, because it looks through the project once, and only when there is something to name.
package final class Namesakes {
  private let graph: DependencyGraph
  private lazy var byName = grouped()
  /// Of the names that were asked about, where those of each full name are.
  private var homes: [UInt32: [String: Home]] = [:]

  private struct Home {
    let file: FileID
    var isSeveral = false
  }

  package init(_ graph: DependencyGraph) { self.graph = graph }

  /// The file of a declaration, if it takes the file to tell it from others.
  package func file(of declaration: DeclarationID) -> String? {
    let declaration = graph.type(around: declaration) ?? declaration
    let value = graph.declarations[declaration]
    let name = graph.qualifiedName(of: declaration)
    guard let home = homes(of: value.name.id)[name] else { return nil }
    return home.isSeveral || home.file != value.file ? graph.path(of: declaration) : nil
  }

  private func homes(of name: UInt32) -> [String: Home] {
    if let known = homes[name] { return known }
    var result: [String: Home] = [:]
    for declaration in byName[name] ?? [] {
      let file = graph.declarations[declaration].file
      let fullName = graph.qualifiedName(of: declaration)
      if let known = result[fullName] {
        result[fullName]?.isSeveral = known.isSeveral || known.file != file
      } else {
        result[fullName] = Home(file: file)
      }
    }
    homes[name] = result
    return result
  }

  /// Types and what is at the top level of a file, but for extensions of known types, which share
  /// the name of what they extend.
  private func grouped() -> [UInt32: [DeclarationID]] {
    var groups: [UInt32: [DeclarationID]] = [:]
    for (id, value) in zip(graph.declarations.ids, graph.declarations)
    where value.extendedType == nil {
      guard let owner = value.owner else { continue }
      let isTopLevel = graph.declarations[owner].kind == .file
      guard isTopLevel || value.kind.isNominalType || value.kind == .typealias else { continue }
      groups[value.name.id, default: []].append(id)
    }
    return groups
  }
}
