import LintelScanner
import LintelText
import LintelVocabulary

/// The facts of code and of comments, as opposed to declarations.
extension FactLines {
  /// References, other uses of names, arguments, then variables of code.
  var used: [JSONValue] {
    let paths = ReferencePaths(facts, names).all
    return paths.filter(\.head.kind.mayNameType).map(describeReference)
      + paths.filter { !$0.head.kind.mayNameType || $0.goesOn }.map(describeUse)
      + facts.references.filter { $0.kind == .argument }.map(describeArgument)
      + facts.locals.map(describe)
  }

  /// Shapes of written types, closures, matches, names that patterns bind, then usages of members
  /// without a known base (`.name`).
  var shaped: [JSONValue] {
    facts.typeShapes.map { fact in
      object(
        "typeShape", at: fact.inner,
        ["kind": .string("\(fact.shape)"), "of": place(of: fact.start)])
    }
      + facts.closures.map { fact in
        object(
          "closure", at: fact.start,
          [
            "end": placeUnlessZero(fact.end),
            "argument": fact.argument >= 0
              ? place(of: facts.references[Int(fact.argument)].offset) : .null,
          ])
      }
      + facts.matches.map { fact in
        object(
          "match", at: fact.start,
          [
            "end": placeUnlessZero(fact.end), "subject": placeUnlessZero(fact.subject),
            "elements": .bool(fact.isOfElements),
          ])
      }
      + facts.boundNames.map(describe)
      + facts.placedMembers.map(describe)
  }

  /// Directives, then diagnostics.
  var noted: [JSONValue] {
    facts.directives.map { fact in
      object("directive", at: fact.offset, ["text": .string(written(fact.offset, fact.end))])
    }
      + facts.diagnostics.map { fact in
        object("diagnostic", at: fact.offset, ["kind": .string("\(fact.what)")])
      }
  }

  private func describe(_ member: PlacedMemberFact) -> JSONValue {
    let fact = facts.references[Int(member.reference)]
    return object(
      "usage", at: fact.offset, condition: fact.condition,
      ["name": text(fact.name), "in": chain(from: member.usage)])
  }

  private func describe(_ bound: BoundNameFact) -> JSONValue {
    let fact = facts.locals[Int(bound.local)]
    return object(
      "boundName", at: fact.offset, condition: fact.condition,
      ["name": text(fact.name), "in": chain(from: bound.usage)])
  }

  private func chain(from usage: Int32) -> JSONValue {
    .array(
      facts.usageChain(from: usage).map { usage in
        var members: [(key: String, value: JSONValue)] = [("kind", .string("\(usage.kind)"))]
        if usage.kind == .group { members.append(("part", .number(Int(usage.link)))) }
        if let offset = facts.offset(ofLinkIn: usage) {
          let place = lines.place(of: offset)
          members += [("line", .number(place.line)), ("column", .number(place.column))]
        }
        return .members(members)
      })
  }

  private func describeReference(_ path: ReferencePaths.Path) -> JSONValue {
    object(
      "reference", at: path.head.offset, condition: path.head.condition,
      [
        "kind": .string("\(path.head.kind)"), "name": .string(path.name),
        "parent": parent(path.head.link), "typePosition": .bool(path.head.isInTypePosition),
      ])
  }

  private func describeUse(_ path: ReferencePaths.Path) -> JSONValue {
    object(
      "use", at: path.head.offset, condition: path.head.condition,
      [
        "kind": .string("\(path.head.kind)"), "name": .string(path.whole),
        "parent": parent(path.head.link), "pattern": .bool(path.head.isInPattern),
      ])
  }

  private func describeArgument(_ fact: ReferenceFact) -> JSONValue {
    let label = names.text(of: fact.name)
    return object(
      "argument", at: fact.offset, condition: fact.condition,
      [
        "label": JSONValue(label.isEmpty ? nil : label),
        "of": place(of: facts.references[Int(fact.link)].offset),
      ])
  }

  private func describe(_ fact: LocalFact) -> JSONValue {
    object(
      "local", at: fact.offset, condition: fact.condition,
      [
        "kind": .string("\(fact.kind)"), "name": text(fact.name), "parent": parent(fact.owner),
        "type": placeUnlessZero(fact.typeStart),
        "value": value(fact.value, at: fact.valueStart), "scopeEnd": place(of: fact.scopeEnd),
      ])
  }
}
