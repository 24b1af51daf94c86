import LintelGraph

/// A declaration that a use may mean.
struct Candidate {
  let declaration: DeclarationID
  /// How well the arguments of the use fit the declaration. It is worked out once for each use,
  /// because several steps of the choice depend on it.
  let fit: Fit
  /// Whether the types of the arguments and of the base fit the declaration;
  /// ``Acceptance/open`` until they are compared.
  var acceptance = Acceptance.open
}

extension [Candidate] {
  /// Keeps the candidates that satisfy a condition.
  mutating func keep(where isWanted: (Candidate) -> Bool) {
    removeAll { !isWanted($0) }
  }

  /// Keeps the candidates that satisfy a condition, or all if none does.
  mutating func prefer(_ isWanted: (Candidate) -> Bool) {
    guard count > 1 else { return }
    let wanted = count { isWanted($0) }
    if wanted > 0, wanted < count { keep(where: isWanted) }
  }
}
