import LintelGraph
import LintelScanner

extension Inference {
  /// Returns the type of the value that a pattern is matched against, and marks the member in the
  /// pattern as ambiguous if it may be another type: `switch phase { case .idle: … }`.
  mutating func matchedType(_ match: Match, _ segment: Segment) -> TypeID {
    let matched = matchedType(match, in: linkage.owner(of: segment))
    if matched.isAmbiguous { code.markAmbiguous(segment, because: .type) }
    return matched.type
  }

  /// Returns the type of the value of a match, and whether it may be another type:
  /// `switch phase { case .idle: … }`.
  ///
  /// - Parameter owner: the declaration that contains the match.
  mutating func matchedType(_ match: Match, in owner: DeclarationID) -> MatchedType {
    if let known = code[match] { return known }
    let found = findMatchedType(match, in: owner)
    code[match] = found
    return found
  }

  /// Whether a pattern binds a name in parentheses after a segment, so that the segment is an enum
  /// case: `case .full(let row)` means no `static func full(_ row: Row)`.
  func bindsPayload(_ segment: Segment) -> Bool {
    let fact = linkage[segment]
    guard fact.isInPattern, fact.isCalled else { return false }
    let facts = linkage.files[segment.file.position]
    var position = facts.boundNames.partitioningIndex {
      facts.locals[Int($0.local)].offset > fact.offset
    }
    // Further names belong to later patterns, or to the code after them.
    let limit = min(facts.boundNames.count, position + 8)
    while position < limit {
      if isBound(facts.boundNames[position], within: segment) { return true }
      position += 1
    }
    return false
  }

  /// Whether a name is bound within the parentheses after a segment, at any depth: `row` in
  /// `case .failed(.lost(let row))`.
  private func isBound(_ name: BoundNameFact, within segment: Segment) -> Bool {
    var usage = Usage(ifPresent: name.usage, in: segment.file)
    for _ in 0..<Limits.nesting {
      guard let current = usage else { return false }
      guard linkage[current].kind == .argument else {
        usage = linkage.outer(current)
        continue
      }
      let call = linkage.call(of: Segment(linkage[current].link, in: segment.file))
      if call == segment { return true }
      guard call > segment else { return false }
      usage = self.usage(ofMember: call)
    }
    return false
  }

  /// Returns the innermost match around an offset.
  func match(around place: CodeOffset) -> Match? {
    let matches = linkage.files[place.file.position].matches
    var position = matches.partitioningIndex { $0.start > place.offset } - 1
    let limit = position - 32
    while position >= 0, position > limit {
      if matches[position].end > place.offset { return Match(position, in: place.file) }
      position -= 1
    }
    return nil
  }

  /// Returns the type of the value of a match: the written type, the type of the value, or else the
  /// only enum that has all cases: `case .account: …`.
  private mutating func findMatchedType(_ match: Match, in owner: DeclarationID) -> MatchedType {
    let fact = linkage[match]
    var type = types.writtenType(at: CodeOffset(fact.typeStart, in: match.file))
    if fact.typeStart == 0 {
      type = valueType(fact.value, at: CodeOffset(fact.subject, in: match.file), in: owner)
      if fact.isOfElements { type = types.element(of: type) }
    }
    guard types[type].kind == .unknown else { return MatchedType(type: type, isAmbiguous: false) }
    let names = caseNames(match)
    let only = onlyEnum(with: names, match.file)
    return MatchedType(
      type: only,
      isAmbiguous: mayBeOfLibrary(names, match.file)
        || isFromOutside(subjectOf: match) && !areAllCases(names, of: only))
  }

  /// Whether names are those of all cases of an enum, at least of two. A value that comes from a
  /// module that is not read is then most likely of this enum, not of one that has some cases more.
  private func areAllCases(_ names: [NameID], of type: TypeID) -> Bool {
    guard types[type].kind == .instance, names.count > 1 else { return false }
    for (number, member) in linkage.contents(of: types[type].declaration).enumerated() {
      guard number < Limits.overloads else { return false }
      if declaration(member).kind == .enumCase, !names.contains(declaration(member).name.id) {
        return false
      }
    }
    return true
  }

  /// Returns the only enum that has all the cases of a `switch` over a value of unknown type:
  /// `switch item { case .account: … case .loader: … }`.
  ///
  /// At least one case must have a name that no SDK has, because the enum may be one of an SDK.
  private mutating func onlyEnum(with names: [NameID], _ file: FileID) -> TypeID {
    guard let name = names.first(where: { !linkage.known.isExternalMember($0) }),
      let candidates = linkage.members.all(named: name),
      case let range = linkage.members.range(of: candidates), range.count <= Limits.caseOwners
    else { return TypeTable.unknown }
    var only: DeclarationID = .absent
    for position in range {
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

  private func hasCase(_ name: NameID, _ type: DeclarationID) -> Bool {
    linkage.members.range(of: name, in: .declaration(type)).contains {
      declaration(linkage.members[$0]).kind == .enumCase
    }
  }

  /// Returns the names of a match's patterns that are cases of its value, not of parts of it:
  /// `full` in `case .full(.idle)`; at most 64.
  private func caseNames(_ match: Match) -> [NameID] {
    let (start, end) = (linkage[match].start, linkage[match].end)
    let facts = linkage.references[match.file.position]
    var names: [NameID] = []
    var position = facts.partitioningIndex { $0.offset >= start }
    while position < facts.count, facts[position].offset < end, names.count < 64 {
      let (fact, segment) = (facts[position], Segment(position, in: match.file))
      position += 1
      guard fact.isInPattern, fact.kind == .implicitMember else { continue }
      let innermost = self.match(around: CodeOffset(fact.offset, in: match.file))
      if let innermost, innermost != match {
        // An inner match is skipped at once, however long it is.
        let end = linkage[innermost].end
        position = max(position, facts.partitioningIndex { $0.offset >= end })
      } else if innermost == match,
        usageKind(ofMember: segment) == .pattern,
        !names.contains(fact.name), !linkage.known.optionalCases.contains(fact.name)
      {
        names.append(fact.name)
      }
    }
    return names
  }
}
