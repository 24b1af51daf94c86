import LintelGraph
import LintelScanner

/// The declarations of the project that make values from literals.
extension Inference {
  /// Finds the literals of a file that make values of types of the project: `let tag: Tag = "a"`.
  mutating func settleLiterals(_ file: FileID) {
    guard !linkage.literals.isEmpty else { return }
    for (index, extent) in linkage.files[file.position].extents.enumerated()
    where extent.typeStart > 0 && extent.valueStart > 0 && !extent.isChoice {
      let fact = linkage.files[file.position].declarations[index]
      guard let sorts = LiteralSort.sorts(of: extent.value),
        linkage.isActive(fact.condition, in: file)
      else { continue }
      let owner = linkage.declaration(of: Int32(index), in: file)
      let type = types.writtenType(at: CodeOffset(extent.typeStart, in: file), to: extent.typeEnd)
      addLiteral(sorts, as: type, at: extent.valueStart, in: owner, file)
    }
    for local in linkage.files[file.position].locals
    where local.typeStart > 0 && local.valueStart > 0 && !local.isChoice {
      guard let sorts = LiteralSort.sorts(of: local.value),
        linkage.isActive(local.condition, in: file)
      else { continue }
      let owner = linkage.declaration(of: local.owner, in: file)
      let type = types.writtenType(at: CodeOffset(local.typeStart, in: file))
      addLiteral(sorts, as: type, at: local.valueStart, in: owner, file)
    }
    for fact in linkage.files[file.position].literals
    where linkage.isActive(fact.condition, in: file) {
      guard let sort = LiteralSort(fact.sort), linkage.literals.sorts.contains(sort) else {
        continue
      }
      let owner = linkage.declaration(of: fact.owner, in: file)
      addLiteral([sort], as: expectedType(of: fact, file), at: fact.offset, in: owner, file)
    }
    let references = linkage.references[file.position]
    let heads = references.pathHeads()
    for (index, fact) in references.enumerated() {
      guard let literal = fact.literal, !linkage.literals.sorts.isDisjoint(with: literal.sorts),
        !fact.isOperation,
        linkage.isActive(fact.condition, in: file),
        case let argument = Segment(index, in: file), case let call = linkage.call(of: argument),
        !code[call].isAmbiguous
      else { continue }
      let type = passedType(argument)
      let owner = linkage.owner(of: Segment(heads[call], in: file))
      addLiteral(literal.sorts, as: type, at: fact.offset, in: owner, file)
    }
  }

  /// Returns the type that a declaration requires of a literal, see ``LiteralFact``: `Tag` for the
  /// `"b"` of `func tag() -> Tag { "b" }`.
  private mutating func expectedType(of fact: LiteralFact, _ file: FileID) -> TypeID {
    let usage = Usage(fact.usage, in: file)
    guard linkage[usage].kind == .assigned else {
      let expected = expectation(usage, Segment(0, in: file))
      guard case .declared = expected.source else { return TypeTable.unknown }
      return expected.type
    }
    guard let target = Segment(ifPresent: linkage[usage].link, in: file) else {
      return TypeTable.unknown
    }
    let type = segmentType(target)
    return code[target].isAmbiguous ? TypeTable.unknown : type
  }

  private mutating func addLiteral(
    _ sorts: [LiteralSort], as type: TypeID, at offset: UInt32, in owner: DeclarationID,
    _ file: FileID
  ) {
    var makers: [DeclarationID] = []
    for sort in sorts {
      makers += linkage.literals.makers(of: types[type], from: sort)
        .compactMap { instance(of: $0, seenFrom: file) }
    }
    // Declarations within one outermost declaration are not distinguished by dependencies.
    if let first = makers.first, makers.allSatisfy({ sharesPlace($0, first) }) { makers = [first] }
    guard !makers.isEmpty else { return }
    code.add(
      LiteralUse(owner: owner, offset: offset, makers: makers.sorted()), in: file)
  }

  private func sharesPlace(_ one: DeclarationID, _ other: DeclarationID) -> Bool {
    linkage.outermost(of: one) == linkage.outermost(of: other)
  }
}

extension LiteralSort {
  /// Returns the forms of literals that a value may have, `.array` for `["a"]`; `nil` if the value
  /// is not a literal.
  fileprivate static func sorts(of value: ValueKind) -> [LiteralSort]? {
    switch value {
    case .string: [.string]
    case .number: [.integer]
    case .fraction: [.fraction]
    case .boolean: [.boolean]
    case .array, .collectionOfPaths: [.array]
    case .dictionary: [.dictionary]
    // A literal that is not closed may be an array or a dictionary.
    case .collection: [.array, .dictionary]
    default: nil
    }
  }
}

extension ArgumentLiteral {
  fileprivate var sorts: [LiteralSort] {
    switch self {
    case .string: [.string]
    case .number: [.integer, .fraction]
    case .boolean: [.boolean]
    }
  }
}
