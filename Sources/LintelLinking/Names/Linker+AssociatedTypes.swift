import LintelGraph
import LintelScanner

extension Linker {
  /// The largest number of constraints that are followed from one generic parameter to the next:
  /// `func f<T: U, U: T>()`.
  private static let maximumDepth = 4

  /// Resolves the second name of a path whose base is a generic parameter, in the protocols to
  /// which that parameter has to conform: `T.Item` in `func load<T: Source>(_ item: T.Item)`.
  ///
  /// - Parameter steps: the declarations and constraints that were looked at for the path so far;
  ///   see ``Limits/constraints``.
  func associatedTypes(of path: WrittenPath, depth: Int, _ steps: inout Int) -> Candidates {
    guard depth < Self.maximumDepth, path.names.count > 1, scopes.mayMeanType(path.names[1]),
      let owner = genericOwner(of: path.names[0], from: path.owner)
    else { return Candidates() }
    var places = [owner]
    var scope = path.owner
    while table.declarations[scope].kind != .file {
      if scope != owner { places.append(scope) }
      scope = table.declarations[scope].enclosing
    }
    var result: DeclarationID?
    for place in places {
      steps += 1
      if steps > Limits.constraints { break }
      for constraint in constraints(of: path.names[0], in: place) {
        steps += 1
        if steps > Limits.constraints { break }
        guard let type = resolve(constraint, depth: depth + 1, &steps).whole else { continue }
        let found = scopes.types(named: path.names[1], nestedIn: followed(type))
        guard let first = found.first else { continue }
        guard table.declarations[first].kind == .associatedtype else { return found }
        let declared = firstDeclared(path.names[1], in: followed(type)) ?? first
        if let other = result, !precedes(declared, other) { continue }
        result = declared
      }
    }
    return result.map { Candidates([$0]) } ?? Candidates()
  }

  /// Returns, of the associated types named `name` that a protocol declares or inherits, the one
  /// that is meant after a generic parameter: the `Item` of `Source` for that of
  /// `protocol List: Source { associatedtype Item }`.
  private func firstDeclared(_ name: NameID, in type: DeclarationID) -> DeclarationID? {
    var roots: [DeclarationID] = []
    var queue = [type]
    var head = 0
    while head < queue.count {
      let current = queue[head]
      head += 1
      var isRoot = true
      for supertype in scopes.supertypes(of: current).prefix(Limits.inheritedProtocols) {
        if queue.count < Limits.inheritedProtocols, !queue.contains(supertype) {
          queue.append(supertype)
        }
        let inherited = scopes.types(named: name, nestedIn: supertype).first
        if isAssociatedType(inherited) { isRoot = false }
      }
      let own = scopes.types(named: name, in: .declaration(current)).first
      if isRoot, let own, isAssociatedType(own) { roots.append(own) }
    }
    return roots.min { precedes($0, $1) }
  }

  private func isAssociatedType(_ type: DeclarationID?) -> Bool {
    type.map { table.declarations[$0].kind == .associatedtype } ?? false
  }

  /// Whether the compiler prefers one of two associated types with the same name: that of the
  /// protocol whose name, after that of its module, comes first.
  private func precedes(_ one: DeclarationID, _ other: DeclarationID) -> Bool {
    func key(_ type: DeclarationID) -> (String, String) {
      let value = table.declarations[table.declarations[type].enclosing]
      return (
        modules[files[value.file].module.position].name, scanned.names.text(of: value.name.id)
      )
    }
    return key(one) < key(other)
  }

  /// Returns the types that a declaration requires of its generic parameter named `name`: `Source`
  /// for `T` in `func load<T: Source>()`.
  private func constraints(of name: NameID, in declaration: DeclarationID) -> [WrittenPath] {
    let value = table.declarations[declaration]
    let facts = scanned.files[value.file.position]
    return facts.requirements(of: table.fact(of: declaration), from: value.offset)
      .filter { facts.subject(of: $0) == name }
      .flatMap { [$0.typeStart] + facts.components(ofTypeAt: $0.typeStart) }
      .compactMap { start in
        facts.references.typeReference(at: start).map {
          paths.path(at: PathPlace(head: Segment($0, in: value.file), owner: declaration))
        }
      }
  }
}
