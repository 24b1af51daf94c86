extension NearestName {
  /// Returns `; did you mean 'A', 'B' or 'C'?`, with dots after the first three names; an empty
  /// text for no names.
  package static func question(_ names: [String]) -> String {
    names.isEmpty ? "" : "; did you mean \(choice(of: names))?"
  }

  private static func choice(of names: [String]) -> String {
    let shown = names.prefix(3).map(quoted)
    return names.count == shown.count
      ? list(shown, last: "or") : (shown + ["…"]).joined(separator: ", ")
  }
}
