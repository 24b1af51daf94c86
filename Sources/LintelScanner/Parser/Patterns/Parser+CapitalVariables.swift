extension Parser {
  /// The region of source in which the name of a variable refers to that variable.
  private struct VariableScope {
    let name: NameID
    let start: UInt32
    let end: UInt32
  }

  /// Turns references to types into references to values where their names mean local variables,
  /// parameters or properties, which hide types of the same name: `let Row = make(); Row.a`.
  ///
  /// Few files have variables with capital letters. Elsewhere the case of the first letter decides.
  mutating func readCapitalVariables() {
    var scopes: [VariableScope] = []
    for position in 0..<capitalLocals.count {
      let local = facts.locals[Int(capitalLocals[position])]
      scopes.append(
        VariableScope(name: local.name, start: local.scopeStart, end: local.scopeEnd))
    }
    for position in 0..<capitalParameters.count {
      let fact = facts.parameters[Int(capitalParameters[position])]
      let end = facts.extents[Int(fact.owner)].end
      scopes.append(VariableScope(name: fact.name, start: fact.typeEnd, end: end))
    }
    for position in 0..<capitalProperties.count {
      let index = Int(capitalProperties[position])
      let (name, owner) = (facts.declarations[index].name, Int(facts.declarations[index].owner))
      let (own, outer) = (facts.extents[index], facts.extents[owner])
      // In the declaration itself, as in `let Row: Row = Row()`, the name may mean the type.
      for (start, end) in [(outer.start, own.start), (own.end, outer.end)] {
        scopes.append(VariableScope(name: name, start: start, end: end))
      }
    }
    scopes.sort { $0.start < $1.start }
    var next = 0
    // For each name, the latest end of the scopes that have begun.
    var ends: [NameID: UInt32] = [:]
    for index in 0..<facts.references.count {
      let fact = facts.references[index]
      guard fact.mayMeanVariable, fact.kind.mayBeValue else { continue }
      while next < scopes.count, scopes[next].start < fact.offset {
        let scope = scopes[next]
        ends[scope.name] = max(ends[scope.name, default: 0], scope.end)
        next += 1
      }
      if fact.offset < ends[fact.name, default: 0] { readValue(at: index) }
    }
  }

  /// Makes the path whose base is at `index` the path of a value.
  private mutating func readValue(at index: Int) {
    let kind = facts.references[index].kind
    facts.references.base[index].kind = .value
    var last = Int32(index)
    for next in (index + 1)..<max(index + 1, facts.references.count) {
      let fact = facts.references[next]
      // Generic arguments are between the segments, and remain types.
      if fact.isInTypePosition || fact.linksToPart && fact.link != last { continue }
      guard fact.isContinuation, fact.kind == kind else { return }
      facts.references.base[next].kind = .value
      last = Int32(next)
    }
  }
}

extension ReferenceForm {
  /// Whether a use of a capitalised variable may first be read as a reference of this kind: `Row.a`
  /// as `static`.
  fileprivate var mayBeValue: Bool {
    switch self {
    case .type, .construct, .static, .cast: true
    default: false
    }
  }
}
