/// An element of a list, with its place in it, by which the identifiers of its row are made.
struct Numbered<Element: Identifiable>: Identifiable {
  let number: Int
  let element: Element

  var id: Element.ID { element.id }
}

extension Array where Element: Identifiable {
  /// The elements, numbered from 0.
  var numbered: [Numbered<Element>] {
    enumerated().map { Numbered(number: $0.offset, element: $0.element) }
  }
}
