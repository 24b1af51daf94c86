import ScreenKit

/// A cell that shows a row of a view model in several parts, each with an identifier of its own.
class RowCell<Row>: ListCell {
  /// The parts by the last words of their identifiers: "name" in "chats.0.name".
  var parts: KeyValuePairs<String, View> { [:] }

  required init(reuseIdentifier: String) {
    super.init(reuseIdentifier: reuseIdentifier)
    addSubview(makeContent())
  }

  /// The parts in their places: side by side, unless a cell says otherwise.
  func makeContent() -> View {
    StackView(arrangedSubviews: parts.map(\.value), axis: .horizontal)
  }

  func show(_ row: Row) {}

  /// Names the cell and its parts.
  func identify(as identifier: String) {
    self.identifier = identifier
    for part in parts { part.value.identifier = "\(identifier).\(part.key)" }
  }
}
