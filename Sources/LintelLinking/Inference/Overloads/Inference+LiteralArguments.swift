import LintelGraph
import LintelScanner

/// Literals as arguments of overloaded functions.
extension Inference {
  /// Keeps the candidates that take the literals among the arguments by the types that literals have
  /// of their own, if any: `decode("a")` means `decode(_: String)` beside `decode(_: Tag)` with
  /// `struct Tag: ExpressibleByStringLiteral`.
  mutating func preferOwnTypesOfLiterals(
    _ candidates: inout [Candidate], of base: TypeID, _ arguments: WrittenArguments
  ) {
    guard candidates.count > 1, arguments.count <= Limits.parameters else { return }
    var literals: [(number: Int, sort: LiteralSort)] = []
    var next = arguments.first
    for number in 0..<arguments.count {
      guard let argument = next else { break }
      if let sort = literalSort(of: argument) { literals.append((number, sort)) }
      next = calls.argument(after: argument)
    }
    if literals.isEmpty { return }
    var isPreferred: [Bool] = []
    for candidate in candidates {
      let taken = takenTypes(by: candidate.declaration, arguments, on: base)
      isPreferred.append(
        taken.count == arguments.count
          && literals.allSatisfy { isOwnType(taken[$0.number], of: $0.sort) })
    }
    guard isPreferred.contains(true) else { return }
    var position = candidates.count - 1
    while position >= 0 {
      if !isPreferred[position] { candidates.remove(at: position) }
      position -= 1
    }
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

  /// Whether a literal has a type of its own accord, `"a"` is a `String`, or if a generic parameter
  /// takes the literal.
  private func isOwnType(_ type: TypeID, of sort: LiteralSort) -> Bool {
    if types[type].kind == .parameter { return true }
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
