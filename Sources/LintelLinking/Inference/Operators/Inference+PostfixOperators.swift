import LintelGraph
import LintelScanner

/// Postfix operators of the project, which end a path: `box^.rows`.
extension Inference {
  /// Returns the type of a value that begins with a path, with the postfix operators after the path
  /// and their members: `box^.rows`.
  ///
  /// - Parameter base: the base of the path.
  mutating func operatedType(ofPathAt base: Segment) -> TypeID {
    if let type = operationType(ofPathAt: base) { return type }
    guard linkage.hasPostfixOperators, linkage.isBase(base),
      types.depth < TypeTable.maximumDepth,
      let use = firstOperator(after: linkage.lastSegment(after: base), where: \.isPostfix)
    else { return valueType(ofPathAt: base) }
    guard let member = member(of: use) else { return resultType(ofOperator: use) }
    types.depth += 1
    defer { types.depth -= 1 }
    return operatedType(ofPathAt: member)
  }

  /// Returns the member of the result of a postfix operator: `rows` in `box^.rows`.
  private func member(of use: OperatorUse) -> Segment? {
    let facts = linkage.files[use.file.position]
    let references = linkage.references[use.file.position]
    let offset = linkage[use].offset
    let position = facts.placedMembers.partitioningIndex {
      references[Int($0.reference)].offset > offset
    }
    guard position < facts.placedMembers.count,
      let usage = Usage(ifPresent: facts.placedMembers[position].usage, in: use.file),
      linkage[usage].kind == .memberOfOperation,
      OperatorUse(linkage[usage].link, in: use.file) == use
    else { return nil }
    return Segment(facts.placedMembers[position].reference, in: use.file)
  }
}
