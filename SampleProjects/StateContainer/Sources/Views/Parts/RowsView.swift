import ScreenKitDeclarative

/// A list whose rows are known by their places: "chats.0", "chats.1".
struct RowsView<Element: Identifiable, Row: DeclarativeView>: DeclarativeView {
  private struct Place: Identifiable {
    let number: Int
    let element: Element

    var id: Element.ID { element.id }
  }

  /// What all identifiers begin with, such as "chats".
  let name: String
  let elements: [Element]
  let choose: @MainActor (Element.ID) -> Void

  /// What is in a row, whose identifiers begin with the one that is given.
  @ViewBuilder let row: @MainActor (Element, String) -> Row

  var body: some DeclarativeView {
    let places = elements.enumerated().map { Place(number: $0.offset, element: $0.element) }
    let selection = Binding<Element.ID?>(get: { nil }, set: { id in id.map(choose) })
    List(places, selection: selection) { place in
      let identifier = "\(name).\(place.number)"
      HStack { row(place.element, identifier) }.lineLimit(1).accessibilityIdentifier(identifier)
    }
    .accessibilityIdentifier("\(name).list")
  }
}
