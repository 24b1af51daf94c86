import LintelScanner

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
