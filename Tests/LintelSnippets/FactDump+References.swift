import LintelScanner

extension FactDump {
  /// The paths that may name a type, up to the first call, as `3:9 construct A.B by S.f, in type`.
  ///
  /// A segment has its location only if it does not follow the segment before it directly.
  var referenceLines: [String] {
    paths(stoppingAtCalls: true).filter(\.head.kind.mayNameType).map(describe)
  }

  /// The other paths, and those that continue after a call, as `3:9 value a.b().c[] by S.f`.
  var useLines: [String] {
    let wholes = paths(stoppingAtCalls: false)
    return zip(paths(stoppingAtCalls: true), wholes).filter { path, whole in
      !path.head.kind.mayNameType
        || path.text != whole.text.replacing("()", with: "").replacing("[]", with: "")
    }.map { describe($1) }
  }

  /// The arguments, as `3:9 label of 3:2, string` with the called name, and the kind of a literal.
  var argumentLines: [String] {
    facts.references.filter { $0.kind == .argument }.map { fact in
      let label = text(fact.name)
      let literal =
        fact.literal.map { ", \($0)" }
        ?? (fact.isOperation ? ", operation" : fact.isInOut ? ", inout" : "")
      return line([
        place(fact.offset), label.isEmpty ? "_" : label, "of",
        place(facts.references[Int(fact.link)].offset) + literal,
      ])
    }
  }

  /// The local variables, as `3:9 variable name by S.f, type A, value reference b, until 7:2`.
  var localLines: [String] {
    facts.locals.map { fact in
      var words = [
        place(fact.offset), "\(fact.kind)", text(fact.name), "by", path(of: fact.owner),
      ]
      if fact.attributeStart > 0 {
        words.append("attributes from \(place(fact.attributeStart)),")
      }
      if fact.typeStart > 0 { words.append("type \(sourceStart(fact.typeStart)),") }
      if fact.valueStart > 0 {
        words.append("value \(fact.value) \(sourceStart(fact.valueStart)),")
      }
      return line(words + ["until", place(fact.scopeEnd)], fact.condition)
    }
  }

  private struct Path {
    let head: ReferenceFact
    var text: String
    var isOver = false
  }

  private func describe(_ path: Path) -> String {
    let fact = path.head
    return line(
      [
        place(fact.offset), "\(fact.kind)", path.text, "by",
        self.path(of: fact.link) + (fact.isInTypePosition ? ", in type" : "")
          + (fact.isWholeAlias ? ", whole alias" : "") + (fact.isInPattern ? ", in pattern" : ""),
      ], fact.condition)
  }

  /// Returns all paths in the order of their heads; with marks for calls, or up to the first call.
  private func paths(stoppingAtCalls: Bool) -> [Path] {
    var paths: [Path] = []
    var pathOf: [Int: Int] = [:]
    for (index, fact) in facts.references.enumerated() where fact.kind != .argument {
      let marks =
        stoppingAtCalls ? "" : (fact.isCalled ? "()" : "") + (fact.isSubscripted ? "[]" : "")
      let isLast = stoppingAtCalls && (fact.isCalled || fact.isSubscripted)
      guard fact.isContinuation else {
        pathOf[index] = paths.count
        paths.append(Path(head: fact, text: text(fact.name) + marks, isOver: isLast))
        continue
      }
      guard let path = pathOf[Int(fact.link)] else { continue }
      pathOf[index] = path
      if paths[path].isOver { continue }
      let previous = facts.references[Int(fact.link)]
      let isFirst = !previous.isContinuation
      let separator = isFirst && paths[path].head.isModuleSelector ? "::" : "."
      let next =
        Int(previous.offset) + names.text(of: previous.name).utf8.count + separator.utf8.count
      let isAdjacent =
        previous.isCalled || previous.isSubscripted || Int(fact.offset) == next
      paths[path].text += separator + text(fact.name)
      if !isAdjacent { paths[path].text += "@" + place(fact.offset) }
      paths[path].text += marks
      paths[path].isOver = isLast
    }
    return paths
  }

  /// The imports, as `1:8 struct Core.Thing of Core brings Thing public testable`.
  var importLines: [String] {
    facts.imports.map { fact in
      line(
        [
          place(fact.offset), fact.kind.map { "\($0)" } ?? "", text(fact.path),
          "of \(text(fact.module))", fact.kind == nil ? "" : "brings \(text(fact.declaration))",
          level(fact.access), fact.isTestable ? "testable" : "", fact.isExported ? "exported" : "",
          fact.isSystemInterface ? "spi" : "",
        ], fact.condition)
    }
  }

  /// The conditions, as `2: else, after 1, within 3`, which refer to each other by number.
  var conditionLines: [String] {
    facts.conditions.enumerated().dropFirst().map { position, fact in
      "\(position): " + (fact.isElse ? "else" : "if \(text(fact.expression))")
        + (fact.previous == 0 ? "" : ", after \(fact.previous)")
        + (fact.parent == 0 ? "" : ", within \(fact.parent)")
    }
  }
}
