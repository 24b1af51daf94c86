import LintelScanner

/// Facts of one family never go back in the file.
func orderBreach(in input: Input) -> String? {
  let facts = input.facts
  return unordered("imports", facts.imports.map(\.offset))
    ?? unordered("declarations", facts.declarations.map(\.offset))
    ?? unordered("parameters", facts.parameters.map(\.offset))
    ?? unordered("references", facts.references.map(\.offset))
    ?? unordered("locals", facts.locals.map(\.offset))
    ?? unordered("inheritances", facts.inheritances.map(\.offset))
    ?? unordered("attributes", facts.attributes.map(\.offset))
}

private func unordered(_ family: String, _ offsets: [UInt32]) -> String? {
  for (index, pair) in zip(offsets, offsets.dropFirst()).enumerated() where pair.1 < pair.0 {
    return "\(family)[\(index + 1)] is at byte \(pair.1), after one at byte \(pair.0)"
  }
  return nil
}
