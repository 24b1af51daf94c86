import LintelText

extension NearestName {
  /// Returns `; did you mean 'View'?`, or a list of the known names.
  ///
  /// - Parameter what: a word for the known names in the message: `components`; `nil` to list them
  ///   as the words that were expected.
  package static func suggestion(for name: String, known: [String], what: String? = nil) -> String {
    if let nearest = of(name, among: known) { return "; did you mean '\(nearest)'?" }
    if let what { return all(what, known) }
    return "; expected \(list(known.map(quoted), last: "or"))"
  }

  package static func all(_ what: String, _ known: [String]) -> String {
    if known.isEmpty { return "; there are no \(what)" }
    return "; the \(what) are \(list(known.map(quoted), last: "and", limit: 8))"
  }
}
