import LintelScanner

extension Linker {
  /// Constraints that lead to each other are followed no further than this.
  private static let maximumDepth = 4

  /// What the second name of `path` means in the protocols that its first, a generic parameter, has
  /// to conform to.
  func associatedTypes(of path: WrittenPath, depth: Int) -> Candidates {
    guard depth < Self.maximumDepth, path.names.count > 1, scopes.mayMeanType(path.names[1]),
      let owner = genericOwner(of: path.names[0], from: path.owner)
    else { return Candidates() }
    var places = [owner]
    var scope = path.owner
    while table.declarations[Int(scope)].kind != .file {
      if scope != owner { places.append(scope) }
      scope = table.declarations[Int(scope)].owner
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

  /// The types that a declaration says its generic parameter of that name has.
  private func constraints(of name: NameID, in declaration: DeclarationID) -> [WrittenPath] {
    let value = table.declarations[Int(declaration)]
    let facts = scanned.files[Int(value.file)]
    let fact = table.facts[Int(declaration)]
    let first = facts.requirements.partitioningIndex { $0.subjectStart >= value.offset }
    return facts.requirements[first...].prefix { $0.owner == fact }.compactMap { requirement in
      guard facts.subject(of: requirement) == name,
        let head = facts.references.typeReference(at: requirement.typeStart)
      else { return nil }
      return paths.path(
        at: PathPlace(file: value.file, head: Int32(head), owner: declaration))
    }
  }
}

extension FileFacts {
  /// The name that a requirement is about; `nil` if that is a path of several.
  func subject(of requirement: RequirementFact) -> NameID? {
    let declared = declarations.partitioningIndex { $0.offset >= requirement.subjectStart }
    if declared < declarations.count, declarations[declared].offset == requirement.subjectStart {
      return declarations[declared].name
    }
    let mentioned = references.partitioningIndex { $0.offset >= requirement.subjectStart }
    guard mentioned < references.count,
      references[mentioned].offset == requirement.subjectStart
    else { return nil }
    let next = mentioned + 1
    let goesOn =
      next < references.count && references[next].isContinuation
      && Int(references[next].link) == mentioned
    return goesOn ? nil : references[mentioned].name
  }

  /// Whether a requirement is about `Self`, which is no mention of a name.
  func isAboutSelf(_ requirement: RequirementFact) -> Bool {
    let position = typeShapes.partitioningIndex { $0.inner > requirement.subjectStart }
    return position < typeShapes.count && typeShapes[position].shape == .selfType
      && typeShapes[position].start == requirement.subjectStart
      && typeShapes[position].inner == requirement.subjectEnd
  }
}

extension [ReferenceFact] {
  /// The name of a type that starts at `offset`.
  func typeReference(at offset: UInt32) -> Int? {
    var index = partitioningIndex { $0.offset >= offset }
    while index < count, self[index].offset == offset {
      if self[index].kind.mayNameType { return index }
      index += 1
    }
    return nil
  }
}
