import LintelGraph
import LintelScanner

extension Inference {
  /// Returns the type of the value that a pattern is matched against, and marks the member at
  /// `index` as ambiguous if it may be another type: `switch phase { case .idle: … }`.
  ///
  /// - Parameter number: the index of the match.
  mutating func matchedType(
    _ file: FileID, _ number: Int, _ index: Int
  ) -> TypeID {
    let (type, isAmbiguous) = matchedType(file, number, in: owner(file, reference(file, index)))
    if isAmbiguous { code[file.position].markAmbiguous(index, because: .type) }
    return type
  }

  /// Returns the type of the value of a match, and whether it may be another type:
  /// `switch phase { case .idle: … }`.
  ///
  /// - Parameter owner: the declaration that contains the match.
  mutating func matchedType(
    _ file: FileID, _ number: Int, in owner: DeclarationID
  ) -> (type: TypeID, isAmbiguous: Bool) {
    if let known = code[file.position].matchTypes[number] { return known }
    let found = findMatchedType(file, number, in: owner)
    code[file.position].matchTypes[number] = found
    return found
  }

  /// Returns the index of the innermost match around an offset.
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

  /// Returns the type of the value of a match: as it is written, as its value has it, or else the
  /// only enum that has all cases: `case .account: …`.
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

  /// Returns the only enum that has all the cases of a `switch` over a value of unknown type:
  /// `switch item { case .account: … case .loader: … }`.
  ///
  /// At least one case must have a name that no SDK has, because the enum may be one of an SDK.
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

  /// Whether a library that is not read may have an enum with these cases as well: with names of
  /// one word such as `.production`, but not `.atHome`.
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

  /// Returns the names of a match's patterns that are cases of its value, not of parts of it:
  /// `full` in `case .full(.idle)`; at most 64.
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
        // An inner match is skipped at once, however long it is.
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
