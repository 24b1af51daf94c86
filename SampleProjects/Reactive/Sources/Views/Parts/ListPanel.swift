import ScreenKit

/// A list, and what is said in its place while there is nothing in it.
final class ListPanel<Cell: RowCell>: StackView where Cell.Row: Equatable {
  let list: ListView
  let rows: ListRows<Cell>

  private let problemLabel: Label
  private let busyIndicator: ActivityIndicator
  private let emptyLabel: Label
  private let retryButton: Button

  init(_ name: String) {
    list = ListView(identifier: "\(name).list")
    rows = ListRows(name, in: list)
    busyIndicator = ActivityIndicator(identifier: "\(name).busy")
    emptyLabel = Label(identifier: "\(name).empty")
    problemLabel = Label(identifier: "\(name).error")
    retryButton = Button("", identifier: "\(name).retry")
    super.init(arrangedSubviews: [busyIndicator, emptyLabel, problemLabel, retryButton, list])
    for view in [emptyLabel, problemLabel, retryButton] { view.isHidden = true }
  }

  var retries: Observable<Void> { retryButton.taps }

  var selections: Observable<Int> { rows.selections }

  func show(_ content: ListContent<Cell.Row>) {
    busyIndicator.show(content.isBusy)
    emptyLabel.show(content.emptyText)
    problemLabel.show(content.problem)
    retryButton.show(content.retry)
    rows.show(content.rows, in: list)
  }
}
