import LintelGraph
import LintelScanner

extension FileFacts {
  /// The name that a requirement is about; `nil` if that is a path of several.
  func subject(of requirement: RequirementFact) -> NameID? {
    let declared = declarations.partitioningIndex { $0.offset >= requirement.subjectStart }
    if declared < declarations.count, declarations[declared].offset == requirement.subjectStart {
      return declarations[declared].name
    }
    let subject = references.partitioningIndex { $0.offset >= requirement.subjectStart }
    guard subject < references.count,
      references[subject].offset == requirement.subjectStart
    else { return nil }
    let next = subject + 1
    let goesOn =
      next < references.count && references[next].isContinuation
      && Int(references[next].link) == subject
    return goesOn ? nil : references[subject].name
  }

  /// Whether a requirement is about `Self`, which is no reference to a name.
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

extension FileFacts {
  /// The positions of the attributes of a variable of code.
  func attributes(ofLocal index: Int) -> Range<Int> {
    let local = locals[index]
    return local.attributeStart == 0
      ? 0..<0 : attributes(from: local.attributeStart, to: local.offset)
  }

  /// The positions of the attributes between two offsets.
  func attributes(from start: UInt32, to end: UInt32) -> Range<Int> {
    let first = attributes.partitioningIndex { $0.offset >= start }
    var last = first
    while last < attributes.count, attributes[last].offset < end { last += 1 }
    return first..<last
  }
}
