import LintelScanner
import LintelVocabulary

/// A declaration is as visible as it says. One that says nothing is no more visible than what
/// encloses it, and no more than the module unless that is what Swift lets it share: the level of a
/// protocol, of the cases of an enum, and of an extension that states one for its members.
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

/// The levels that a declaration without one may have inside of `owner`, whose level is `outer`.
///
/// What can see a private type can see its members, which are as good as `fileprivate`.
private func widest(
  for kind: DeclarationKind, in owner: DeclarationFact, _ outer: AccessLevel
) -> ClosedRange<AccessLevel> {
  switch (owner.kind, kind) {
  case (.protocol, _), (.enum, .enumCase): .private...outer
  case (.extension, _): .private...max(outer, .fileprivate)
  default: .private...min(.internal, max(outer, .fileprivate))
  }
}
