import LintelGraph
import LintelScanner

/// Values whose first path or literal does not determine their type: `a ? b : c`, `if` and `switch`
/// expressions, comparisons.
extension Inference {
  /// Returns the type of the value that begins with the given base of a path; unknown if the
  /// reference is not the base of a path, which may happen in damaged code: `row.title`,
  /// `row.isNew ? a : b`.
  mutating func valueType(beginningWith segment: Segment) -> TypeID {
    if linkage.exists(segment), hasChoice(at: linkage.offset(of: segment)) {
      return choiceType(at: linkage.offset(of: segment), in: linkage.owner(of: segment))
    }
    return operatedType(ofPathAt: segment)
  }

  /// Returns the branches of the value that starts at `start`: `b` and `c` for `a ? b : c`.
  private func choices(at start: CodeOffset) -> [ChoiceFact] {
    let (facts, offset) = (linkage.files[start.file.position].choices, start.offset)
    if facts.isEmpty { return [] }
    let first = facts.partitioningIndex { $0.branch > offset }
    // The branches of inner values lie between those of the outer one.
    return facts[first..<min(facts.count, first + 256)].filter { $0.start == offset }
  }

  /// Whether the value that starts at `start` does not have the type of its first path or literal:
  /// `a ? b : c`.
  func hasChoice(at start: CodeOffset) -> Bool { !choices(at: start).isEmpty }

  /// Returns the type that all branches of the value at `start` have: `Row` for
  /// `isNew ? Row() : row`.
  mutating func choiceType(at start: CodeOffset, in owner: DeclarationID) -> TypeID {
    let file = start.file
    guard types.depth < TypeTable.maximumDepth else { return TypeTable.unknown }
    types.depth += 1
    defer { types.depth -= 1 }
    let branches = choices(at: start).filter { $0.value != .none }
    // The other branches determine the type of `nil`, `.name` or a literal:
    // `isNew ? .idle : phase`.
    let strong = branches.filter { !$0.value.isLiteral && !isImplicit(file, $0) }
    let type = commonType(of: strong, file, in: owner)
    guard strong.isEmpty || types[type].kind == .unknown && strong.count < branches.count else {
      return type
    }
    return commonType(of: branches.filter(\.value.isLiteral), file, in: owner)
  }

  private mutating func commonType(
    of branches: [ChoiceFact], _ file: FileID, in owner: DeclarationID
  ) -> TypeID {
    var result = TypeTable.unknown
    for branch in branches {
      let offset = branch.value == .calledClosure ? branch.start : branch.branch
      let type = valueType(branch.value, at: CodeOffset(offset, in: file), in: owner)
      if types[type].kind == .unknown { continue }
      guard types[result].kind != .unknown else {
        result = type
        continue
      }
      guard let common = commonType(of: result, type) else { return TypeTable.unknown }
      result = common
    }
    return result
  }

  /// Returns the type that values of both types have: `Base` for a `Base` and a `Leaf` with
  /// `class Leaf: Base {}`; `nil` if it is not known.
  private mutating func commonType(of one: TypeID, _ other: TypeID) -> TypeID? {
    if types[one].isLike(types[other]) { return one }
    guard types[one].kind == .instance, types[other].kind == .instance else { return nil }
    if types.acceptance(of: one, as: other) == .yes { return other }
    return types.acceptance(of: other, as: one) == .yes ? one : nil
  }

  private func isImplicit(_ file: FileID, _ choice: ChoiceFact) -> Bool {
    guard choice.value == .reference else { return false }
    let facts = linkage.references[file.position]
    let index = facts.partitioningIndex { $0.offset >= choice.branch }
    return index < facts.count && facts[index].kind == .implicitMember
  }
}

extension ValueKind {
  fileprivate var isLiteral: Bool { self == .string || self == .number }
}
