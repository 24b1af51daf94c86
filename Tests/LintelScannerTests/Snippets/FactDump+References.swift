@testable import LintelScanner

extension FactDump {
  /// `3:9 construct A.B by S.f, in type`.
  ///
  /// The place of a part of the path is left out where the part follows the one before it directly.
  var referenceLines: [String] {
    var paths: [(head: ReferenceFact, text: String)] = []
    var pathOf: [Int: Int] = [:]
    for (index, fact) in facts.references.enumerated() {
      guard fact.isContinuation else {
        pathOf[index] = paths.count
        paths.append((fact, text(fact.name)))
        continue
      }
      guard let path = pathOf[Int(fact.link)] else { continue }
      pathOf[index] = path
      let previous = facts.references[Int(fact.link)]
      let isFirst = !previous.isContinuation
      let separator = isFirst && paths[path].head.isModuleSelector ? "::" : "."
      let next =
        Int(previous.offset) + names.text(of: previous.name).utf8.count + separator.utf8.count
      let isAdjacent = Int(fact.offset) == next
      paths[path].text += separator + text(fact.name) + (isAdjacent ? "" : "@" + place(fact.offset))
    }
    return paths.map { fact, path in
      line(
        [
          place(fact.offset), "\(fact.kind)", path, "by",
          self.path(of: fact.link) + (fact.isInTypePosition ? ", in type" : "")
            + (fact.isWholeAlias ? ", whole alias" : ""),
        ], fact.condition)
    }
  }

  /// `1:8 struct Core.Inner.Thing public testable`.
  var importLines: [String] {
    facts.imports.map { fact in
      line(
        [
          place(fact.offset), fact.kind.map { "\($0)" } ?? "", text(fact.path),
          "of \(text(fact.module))", fact.kind == nil ? "" : "brings \(text(fact.declaration))",
          level(fact.access), fact.isTestable ? "testable" : "", fact.isExported ? "exported" : "",
        ], fact.condition)
    }
  }

  /// `2: else, after 1, within 3`; the numbers are those by which the clauses mention each other.
  var conditionLines: [String] {
    facts.conditions.enumerated().dropFirst().map { position, fact in
      "\(position): " + (fact.isElse ? "else" : "if \(text(fact.expression))")
        + (fact.previous == 0 ? "" : ", after \(fact.previous)")
        + (fact.parent == 0 ? "" : ", within \(fact.parent)")
    }
  }
}
