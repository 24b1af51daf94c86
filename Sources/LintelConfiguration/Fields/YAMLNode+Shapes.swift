import LintelText
import LintelYAML

extension YAMLNode {
  /// Returns the entries of a mapping; anything else is reported.
  package func mapping(_ what: String, expected: String = "a mapping", log: ErrorLog)
    -> [YAMLEntry]?
  {
    if case .mapping(let entries) = content { return entries }
    log.report(FieldError.wrongType(what: what, expected: expected, found: description), at: mark)
    return nil
  }

  /// Returns the elements of a list; anything else is reported.
  package func list(_ what: String, expected: String, log: ErrorLog) -> [YAMLNode]? {
    if case .sequence(let elements) = content { return elements }
    log.report(FieldError.wrongType(what: what, expected: expected, found: description), at: mark)
    return nil
  }
}
