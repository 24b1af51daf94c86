import LintelGraph
import LintelScanner

extension Linker {
  /// The largest number of constraints that are followed from one generic parameter to the next:
  /// `func f<T: U, U: T>()`.
  private static let maximumDepth = 4

  /// Resolves the second name of a path whose base is a generic parameter, in the protocols to
  /// which that parameter has to conform: `T.Item` in `func load<T: Source>(_ item: T.Item)`.
  func associatedTypes(of path: WrittenPath, depth: Int) -> Candidates {
    guard depth < Self.maximumDepth, path.names.count > 1, scopes.mayMeanType(path.names[1]),
      let owner = genericOwner(of: path.names[0], from: path.owner)
    else { return Candidates() }
    var places = [owner]
    var scope = path.owner
    while table.declarations[scope].kind != .file {
      if scope != owner { places.append(scope) }
      scope = table.declarations[scope].enclosing
    }
    for place in places {
      for constraint in constraints(of: path.names[0], in: place) {
        guard let type = resolve(constraint, depth: depth + 1).whole else { continue }
        let found = scopes.types(named: path.names[1], nestedIn: followed(type))
        if !found.isEmpty { return found }
      }
    }
    return Candidates()
  }

  /// Returns the types that a declaration requires of its generic parameter named `name`: `Source`
  /// for `T` in `func load<T: Source>()`.
  private func constraints(of name: NameID, in declaration: DeclarationID) -> [WrittenPath] {
    let value = table.declarations[declaration]
    let facts = scanned.files[value.file.position]
    let fact = table.fact(of: declaration)
    let first = facts.requirements.partitioningIndex { $0.subjectStart >= value.offset }
    return facts.requirements[first...].prefix(Limits.requirements).prefix { $0.owner == fact }
      .compactMap { requirement in
        guard facts.subject(of: requirement) == name,
          let head = facts.references.typeReference(at: requirement.typeStart)
        else { return nil }
        return paths.path(
          at: PathPlace(head: Segment(head, in: value.file), owner: declaration))
      }
  }
}
