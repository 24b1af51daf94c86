import ScreenKitDeclarative

/// A list whose rows are named by their positions: "contacts.0", "contacts.1".
struct NumberedList<Element: Identifiable, Row: DeclarativeView>: DeclarativeView {
  let name: String
  let elements: [Element]
  let choose: Send<Element.ID>
  @ViewBuilder let row: @MainActor (Element, String) -> Row

  var body: some DeclarativeView {
    List(elements.numbered, selection: selection) { numbered in
      let identifier = "\(name).\(numbered.position)"
      HStack { row(numbered.element, identifier) }.lineLimit(1).accessibilityIdentifier(identifier)
    }
    .accessibilityIdentifier("\(name).list")
  }

  private var selection: Binding<Element.ID?> {
    Binding(get: { nil }, set: { id in id.map(choose) })
  }
}

/// An element, and how many come before it.
struct Numbered<Element: Identifiable>: Identifiable {
  let position: Int
  let element: Element

  var id: Element.ID { element.id }
}

extension Array where Element: Identifiable {
  var numbered: [Numbered<Element>] {
    enumerated().map { Numbered(position: $0.offset, element: $0.element) }
  }
}
