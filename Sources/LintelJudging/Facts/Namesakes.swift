import LintelGraph

/// The declarations that share their full name with a declaration in another file.
///
/// A class, so that the project is searched once, and only if a finding names a declaration.
package final class Namesakes {
  private let graph: DependencyGraph
  private lazy var byName = grouped()
  /// The first file that declares each full name, and whether other files declare it, by the last
  /// segment of the name; filled when a segment is first asked for.
  private var homes: [UInt32: [String: Home]] = [:]

  private struct Home {
    let file: FileID
    var isSeveral = false
  }

  package init(_ graph: DependencyGraph) { self.graph = graph }

  /// Returns the file of a declaration, or of the type around it, if another file declares the same
  /// full name; `nil` otherwise.
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

  /// Returns types and top-level declarations by name. Extensions of known types are left out,
  /// because they share the name of the type.
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
