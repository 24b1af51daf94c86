import LintelGraph
import LintelScanner
import LintelVocabulary

/// The types that conforming types infer for associated types.
extension TypeTable {
  /// Returns the type that a conforming type infers for an associated type, from the one member
  /// that implements a requirement with that type: `Row` for the `Item` of
  /// `protocol Source { associatedtype Item; func next() -> Item }` and
  /// `struct Rows: Source { func next() -> Row }`; unknown if no requirement determines it.
  mutating func inferredWitness(of associated: DeclarationID, by type: DeclarationID) -> TypeID {
    let key =
      UInt64(UInt32(bitPattern: associated.rawValue)) << 32
      | UInt64(UInt32(bitPattern: type.rawValue))
    guard mayKeepResults else { return findWitness(of: associated, by: type) }
    if let known = witnesses[key] { return known }
    let found = findWitness(of: associated, by: type)
    witnesses[key] = found
    return found
  }

  private mutating func findWitness(of associated: DeclarationID, by type: DeclarationID) -> TypeID
  {
    let source = declaration(associated).enclosing
    guard depth < Self.maximumDepth else { return TypeTable.unknown }
    depth += 1
    defer { depth -= 1 }
    var comparisons = 0
    for requirement in linkage.contents(of: source) {
      let value = declaration(requirement)
      guard value.kind.isValueName else { continue }
      var implementation: DeclarationID?
      for position in linkage.members.range(of: value.name.id, in: .declaration(type)) {
        let member = linkage.members[position]
        comparisons += 1
        if comparisons > Limits.witnessComparisons { return TypeTable.unknown }
        guard areAlike(member, requirement) else { continue }
        // Of several overloads, the types decide.
        if implementation != nil {
          implementation = nil
          break
        }
        implementation = member
      }
      guard let implementation else { continue }
      for (written, other) in zip(writtenTypes(of: requirement), writtenTypes(of: implementation)) {
        let found = part(of: other, for: associated, in: written)
        if self[found].kind != .unknown { return found }
      }
    }
    return TypeTable.unknown
  }

  /// Whether a member may implement a requirement: both are of the same kind and have the same
  /// labels.
  private func areAlike(_ member: DeclarationID, _ requirement: DeclarationID) -> Bool {
    let (one, other) = (declaration(member), declaration(requirement))
    let areVariables = !one.kind.takesArguments && !other.kind.takesArguments
    guard one.kind == other.kind || areVariables,
      one.traits.contains(.static) == other.traits.contains(.static)
    else { return false }
    let (range, others) = (linkage.parameters(of: member), linkage.parameters(of: requirement))
    guard range.count == others.count else { return false }
    let (facts, otherFacts) = (
      linkage.files[one.file.position].parameters, linkage.files[other.file.position].parameters
    )
    return zip(range, others).allSatisfy {
      facts[Int($0)].label == otherFacts[Int($1)].label
    }
  }

  /// Returns the written types of the parameters and of the value or result of a declaration.
  private mutating func writtenTypes(of id: DeclarationID) -> [TypeID] {
    let file = declaration(id).file
    var result: [TypeID] = []
    for number in linkage.parameters(of: id) {
      let parameter = linkage.files[file.position].parameters[Int(number)]
      result.append(
        writtenType(of: parameter, in: file))
    }
    let extent = linkage.extent(of: id)
    let start = CodeOffset(extent?.typeStart ?? 0, in: file)
    result.append(writtenType(at: start, to: extent?.typeEnd ?? 0))
    return result
  }

  /// Returns the part of a type that stands where another type has an associated type: `Row` of
  /// `[Row]` for `Item` in `[Item]`; unknown if there is none.
  private func part(
    of type: TypeID, for associated: DeclarationID, in written: TypeID
  ) -> TypeID {
    guard type != written else { return TypeTable.unknown }
    if self[written].kind == .instance, self[written].declaration == associated { return type }
    guard self[written].isLike(self[type]), self[written].count == self[type].count,
      self[type].kind != .parameter
    else { return TypeTable.unknown }
    for (inner, other) in zip(operands(of: type), operands(of: written)) {
      let found = part(of: inner, for: associated, in: other)
      if self[found].kind != .unknown { return found }
    }
    return TypeTable.unknown
  }
}

extension DeclarationKind {
  fileprivate var takesArguments: Bool {
    switch self {
    case .function, .initializer, .subscript, .enumCase: true
    default: false
    }
  }
}
