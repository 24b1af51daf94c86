import LintelScanner

extension FactDump {
  /// The type shapes, as `1:9 element of 1:8: T` with the beginning of the inner type.
  var typeShapeLines: [String] {
    facts.typeShapes.map {
      "\(place($0.inner)) \($0.shape) of \(place($0.start)): \(sourceStart($0.inner))"
    }
  }

  /// The closures, up to the brace; arguments as `3:9-5:3 as 3:4 label of 3:2`, and other values
  /// with their usage, as `3:9-5:3: localValue 3:2`.
  var closureLines: [String] {
    facts.closures.map { fact in
      let extent = "\(place(fact.start))-\(lastPlace(fact.end))"
      if fact.usage >= 0 { return "\(extent): \(usage(fact.usage))" }
      guard fact.argument >= 0 else { return extent }
      let argument = facts.references[Int(fact.argument)]
      let label = text(argument.name)
      return line([
        extent, "as", argument.offset == fact.start ? "" : place(argument.offset),
        label.isEmpty ? "_" : label, "of",
        place(facts.references[Int(argument.link)].offset),
      ])
    }
  }

  var choiceLines: [String] {
    facts.choices.map { fact in
      "\(place(fact.start)) is \(fact.value) at \(place(fact.branch)) \(sourceStart(fact.branch))"
    }
  }

  /// The catches, as `3:6 of 2:3 throws E` with the `do`, or `any` if a statement in it throws.
  var catchLines: [String] {
    facts.catches.map { fact in
      let type = fact.typeStart > 0 ? " throws \(sourceStart(fact.typeStart))" : ""
      return "\(place(fact.start)) of " + (fact.doStart > 0 ? place(fact.doStart) : "any") + type
    }
  }

  /// The expressions that `await` covers, as `3:8-3:14`.
  var awaitLines: [String] {
    facts.awaits.map { "\(place($0.start))-\(place($0.end))" }
  }

  /// The matches of `switch`, conditions, loops and parentheses, as `3:6-3:14 against 3:16 value`.
  var matchLines: [String] {
    facts.matches.map { fact in
      let subject =
        fact.subject > 0 ? "\(place(fact.subject)) \(sourceStart(fact.subject))" : "nothing"
      let type = fact.typeStart > 0 ? " as \(sourceStart(fact.typeStart))" : ""
      return "\(place(fact.start))-\(lastPlace(fact.end)) against "
        + (fact.isOfElements ? "elements of " : "") + subject + type
    }
  }

  /// The bound names, as `3:9 name: group 0, pattern 3:2` from the inside out.
  var boundNameLines: [String] {
    facts.boundNames.map { bound in
      let fact = facts.locals[Int(bound.local)]
      return "\(place(fact.offset)) \(text(fact.name)): \(usage(bound.usage))"
    }
  }

  /// The items of tuples, as `3:9 of 3:8: 3:9 name` with the base of the path, `self`, or `_`.
  var tupleItemLines: [String] {
    facts.tupleItems.filter { $0.start > 0 }.map { item in
      line([
        place(item.offset), "of", place(item.start) + ":",
        item.isOperation ? "_" : operand(item.reference),
      ])
    }
  }

  /// The operators, as `3:9 + by S.f, 3:7 name and 3:11 other` with the segment on each side,
  /// `self`, a kind of literal, `operation` if a prefix operator begins it, or `_`; `nothing` on the
  /// side without an operand.
  var operatorLines: [String] {
    facts.operators.map { fact in
      line(
        [
          place(fact.offset), text(fact.name), "by", path(of: fact.owner) + ",",
          operand(fact.left), "and", operand(fact.right),
        ], fact.condition)
    }
  }

  private func operand(_ link: Int32) -> String {
    if link == UsageFact.selfOperand { return "self" }
    if link == OperatorFact.noOperand { return "nothing" }
    if link == OperatorFact.prefixed { return "operation" }
    if let literal = OperatorFact.literal(of: link) { return "\(literal)" }
    guard link >= 0, Int(link) < facts.references.count else { return "_" }
    let fact = facts.references[Int(link)]
    return "\(place(fact.offset)) \(text(fact.name))"
  }

  /// The labels of tuples, as `3:9 name of 3:15` with the location of the value.
  var tupleLabelLines: [String] {
    facts.tupleLabels.map { line([place($0.offset), text($0.name), "of", place($0.value)]) }
  }

  /// The usages of members, as `3:9 name: element 3:4, argument 3:2` from the inside out.
  var usageLines: [String] {
    facts.placedMembers.map { member in
      let fact = facts.references[Int(member.reference)]
      return "\(place(fact.offset)) \(text(fact.name)): \(usage(member.usage))"
    }
  }

  func usage(_ position: Int32) -> String {
    let chain = facts.usageChain(from: position).map(describe)
    return chain.isEmpty ? "nothing" : chain.joined(separator: ", ")
  }

  private func describe(_ usage: UsageFact) -> String {
    if usage.kind == .group { return "group \(usage.link)" }
    if let offset = facts.offset(ofLinkIn: usage) { return "\(usage.kind) \(place(offset))" }
    return usage.link == UsageFact.selfOperand ? "\(usage.kind) self" : "\(usage.kind)"
  }

  /// Returns the location of the last byte before `end`.
  private func lastPlace(_ end: UInt32) -> String { end > 0 ? place(end - 1) : "nowhere" }
}
