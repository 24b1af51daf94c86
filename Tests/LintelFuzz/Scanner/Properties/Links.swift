import LintelScanner

/// Checks that facts refer to facts that exist; owners, and parts that others continue, come first.
func linksBreach(in input: ScannerInput) -> String? {
  let facts = input.facts
  guard facts.extents.count == facts.declarations.count else {
    return "\(facts.extents.count) extents for \(facts.declarations.count) declarations"
  }
  return declarationBreach(in: facts) ?? referenceBreach(in: facts) ?? ownerBreach(in: facts)
    ?? closureBreach(in: facts) ?? usageBreach(in: facts)
    ?? nameBreach(in: facts, names: input.names.count)
}

private func declarationBreach(in facts: FileFacts) -> String? {
  for (index, fact) in facts.declarations.enumerated()
  where fact.owner < -1 || fact.owner >= Int32(index) {
    return "declarations[\(index)] has the owner \(fact.owner)"
  }
  return nil
}

private func referenceBreach(in facts: FileFacts) -> String? {
  for (index, fact) in facts.references.enumerated() {
    if fact.linksToPart {
      guard (0..<Int32(index)).contains(fact.link) else {
        return "references[\(index)] continues references[\(fact.link)]"
      }
      let head = facts.references[Int(fact.link)]
      guard head.offset < fact.offset, head.kind != .argument else {
        return "references[\(index)] continues one that does not stand before it"
      }
      let isSamePath = fact.isContinuation && !head.isCalled && !head.isSubscripted
      guard !isSamePath || head.kind == fact.kind else {
        return "references[\(index)] is of another kind than the part before it"
      }
    } else if fact.link < -1 || fact.link >= Int32(facts.declarations.count) {
      return "references[\(index)] is made by declarations[\(fact.link)]"
    }
  }
  return nil
}

private func ownerBreach(in facts: FileFacts) -> String? {
  let count = Int32(facts.declarations.count)
  for (index, fact) in facts.parameters.enumerated() where !(0..<count).contains(fact.owner) {
    return "parameters[\(index)] has the owner \(fact.owner)"
  }
  for (index, fact) in facts.locals.enumerated() where !(-1..<count).contains(fact.owner) {
    return "locals[\(index)] has the owner \(fact.owner)"
  }
  for (index, fact) in facts.inheritances.enumerated() where !(0..<count).contains(fact.owner) {
    return "inheritances[\(index)] has the owner \(fact.owner)"
  }
  for (index, fact) in facts.attributes.enumerated() where !(-1..<count).contains(fact.owner) {
    return "attributes[\(index)] has the owner \(fact.owner)"
  }
  for (index, fact) in facts.requirements.enumerated() where !(0..<count).contains(fact.owner) {
    return "requirements[\(index)] has the owner \(fact.owner)"
  }
  for (index, fact) in facts.thrownTypes.enumerated() where !(0..<count).contains(fact.owner) {
    return "thrownTypes[\(index)] has the owner \(fact.owner)"
  }
  for (index, fact) in facts.blockDeclarations.enumerated()
  where !(0..<count).contains(fact.declaration) {
    return "blockDeclarations[\(index)] is of the declaration \(fact.declaration)"
  }
  return nil
}

/// Checks that usages refer to facts that exist, and lead outwards without a circle, and that
/// placed members are of a kind that may have no base.
private func usageBreach(in facts: FileFacts) -> String? {
  for (index, fact) in facts.usages.enumerated() {
    guard fact.outer == -1 || facts.usages.indices.contains(Int(fact.outer)) else {
      return "usages[\(index)] is in usages[\(fact.outer)]"
    }
    let count: Int
    switch fact.kind {
    case .declarationValue, .declarationResult: count = facts.declarations.count
    case .localValue, .localResult: count = facts.locals.count
    case .defaultArgument: count = facts.parameters.count
    case .closureResult: count = facts.closures.count
    case .pattern: count = facts.matches.count
    case .memberOfOperation: count = facts.operators.count
    case .assigned, .argument, .memberOfGroup, .memberOfConversion, .memberOfArray:
      count = facts.references.count
    // In damaged code the right operand or the member may be missing.
    case .compared, .operand, .beforeMember: count = facts.references.count + 1
    case .element, .dictionaryValue, .group, .memberOfString, .memberOfNumber, .memberOfBoolean,
      .memberOfLiterals, .memberOfCollection:
      continue
    }
    guard fact.link >= UsageFact.selfOperand, fact.link < count else {
      return "usages[\(index)], a \(fact.kind), has the link \(fact.link) of \(count)"
    }
    var (steps, position) = (0, fact.outer)
    while position >= 0, steps <= 64 {
      (steps, position) = (steps + 1, facts.usages[Int(position)].outer)
    }
    guard steps <= 64 else { return "usages[\(index)] is in a circle, or in too many others" }
  }
  for (index, item) in facts.tupleItems.enumerated()
  where item.reference < UsageFact.selfOperand || item.reference > facts.references.count {
    return "tupleItems[\(index)] leads nowhere"
  }
  for (index, closure) in facts.closures.enumerated()
  where !(-1..<Int32(facts.usages.count)).contains(closure.usage) {
    return "closures[\(index)] has no usage"
  }
  for (index, bound) in facts.boundNames.enumerated() {
    guard facts.locals.indices.contains(Int(bound.local)),
      (-1..<Int32(facts.usages.count)).contains(bound.usage)
    else { return "boundNames[\(index)] leads nowhere" }
  }
  for (index, fact) in facts.operators.enumerated() {
    let operands = OperatorFact.prefixed...Int32(facts.references.count)
    guard operands.contains(fact.left), operands.contains(fact.right),
      (-1..<Int32(facts.declarations.count)).contains(fact.owner)
    else { return "operators[\(index)] leads nowhere" }
  }
  for (index, member) in facts.placedMembers.enumerated() {
    guard facts.references.indices.contains(Int(member.reference)),
      (-1..<Int32(facts.usages.count)).contains(member.usage)
    else { return "placedMembers[\(index)] leads nowhere" }
    let kind = facts.references[Int(member.reference)].kind
    guard kind == .implicitMember || kind == .keypath || kind == .member || kind == .cast else {
      return "placedMembers[\(index)] is a \(kind)"
    }
  }
  return nil
}

/// Checks that a closure that is an argument does not begin before the argument, and that no two
/// closures are the same argument.
private func closureBreach(in facts: FileFacts) -> String? {
  var taken: Set<Int32> = []
  for (index, fact) in facts.closures.enumerated() where fact.argument != -1 {
    guard facts.references.indices.contains(Int(fact.argument)) else {
      return "closures[\(index)] is references[\(fact.argument)]"
    }
    let argument = facts.references[Int(fact.argument)]
    guard argument.kind == .argument, argument.offset <= fact.start else {
      return "closures[\(index)] is the \(argument.kind) at byte \(argument.offset)"
    }
    guard taken.insert(fact.argument).inserted else {
      return "closures[\(index)] is the same argument as one before it"
    }
  }
  return nil
}

private func nameBreach(in facts: FileFacts, names count: Int) -> String? {
  var used =
    facts.declarations.map(\.name) + facts.references.map(\.name) + facts.inheritances.map(\.name)
    + facts.attributes.map(\.name) + facts.parameters.flatMap { [$0.label, $0.name] }
    + facts.imports.flatMap { [$0.path, $0.module] }
    + facts.imports.filter { $0.kind != nil }.map(\.declaration)
  used += facts.locals.map(\.name) + facts.tupleLabels.map(\.name)
  used += facts.operators.map(\.name) + facts.interpolationLabels.map(\.name)
  used += facts.conditions.dropFirst().filter { !$0.isElse }.map(\.expression)
  for name in used where name >= NameID(count) { return "a fact has the name \(name) of \(count)" }
  return nil
}
