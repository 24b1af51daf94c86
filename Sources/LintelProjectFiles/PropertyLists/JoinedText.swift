extension PropertyList.Node {
  /// The text under a key, or those of a list there with blanks between; empty when there is neither.
  func joinedText(_ key: String) -> String {
    self[key].map { $0.text ?? $0.elements.compactMap(\.text).joined(separator: " ") } ?? ""
  }
}
