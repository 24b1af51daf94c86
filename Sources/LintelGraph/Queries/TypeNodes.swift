/// Assigns each declaration to a node of the graph of types.
///
/// A node is a top-level declaration with everything nested in it. The node of a type also contains
/// the extensions of it that every user of the type can see. Other extensions are nodes of their
/// own, because a use of the type does not use them: extensions that a module declares for a type
/// of another module, and extensions that no other file can see.
package struct TypeNodes: Sendable {
  /// The code that can see a node that consists of extensions alone.
  package enum Reach: Hashable, Sendable {
    /// A module other than the type's own, and the modules that import it.
    case module(ModuleID)
    /// One file, which does not declare the type.
    case file(FileID)
  }

  private struct ExtensionGroup: Hashable {
    let type: DeclarationID
    let reach: Reach
  }

  /// For each declaration, the declaration that its node is named after.
  private let heads: [DeclarationID]
  private let reachOf: [DeclarationID: Reach]

  package init(_ graph: DependencyGraph) {
    let isLocal = Self.extensionsOfOneFile(in: graph)
    var heads: [DeclarationID] = []
    heads.reserveCapacity(graph.declarations.count)
    var first: [ExtensionGroup: DeclarationID] = [:]
    var reachOf: [DeclarationID: Reach] = [:]
    for id in graph.declarations.ids {
      let outermost = graph.outermost(of: id)
      guard outermost == id else {
        // The outermost declaration comes before those inside of it.
        heads.append(heads[outermost.position])
        continue
      }
      var head = id
      // An extension may extend a type that another extension contains.
      for _ in 0..<8 {
        let value = graph.declarations[head]
        guard value.kind == .extension, let extended = value.extendedType else { break }
        let type = graph.outermost(of: extended)
        guard let reach = Self.reach(of: head, extending: type, isLocal, in: graph) else {
          head = type
          continue
        }
        let group = ExtensionGroup(type: type, reach: reach)
        head = first[group, default: head]
        first[group] = head
        reachOf[head] = reach
        break
      }
      heads.append(head)
    }
    self.heads = heads
    self.reachOf = reachOf
  }

  /// The declaration that the node of `declaration` is named after.
  package subscript(declaration: DeclarationID) -> DeclarationID { heads[declaration.position] }

  /// Returns the code that can see a node that consists of extensions alone; `nil` for a node that
  /// contains the declaration of its type.
  ///
  /// - Parameter head: the declaration that the node is named after.
  package func reach(of head: DeclarationID) -> Reach? { reachOf[head] }

  /// - Returns: `nil` for an extension that is seen wherever its type is.
  private static func reach(
    of id: DeclarationID, extending type: DeclarationID, _ isLocal: [Bool],
    in graph: DependencyGraph
  ) -> Reach? {
    let (own, home) = (graph.declarations[id].file, graph.declarations[type].file)
    if own == home { return nil }
    if isLocal[id.position] { return .file(own) }
    let file = graph.files[own]
    return file.sharesModule(with: graph.files[home]) ? nil : .module(file.module)
  }

  /// Returns for each declaration whether it is an extension that only its own file can see: it
  /// adds no supertype, and all its members are `private` or `fileprivate`.
  private static func extensionsOfOneFile(in graph: DependencyGraph) -> [Bool] {
    var isLocal = [Bool](repeating: false, count: graph.declarations.count)
    for value in graph.declarations {
      guard let owner = value.owner, graph.declarations[owner].kind == .extension else { continue }
      isLocal[owner.position] = graph.supertypes(of: owner).isEmpty
    }
    for value in graph.declarations where value.access > .fileprivate {
      if let owner = value.owner { isLocal[owner.position] = false }
    }
    return isLocal
  }
}
