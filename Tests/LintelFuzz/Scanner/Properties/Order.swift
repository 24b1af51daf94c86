import LintelScanner

/// Checks that the facts of a family are in the order of the file, and that no offset has two
/// directives, or a diagnostic twice.
func orderBreach(in input: ScannerInput) -> String? {
  let facts = input.facts
  let families = [
    ("imports", facts.imports.map(\.offset)),
    ("declarations", facts.declarations.map(\.offset)),
    ("parameters", facts.parameters.map(\.offset)),
    ("references", facts.references.map(\.offset)),
    ("locals", facts.locals.map(\.offset)),
    ("inheritances", facts.inheritances.map(\.offset)),
    ("attributes", facts.attributes.map(\.offset)),
    ("requirements", facts.requirements.map(\.subjectStart)),
    ("thrownTypes", facts.thrownTypes.map(\.start)),
    ("catches", facts.catches.map(\.start)),
    ("awaits", facts.awaits.map(\.start)),
    ("blockDeclarations", facts.blockDeclarations.map { UInt32($0.declaration) }),
    ("typeShapes", facts.typeShapes.map(\.inner)),
    ("closures", facts.closures.map(\.start)),
    ("placedMembers", facts.placedMembers.map { UInt32($0.reference) }),
    ("choices", facts.choices.map(\.branch)),
    ("matches", facts.matches.map(\.start)),
    ("boundNames", facts.boundNames.map { UInt32($0.local) }),
    ("tupleItems", facts.tupleItems.map(\.offset)),
    ("tupleLabels", facts.tupleLabels.map(\.value)),
    ("directives", facts.directives.map(\.offset)),
    ("diagnostics", facts.diagnostics.map(\.offset)),
  ]
  for (family, offsets) in families {
    for (index, pair) in zip(offsets, offsets.dropFirst()).enumerated() where pair.1 < pair.0 {
      return "\(family)[\(index + 1)] is at byte \(pair.1), after one at byte \(pair.0)"
    }
  }
  for (fact, next) in zip(facts.directives, facts.directives.dropFirst())
  where fact.offset == next.offset {
    return "there are two directives at byte \(fact.offset)"
  }
  for (fact, next) in zip(facts.diagnostics, facts.diagnostics.dropFirst())
  where fact.offset == next.offset && fact.what.rawValue >= next.what.rawValue {
    return "\(next.what) at byte \(next.offset) is noted after \(fact.what)"
  }
  return nil
}
