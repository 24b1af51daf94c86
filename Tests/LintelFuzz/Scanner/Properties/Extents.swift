import LintelScanner

/// Checks that extents lie within the file and their owners, and contain what belongs to them.
func extentsBreach(in input: ScannerInput) -> String? {
  let facts = input.facts
  for (index, extent) in facts.extents.enumerated() {
    let fact = facts.declarations[index]
    let name = "declarations[\(index)]"
    let whole = extent.start...max(extent.start, extent.end)
    guard extent.start <= fact.offset, fact.offset <= extent.end else {
      return "\(name) at byte \(fact.offset) extends from \(extent.start) to \(extent.end)"
    }
    guard Int(extent.end) <= input.bytes.count else {
      return "\(name) ends at byte \(extent.end) of \(input.bytes.count)"
    }
    if fact.owner >= 0 {
      let owner = facts.extents[Int(fact.owner)]
      guard owner.start <= extent.start, extent.end <= owner.end else {
        return "\(name) extends from \(extent.start) to \(extent.end), "
          + "its owner from \(owner.start) to \(owner.end)"
      }
    }
    if extent.typeStart != 0 || extent.typeEnd != 0 {
      guard whole.contains(extent.typeStart), whole.contains(extent.typeEnd),
        extent.typeStart <= extent.typeEnd
      else { return "\(name) has a type from \(extent.typeStart) to \(extent.typeEnd)" }
    }
    if extent.valueStart != 0, !whole.contains(extent.valueStart) {
      return "\(name) has a value at \(extent.valueStart)"
    }
  }
  return memberBreach(in: input) ?? contextBreach(in: input)
}

/// Checks that an inner type begins after the type that contains it, and that closures begin with a
/// brace. Closures and the braces of matches must be nested.
private func contextBreach(in input: ScannerInput) -> String? {
  let (facts, bytes) = (input.facts, input.bytes)
  for (index, fact) in facts.typeShapes.enumerated() {
    guard fact.start < fact.inner, Int(fact.inner) <= bytes.count else {
      return "typeShapes[\(index)] has \(fact.inner) in \(fact.start)"
    }
  }
  var braces: [(start: UInt32, end: UInt32)] = []
  for (index, fact) in facts.closures.enumerated() {
    guard bytes.has("{", at: Int(fact.start)), fact.start < fact.end, fact.end <= bytes.count else {
      return "closures[\(index)] lasts from \(fact.start) to \(fact.end)"
    }
    braces.append((fact.start, fact.end))
  }
  for (index, fact) in facts.matches.enumerated() {
    let name = "matches[\(index)] from \(fact.start) to \(fact.end) against \(fact.subject)"
    guard Int(fact.subject) <= bytes.count, Int(fact.end) <= bytes.count else { return name }
    if bytes.has("{", at: Int(fact.start)) {
      guard fact.start < fact.end, 0 < fact.subject, fact.subject <= fact.start else { return name }
      braces.append((fact.start, fact.end))
    } else {
      guard bytes.has("case", at: Int(fact.start)) || bytes.has("(", at: Int(fact.start)),
        fact.subject == 0
          ? fact.end == 0 || fact.start < fact.end
          : fact.start < fact.end && fact.end <= fact.subject
      else { return name }
    }
  }
  return nestingBreach(of: braces)
}

private func nestingBreach(of braces: [(start: UInt32, end: UInt32)]) -> String? {
  var open: [UInt32] = []
  var last: UInt32?
  for (start, end) in braces.sorted(by: { $0.start < $1.start }) {
    if start == last { return "the brace at byte \(start) is of two facts" }
    last = start
    while let outer = open.last, outer <= start { open.removeLast() }
    if let outer = open.last, outer < end {
      return "the brace at byte \(start) lasts until \(end), what is around it until \(outer)"
    }
    open.append(end)
  }
  return nil
}

/// Checks that facts that belong to a declaration lie within it.
private func memberBreach(in input: ScannerInput) -> String? {
  let facts = input.facts
  func isInside(_ offset: UInt32, _ owner: Int32) -> Bool {
    guard owner >= 0 else { return Int(offset) <= input.bytes.count }
    let extent = facts.extents[Int(owner)]
    return extent.start <= offset && offset <= extent.end
  }
  for (index, fact) in facts.parameters.enumerated() {
    guard isInside(fact.offset, fact.owner), isInside(fact.typeStart, fact.owner),
      isInside(fact.typeEnd, fact.owner), fact.typeStart <= fact.typeEnd
    else { return "parameters[\(index)] lies outside of its declaration, or its type backwards" }
  }
  for (index, fact) in facts.inheritances.enumerated() where !isInside(fact.offset, fact.owner) {
    return "inheritances[\(index)] lies outside of its declaration"
  }
  for (index, fact) in facts.attributes.enumerated() where !isInside(fact.offset, fact.owner) {
    return "attributes[\(index)] lies outside of its declaration"
  }
  for (index, fact) in facts.references.enumerated()
  where !isInside(fact.offset, fact.linksToPart ? -1 : fact.link) {
    return "references[\(index)] lies outside of its declaration"
  }
  for (index, fact) in facts.requirements.enumerated() {
    guard isInside(fact.subjectStart, fact.owner), isInside(fact.typeEnd, fact.owner),
      fact.subjectStart < fact.subjectEnd, fact.subjectEnd < fact.typeStart,
      fact.typeStart < fact.typeEnd
    else { return "requirements[\(index)] lies outside of its declaration, or backwards" }
  }
  for (index, fact) in facts.thrownTypes.enumerated() {
    guard isInside(fact.start, fact.owner), isInside(fact.end, fact.owner), fact.start < fact.end
    else { return "thrownTypes[\(index)] lies outside of its declaration, or backwards" }
  }
  for (index, fact) in facts.catches.enumerated() {
    // 0 means none, also at the very beginning of a file.
    let first = max(fact.start, 1)
    guard fact.doStart < first, fact.typeStart < first,
      input.bytes.has("catch", at: Int(fact.start))
    else { return "catches[\(index)] has a 'do' at \(fact.doStart), type at \(fact.typeStart)" }
  }
  for (index, fact) in facts.awaits.enumerated()
  where fact.start > fact.end || Int(fact.end) > input.bytes.count {
    return "awaits[\(index)] ends at \(fact.end), before \(fact.start), or after the file"
  }
  for (index, fact) in facts.blockDeclarations.enumerated() {
    let offset = facts.declarations[Int(fact.declaration)].offset
    guard fact.start <= offset, offset <= fact.end, Int(fact.end) <= input.bytes.count else {
      return "blockDeclarations[\(index)] lies outside of its block"
    }
  }
  for (index, fact) in facts.imports.enumerated()
  where Int(fact.offset) + Int(fact.length) > input.bytes.count {
    return "imports[\(index)] lies outside of the file"
  }
  return nil
}
