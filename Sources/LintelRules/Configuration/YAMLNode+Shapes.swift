extension YAMLNode {
  /// The entries of a mapping; anything else is reported.
  func mapping(_ what: String, expected: String = "a mapping", log: ProblemLog) -> [YAMLEntry]? {
    if case .mapping(let entries) = content { return entries }
    log.report(.wrongType(what: what, expected: expected, found: description), at: mark)
    return nil
  }

  /// The elements of a list; anything else is reported.
  func list(_ what: String, expected: String, log: ProblemLog) -> [YAMLNode]? {
    if case .sequence(let elements) = content { return elements }
    log.report(.wrongType(what: what, expected: expected, found: description), at: mark)
    return nil
  }
}
