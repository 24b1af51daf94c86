import LintelScanner

extension Expectations {
  /// The type of the value that a pattern is matched against.
  ///
  /// - Parameter number: of the match.
  static func matchedType(
    _ file: FileID, _ number: Int, _ index: Int, in inference: inout Inference
  ) -> TypeID {
    let known = inference.code[Int(file)].matchTypes[number]
    let (type, isAmbiguous) = known ?? findMatchedType(file, number, index, in: &inference)
    if known == nil { inference.code[Int(file)].matchTypes[number] = (type, isAmbiguous) }
    if isAmbiguous { inference.code[Int(file)].ambiguous[index] = true }
    return type
  }

  /// The innermost match around a pattern.
  private static func match(around offset: UInt32, _ file: FileID, in inference: inout Inference)
    -> Int?
  {
    let matches = inference.linkage.files[Int(file)].matches
    var position = matches.partitioningIndex { $0.start > offset } - 1
    let limit = position - 32
    while position >= 0, position > limit {
      if matches[position].end > offset { return position }
      position -= 1
    }
    return nil
  }

  private static func findMatchedType(
    _ file: FileID, _ number: Int, _ index: Int,
    in inference: inout Inference
  ) -> (type: TypeID, isAmbiguous: Bool) {
    let match = inference.linkage.files[Int(file)].matches[number]
    let type = ValueTypes.valueType(
      file, match.value, at: match.subject,
      in: inference.owner(file, inference.reference(file, index)), in: &inference)
    guard inference.types[type].kind == .unknown else { return (type, false) }
    let names = caseNames(file, number, in: &inference)
    return (
      onlyEnum(with: names, file, in: &inference), mayBeOfLibrary(names, file, in: &inference)
    )
  }

  /// The only enum that has all the cases of a `switch` whose value has no known type.
  ///
  /// At least one of them must have a name that no SDK has, as it may be an enum of an SDK.
  private static func onlyEnum(with names: [NameID], _ file: FileID, in inference: inout Inference)
    -> TypeID
  {
    guard let rarest = names.first(where: { !inference.linkage.known.isExternalMember($0) }),
      let candidates = inference.linkage.members.all(named: rarest)
    else { return TypeTable.unknown }
    var only: DeclarationID = -1
    for position in inference.linkage.members.range(of: candidates) {
      let member = inference.linkage.members[position]
      let owner = inference.declaration(member).owner
      guard inference.declaration(member).kind == .enumCase,
        inference.isVisible(member, from: file),
        names.allSatisfy({ hasCase($0, owner, in: &inference) })
      else { continue }
      if only >= 0, only != owner { return TypeTable.unknown }
      only = owner
    }
    return only < 0 ? TypeTable.unknown : inference.types.make(.instance, only)
  }

  /// Whether a library that is not at hand may have an enum with cases of these names as well.
  private static func mayBeOfLibrary(
    _ names: [NameID], _ file: FileID, in inference: inout Inference
  ) -> Bool {
    guard inference.linkage.importsUnknown[Int(file)] else { return false }
    for name in names where !inference.isSingleWord(name) { return false }
    return true
  }

  private static func hasCase(_ name: NameID, _ type: DeclarationID, in inference: inout Inference)
    -> Bool
  {
    inference.linkage.members.range(of: name, in: .declaration(type)).contains {
      inference.declaration(inference.linkage.members[$0]).kind == .enumCase
    }
  }

  /// The names of the patterns of a match that are cases of the type of its value itself; of very
  /// many the first.
  private static func caseNames(_ file: FileID, _ number: Int, in inference: inout Inference)
    -> [NameID]
  {
    let match = inference.linkage.files[Int(file)].matches[number]
    let facts = inference.linkage.references[Int(file)]
    var names: [NameID] = []
    var position = facts.partitioningIndex { $0.offset >= match.start }
    while position < facts.count, facts[position].offset < match.end, names.count < 64 {
      let fact = facts[position]
      position += 1
      guard fact.isInPattern, fact.kind == .implicitMember else { continue }
      let innermost = Self.match(around: fact.offset, file, in: &inference)
      if let innermost, innermost != number {
        // What is matched further in is passed over at once, however much that is.
        let end = inference.linkage.files[Int(file)].matches[innermost].end
        position = max(position, facts.partitioningIndex { $0.offset >= end })
      } else if innermost == number,
        usageKind(ofMember: position - 1, file, in: &inference) == .pattern,
        !names.contains(fact.name), !inference.linkage.known.optionalCases.contains(fact.name)
      {
        names.append(fact.name)
      }
    }
    return names
  }
}
