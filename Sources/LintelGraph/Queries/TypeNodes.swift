/// Which declarations are one node of a graph whose nodes are types.
///
/// A node is a top-level declaration with all that is nested in it, for a type also its extensions,
/// as far as everybody who uses the type can see them. Others stand apart, since a use of the type
/// is no use of them: what a module writes in extensions of a type of another module, and what a
/// file writes in extensions that no other file can see.
public struct TypeNodes: Sendable {
  /// Where a node that is made of extensions alone can be seen.
  public enum Reach: Hashable, Sendable {
    /// In another module than that of the type, and in those that import it.
    case module(ModuleID)
    /// In one file, which does not declare the type.
    case file(FileID)
  }

  private struct ExtensionGroup: Hashable {
    let type: DeclarationID
    let reach: Reach
  }

  /// For each declaration the one that its node is named for.
  private let heads: [DeclarationID]
  private let reachOf: [DeclarationID: Reach]

  public init(_ graph: DependencyGraph) {
    let isLocal = Self.extensionsOfOneFile(in: graph)
    var heads: [DeclarationID] = []
    heads.reserveCapacity(graph.declarations.count)
    var first: [ExtensionGroup: DeclarationID] = [:]
    var reachOf: [DeclarationID: Reach] = [:]
    for id in graph.declarations.ids {
      let outermost = graph.outermost(of: id)
      guard outermost == id else {
        // What encloses a declaration stands before it.
        heads.append(heads[outermost.position])
        continue
      }
      var head = id
      // An extension may extend a type that another extension holds.
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

  /// The declaration that the node of `declaration` is named for.
  public subscript(declaration: DeclarationID) -> DeclarationID { heads[declaration.position] }

  /// Where a node can be seen if it is made of extensions alone; `nil` for one that holds the
  /// declaration of its type.
  ///
  /// - Parameter head: what a node is named for.
  public func reach(of head: DeclarationID) -> Reach? { reachOf[head] }

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

  /// For each declaration whether it is an extension that only its own file can see: it adds no
  /// supertype, and all of its members are `private` or `fileprivate`.
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
