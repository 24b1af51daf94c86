extension Array where Element: Identifiable {
  /// The element with an identity; `nil` if there is none.
  subscript(id id: Element.ID) -> Element? { first { $0.id == id } }
}
