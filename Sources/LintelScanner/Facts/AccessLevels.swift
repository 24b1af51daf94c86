import LintelVocabulary

extension [DeclarationFact] {
  /// The access level of each declaration of a file, by the indices of the declarations: as
  /// written, or as implied by the enclosing declaration.
  package func accessLevels() -> [AccessLevel] {
    var levels: [AccessLevel] = []
    levels.reserveCapacity(count)
    for fact in self {
      if let access = fact.access {
        levels.append(access)
        continue
      }
      // An owner comes before the declarations that it encloses.
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
  /// Returns the access level of a declaration without a written level, inside of a declaration
  /// with level `outer`: *The Swift Programming Language*, "Access Control".
  /// `public extension A { func b() {} }` makes `b` public.
  ///
  /// A `private` type makes its members `fileprivate`, as in the compiler: code that can see the
  /// type can see the members. The level of an extended type is unknown here, because it may be
  /// declared in another file.
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
