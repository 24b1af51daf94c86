import LintelGraph
import LintelScanner

extension FileFacts {
  /// Returns the requirements of a declaration, in the order of the source, up to
  /// ``Limits/requirements``.
  ///
  /// - Parameters:
  ///   - declaration: the index of the declaration; `nil` for a file, which has none.
  ///   - offset: the offset of the declaration's name.
  func requirements(of declaration: Int32?, from offset: UInt32) -> ArraySlice<RequirementFact> {
    let first = requirements.partitioningIndex { $0.subjectStart >= offset }
    return requirements[first...].prefix(Limits.requirements).prefix { $0.owner == declaration }
  }

  /// Returns the name of the subject of a requirement: `T` in `where T: Source`; `nil` for a path
  /// of several names, `T.Item`.
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

  /// Returns the last name of the subject of a requirement, and the first if there are several:
  /// `List` and `Item` in `where List.Item: Named`.
  func ends(ofSubjectOf requirement: RequirementFact) -> (first: NameID?, last: NameID)? {
    let end = references.partitioningIndex { $0.offset >= requirement.subjectEnd }
    let start = references.partitioningIndex { $0.offset >= requirement.subjectStart }
    guard start < end else { return nil }
    return (end - start > 1 ? references[start].name : nil, references[end - 1].name)
  }

  /// Whether the subject of a requirement is `Self`, which is not a reference: `where Self: View`.
  func isAboutSelf(_ requirement: RequirementFact) -> Bool {
    let position = typeShapes.partitioningIndex { $0.inner > requirement.subjectStart }
    return position < typeShapes.count && typeShapes[position].shape == .selfType
      && typeShapes[position].start == requirement.subjectStart
      && typeShapes[position].inner == requirement.subjectEnd
  }
}

extension [ReferenceFact] {
  /// Returns the index of the reference at `offset` that may name a type.
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
  /// Returns the indices of the attributes between two offsets.
  func attributes(from start: UInt32, to end: UInt32) -> Range<Int> {
    let first = attributes.partitioningIndex { $0.offset >= start }
    var last = first
    while last < attributes.count, attributes[last].offset < end { last += 1 }
    return first..<last
  }
}
