import LintelGraph
import LintelScanner

extension ExpectedTypeInferring where Self: ~Copyable {
  /// The type of the value that a pattern is matched against.
  ///
  /// - Parameter number: of the match.
  mutating func matchedType(
    _ file: FileID, _ number: Int, _ index: Int
  ) -> TypeID {
    let (type, isAmbiguous) = matchedType(file, number, in: owner(file, reference(file, index)))
    if isAmbiguous { code[file.position].markAmbiguous(index, because: .type) }
    return type
  }

  /// The same, and whether it may be another as well.
  ///
  /// - Parameter owner: the declaration that the match is in.
  mutating func matchedType(
    _ file: FileID, _ number: Int, in owner: DeclarationID
  ) -> (type: TypeID, isAmbiguous: Bool) {
    if let known = code[file.position].matchTypes[number] { return known }
    let found = findMatchedType(file, number, in: owner)
    code[file.position].matchTypes[number] = found
    return found
  }

  /// The innermost match around a pattern.
  private func match(around offset: UInt32, _ file: FileID)
    -> Int?
  {
    let matches = linkage.files[file.position].matches
    var position = matches.partitioningIndex { $0.start > offset } - 1
    let limit = position - 32
    while position >= 0, position > limit {
      if matches[position].end > offset { return position }
      position -= 1
    }
    return nil
  }

  private mutating func findMatchedType(
    _ file: FileID, _ number: Int, in owner: DeclarationID
  ) -> (type: TypeID, isAmbiguous: Bool) {
    let match = linkage.files[file.position].matches[number]
    var type = types.writtenType(file, match.typeStart)
    if match.typeStart == 0 {
      type = valueType(file, match.value, at: match.subject, in: owner)
      if match.isOfElements { type = types.element(of: type) }
    }
    guard types[type].kind == .unknown else { return (type, false) }
    let names = caseNames(file, number)
    return (
      onlyEnum(with: names, file), mayBeOfLibrary(names, file)
    )
  }

  /// The only enum that has all the cases of a `switch` whose value has no known type.
  ///
  /// At least one of them must have a name that no SDK has, as it may be an enum of an SDK.
  private mutating func onlyEnum(with names: [NameID], _ file: FileID)
    -> TypeID
  {
    guard let rarest = names.first(where: { !linkage.known.isExternalMember($0) }),
      let candidates = linkage.members.all(named: rarest)
    else { return TypeTable.unknown }
    var only: DeclarationID = .absent
    for position in linkage.members.range(of: candidates) {
      let member = linkage.members[position]
      let owner = declaration(member).enclosing
      guard declaration(member).kind == .enumCase,
        isVisible(member, from: file),
        names.allSatisfy({ hasCase($0, owner) })
      else { continue }
      if only.isPresent, only != owner { return TypeTable.unknown }
      only = owner
    }
    return !only.isPresent ? TypeTable.unknown : types.make(.instance, only)
  }

  /// Whether a library that is not at hand may have an enum with cases of these names as well.
  private func mayBeOfLibrary(
    _ names: [NameID], _ file: FileID
  ) -> Bool {
    guard linkage.importsUnknown[file.position] else { return false }
    for name in names where !isSingleWord(name) { return false }
    return true
  }

  private func hasCase(_ name: NameID, _ type: DeclarationID)
    -> Bool
  {
    linkage.members.range(of: name, in: .declaration(type)).contains {
      declaration(linkage.members[$0]).kind == .enumCase
    }
  }

  /// The names of the patterns of a match that are cases of the type of its value itself; of very
  /// many the first.
  private func caseNames(_ file: FileID, _ number: Int)
    -> [NameID]
  {
    let match = linkage.files[file.position].matches[number]
    let facts = linkage.references[file.position]
    var names: [NameID] = []
    var position = facts.partitioningIndex { $0.offset >= match.start }
    while position < facts.count, facts[position].offset < match.end, names.count < 64 {
      let fact = facts[position]
      position += 1
      guard fact.isInPattern, fact.kind == .implicitMember else { continue }
      let innermost = self.match(around: fact.offset, file)
      if let innermost, innermost != number {
        // What is matched further in is passed over at once, however much that is.
        let end = linkage.files[file.position].matches[innermost].end
        position = max(position, facts.partitioningIndex { $0.offset >= end })
      } else if innermost == number,
        usageKind(ofMember: position - 1, file) == .pattern,
        !names.contains(fact.name), !linkage.known.optionalCases.contains(fact.name)
      {
        names.append(fact.name)
      }
    }
    return names
  }
}
