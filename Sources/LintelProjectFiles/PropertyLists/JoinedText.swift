extension PropertyList.Node {
  /// Returns the text under a key, or the texts of a list there joined by blanks; empty if there is
  /// neither.
  func joinedText(_ key: String) -> String {
    self[key].map { $0.text ?? $0.elements.compactMap(\.text).joined(separator: " ") } ?? ""
  }
}
