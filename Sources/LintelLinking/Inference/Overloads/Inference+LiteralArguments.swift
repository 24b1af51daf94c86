import LintelGraph
import LintelScanner

/// Literals as arguments of overloaded functions.
extension Inference {
  /// Removes the candidates that differ from another one only in that the other takes the literals
  /// among the arguments by the types that literals have of their own: `decode("a")` means
  /// `decode(_: String)` beside `decode(_: Tag)` with `struct Tag: ExpressibleByStringLiteral`.
  mutating func preferOwnTypesOfLiterals(
    _ candidates: inout [Candidate], of base: TypeID, _ arguments: WrittenArguments
  ) {
    guard candidates.count > 1, arguments.count <= Limits.parameters else { return }
    var sorts: [LiteralSort?] = []
    var next = arguments.first
    for _ in 0..<arguments.count {
      guard let argument = next else { break }
      sorts.append(literalSort(of: argument))
      next = calls.argument(after: argument)
    }
    if sorts.allSatisfy({ $0 == nil }) { return }
    let taken = candidates.map { takenParameters(by: $0.declaration, arguments, on: base) }
    let isPreferred = taken.map { parameters in
      parameters.count == sorts.count
        && sorts.indices.allSatisfy { number in
          sorts[number].map { isOwnType(number, of: parameters, $0) } ?? true
        }
    }
    guard isPreferred.contains(true) else { return }
    for position in candidates.indices.reversed() where !isPreferred[position] {
      let isLike = taken.indices.contains {
        isPreferred[$0] && areAlike(taken[$0], taken[position], except: sorts)
      }
      if isLike { candidates.remove(at: position) }
    }
  }

  /// Whether two candidates take the same types for the arguments that are no literals.
  private mutating func areAlike(
    _ one: [(type: TypeID, isOptional: Bool)], _ other: [(type: TypeID, isOptional: Bool)],
    except sorts: [LiteralSort?]
  ) -> Bool {
    guard one.count == other.count else { return false }
    for (number, sort) in sorts.enumerated() where sort == nil {
      if one[number].isOptional != other[number].isOptional
        || !areAlike(one[number].type, other[number].type)
      {
        return false
      }
    }
    return true
  }

  private func literalSort(of argument: Segment) -> LiteralSort? {
    switch linkage[argument].literal {
    case .string: return .string
    case .number: return .integer
    case .boolean: return .boolean
    case nil: break
    }
    let facts = linkage.files[argument.file.position]
    let position = facts.literals.partitioningIndex { $0.offset >= linkage[argument].offset }
    guard position < facts.literals.count,
      let usage = Usage(ifPresent: facts.literals[position].usage, in: argument.file),
      linkage[usage].kind == .argument, Segment(linkage[usage].link, in: argument.file) == argument
    else { return nil }
    return LiteralSort(facts.literals[position].sort)
  }

  /// Whether a parameter takes a literal by its own type, `"a"` as a `String`, or is of a generic type
  /// that nothing else determines or restricts.
  private mutating func isOwnType(
    _ number: Int, of parameters: [(type: TypeID, isOptional: Bool)], _ sort: LiteralSort
  ) -> Bool {
    let type = parameters[number].type
    if types[type].kind == .parameter {
      let isShared = parameters.indices.contains {
        $0 != number
          && (types[parameters[$0].type].kind == .parameter
            || types[parameters[$0].type].containsParameter)
      }
      return !isShared && types.constraints(of: type).isEmpty
    }
    switch sort {
    case .string: return types.isType(type, named: linkage.known.string)
    case .boolean: return types.isType(type, named: linkage.known.bool)
    case .array: return types[type].kind == .array && types[type].collectionName == nil
    case .dictionary: return types[type].kind == .dictionary
    case .integer, .fraction:
      return types.isType(type, named: linkage.known.int)
        || types.isType(type, named: linkage.known.double)
    }
  }
}
