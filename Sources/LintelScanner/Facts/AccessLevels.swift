import LintelVocabulary

extension [DeclarationFact] {
  /// The access level of each declaration of a file, same positions: as written, or else as implied
  /// by the declaration around it.
  package func accessLevels() -> [AccessLevel] {
    var levels: [AccessLevel] = []
    levels.reserveCapacity(count)
    for fact in self {
      if let access = fact.access {
        levels.append(access)
        continue
      }
      // An owner stands before what it encloses.
      guard fact.owner >= 0 else {
        levels.append(.internal)
        continue
      }
      let owner = self[Int(fact.owner)].kind
      levels.append(.implied(for: fact.kind, in: owner, levels[Int(fact.owner)]))
    }
    return levels
  }
}

extension AccessLevel {
  /// The level of what is declared without one inside of a declaration with level `outer`: *The
  /// Swift Programming Language*, "Access Control".
  ///
  /// A `private` type makes its members `fileprivate`, as the compiler has it: what can see the
  /// type can see them. What type an extension extends, and how visible that is, no file tells.
  fileprivate static func implied(
    for kind: DeclarationKind, in owner: DeclarationKind, _ outer: AccessLevel
  ) -> AccessLevel {
    switch owner {
    case .protocol: outer
    case .enum where kind == .enumCase: outer
    case .extension: max(outer, .fileprivate)
    default: min(max(outer, .fileprivate), .internal)
    }
  }
}
