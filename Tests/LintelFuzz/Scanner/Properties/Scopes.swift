import LintelScanner

/// Checks that the scope of a local variable begins and ends after its name, ends within the file and
/// its owner, and does not outlast a scope in which it began.
func scopesBreach(in input: ScannerInput) -> String? {
  let facts = input.facts
  var open: [UInt32] = []
  for (index, fact) in facts.locals.enumerated() {
    let name = "locals[\(index)] at byte \(fact.offset)"
    let end = fact.owner < 0 ? UInt32(input.bytes.count) : facts.extents[Int(fact.owner)].end
    let start = fact.owner < 0 ? 0 : facts.extents[Int(fact.owner)].start
    guard start <= fact.offset, fact.offset < fact.scopeEnd, fact.scopeEnd <= end else {
      return "\(name) lasts until \(fact.scopeEnd), its owner from \(start) to \(end)"
    }
    guard fact.offset <= fact.scopeStart, fact.scopeStart <= fact.scopeEnd else {
      return "\(name) begins its scope at \(fact.scopeStart) of \(fact.scopeEnd)"
    }
    guard fact.elseStart == 0 ? fact.elseEnd == 0 : fact.offset < fact.elseStart,
      fact.elseStart <= fact.elseEnd, fact.elseEnd <= fact.scopeEnd
    else {
      return "\(name) has an 'else' from \(fact.elseStart) until \(fact.elseEnd)"
    }
    while let last = open.last, last <= fact.offset { open.removeLast() }
    if let last = open.last, last < fact.scopeEnd {
      return "\(name) lasts until \(fact.scopeEnd), what is around it until \(last)"
    }
    open.append(fact.scopeEnd)
    guard fact.attributeStart < fact.offset else {
      return "\(name) has an attribute at \(fact.attributeStart)"
    }
    // The value of an accessor has the type and the value of the variable around it, and that of a
    // `catch` has the type that its `do` states.
    let isGiven =
      [.accessorValue, .caughtError].contains(fact.kind) && fact.typeStart < fact.offset
      && fact.valueStart < fact.offset
    // A shorthand such as `if let name` has its value where it has its name.
    guard isGiven || fact.typeStart == 0 || (fact.offset + 1...end).contains(fact.typeStart) else {
      return "\(name) has a type at \(fact.typeStart)"
    }
    guard isGiven || fact.valueStart == 0 || (fact.offset...end).contains(fact.valueStart) else {
      return "\(name) has a value at \(fact.valueStart)"
    }
    guard (fact.valueStart == 0) == (fact.value == .none) else {
      return "\(name) has a value at \(fact.valueStart) that is \(fact.value)"
    }
  }
  return nil
}
