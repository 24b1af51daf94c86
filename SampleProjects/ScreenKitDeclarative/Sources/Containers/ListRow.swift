import ScreenKit

/// What a list shows of one element: a view, in the cell that the row has at the moment.
@MainActor
final class ListRow {
  /// How many rows of the list come before this one.
  var position = 0

  /// What the row's cell is named.
  var identifier: String? {
    didSet { cell?.identifier = identifier }
  }

  fileprivate weak var cell: ListRowCell?
  private let container = Container(.vertical)

  var content: Node? { container.content }
  var stack: StackView { container.stack }

  /// Whether the row is in a cell of the list, and not scrolled out of it.
  var isInList: Bool { stack.window != nil }

  func show(_ content: @escaping @MainActor () -> any DeclarativeView, in context: ViewContext) {
    var context = context
    context.attributes.row = self
    container.show(DeferredView(content: content), in: context)
  }

  /// Ends the row's life.
  func remove() {
    content?.remove()
    stack.removeFromSuperview()
  }
}

/// A cell that any row can be in.
final class ListRowCell: ListCell {
  /// What the row says, if it is a single view that says something.
  override var accessibilityValue: String? {
    guard let stack = subviews.first, stack.subviews.count == 1 else { return nil }
    return stack.subviews[0].accessibilityValue
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    for row in subviews { row.removeFromSuperview() }
  }

  func show(_ row: ListRow) {
    row.cell = self
    identifier = row.identifier
    addSubview(row.stack)
  }
}
