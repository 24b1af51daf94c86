import LintelGraph
import LintelScanner

/// Generic parameters as the code around a segment sees them.
extension TypeTable {
  /// Returns a type as it is where a segment stands. Outside of the declaration that has a generic
  /// parameter, the generic argument is not known, and has a member of its own for what the
  /// constraint requires: `value` of a `Box` with `struct Box<Value: Shown> { var value: Value }`.
  /// In `extension Box where Value == Row {}` it is a `Row`.
  mutating func seen(_ type: TypeID, at segment: Segment) -> TypeID {
    if self[type].containsParameter {
      let (old, parts) = (self[type], operands(of: type))
      var new: [TypeID] = []
      new.reserveCapacity(parts.count)
      for (index, part) in parts.enumerated() {
        // Many parts may be the same generic parameter: `(T, T, T)`.
        let known = parts[..<index].firstIndex(of: part)
        new.append(known.map { new[$0] } ?? seen(part, at: segment))
      }
      return new == parts ? type : make(like: old, new)
    }
    guard self[type].kind == .parameter else { return type }
    let (owner, name) = (self[type].declaration, parameterName(of: type))
    var scope = linkage.owner(of: base(of: segment))
    var only: TypeID?
    while declaration(scope).kind != .file {
      let value = declaration(scope)
      if only == nil, scope != owner { only = onlyType(ofParameter: name, by: scope) }
      if isParameter(of: owner, seenIn: scope) { return only ?? type }
      scope = value.enclosing
    }
    return TypeTable.unknown
  }

  /// Returns the base of the path that a segment is in. If it is far away, the bases of all paths
  /// of the file are found at once, because going back from each segment of a path as long as the
  /// file would take quadratic time.
  private mutating func base(of segment: Segment) -> Segment {
    let facts = linkage.references[segment.file.position]
    var base = segment
    for _ in 0..<Limits.nesting {
      guard facts[base].isContinuation else { return base }
      base = Segment(facts[base].link, in: segment.file)
    }
    if let known = pathHeads, known.file == segment.file {
      return Segment(known.heads[base], in: segment.file)
    }
    let heads = facts.pathHeads()
    pathHeads = (segment.file, heads)
    return Segment(heads[base], in: segment.file)
  }

  /// Whether a scope is the declaration that has a generic parameter, or an extension of it or of a
  /// type nested in it.
  private func isParameter(of owner: DeclarationID, seenIn scope: DeclarationID) -> Bool {
    if scope == owner { return true }
    var extended = declaration(scope).extendedType
    for _ in 0..<Limits.nesting {
      guard let type = extended else { break }
      if type == owner { return true }
      extended = typeAround(type)
    }
    return false
  }

  /// Whether a generic argument is known where a segment stands.
  mutating func isKnown(_ argument: TypeID, at segment: Segment) -> Bool {
    seen(argument, at: segment) != TypeTable.unknown
  }
}
