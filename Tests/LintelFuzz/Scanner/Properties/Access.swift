import LintelScanner
import LintelVocabulary

/// Checks that a declaration has the access level that it states. One that states none is no more
/// visible than its owner, and no more than the module unless it shares the level of its owner: a
/// protocol, the enum of a case, or an extension that states a level for its members.
func accessBreach(in input: ScannerInput) -> String? {
  let declarations = input.facts.declarations
  let levels = input.facts.declarations.accessLevels()
  guard levels.count == declarations.count else {
    return "\(levels.count) levels for \(declarations.count) declarations"
  }
  for (index, fact) in declarations.enumerated() {
    let level = levels[index]
    let isRight =
      if let written = fact.access {
        level == written
      } else if fact.owner < 0 {
        level == .internal
      } else {
        widest(for: fact.kind, in: declarations[Int(fact.owner)], levels[Int(fact.owner)])
          .contains(level)
      }
    guard isRight else {
      return "declarations[\(index)], written \(fact.access?.rawValue ?? "nothing"), is \(level)"
    }
  }
  return nil
}

/// Returns the levels that a declaration without one may have in `owner`, whose level is `outer`.
///
/// Code that sees a private type also sees its members, which are in effect `fileprivate`.
private func widest(
  for kind: DeclarationKind, in owner: DeclarationFact, _ outer: AccessLevel
) -> ClosedRange<AccessLevel> {
  switch (owner.kind, kind) {
  case (.protocol, _), (.enum, .enumCase): .private...outer
  case (.extension, _): .private...max(outer, .fileprivate)
  default: .private...min(.internal, max(outer, .fileprivate))
  }
}
